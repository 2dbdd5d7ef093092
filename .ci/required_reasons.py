"""API that an app may use only if its privacy manifest has a reason for it.

Without the reason, Apple refuses the upload. Source: "Describing use of required reason API" in Apple's documentation of bundle resources.
"""

import re

# Each name in Swift, and its name in object code if that differs.
NAMES = (
    # File timestamps.
    "creationDate", "creationDateKey", "modificationDate", "fileModificationDate", "contentModificationDateKey",
    "NSFileCreationDate", "NSURLCreationDateKey", "NSFileModificationDate", "NSURLContentModificationDateKey",
    "getattrlist", "getattrlistbulk", "fgetattrlist", "getattrlistat", "stat", "fstat", "fstatat", "lstat",
    # System boot time.
    "systemUptime", "mach_absolute_time",
    # Disk space.
    "volumeAvailableCapacityKey", "volumeAvailableCapacityForImportantUsageKey",
    "volumeAvailableCapacityForOpportunisticUsageKey", "volumeTotalCapacityKey",
    "NSURLVolumeAvailableCapacityKey", "NSURLVolumeAvailableCapacityForImportantUsageKey",
    "NSURLVolumeAvailableCapacityForOpportunisticUsageKey", "NSURLVolumeTotalCapacityKey",
    "systemFreeSize", "systemSize", "NSFileSystemFreeSize", "NSFileSystemSize",
    "statfs", "statvfs", "fstatfs", "fstatvfs",
    # Active keyboards, and user defaults.
    "activeInputModes", "UserDefaults", "NSUserDefaults")
# In object code, an underscore precedes a C symbol, and other characters precede a class name.
USE = re.compile(r"(?<![A-Za-z0-9])(%s)(?![A-Za-z0-9])" % "|".join(NAMES))
