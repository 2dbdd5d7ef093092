"""What an app may use only with a reason in its privacy manifest, without which its upload is refused.

Source: "Describing use of required reason API" in Apple's documentation of bundle resources.
"""

import re

# As Swift spells each, and as the object code does where that is another name.
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
# A symbol of C has an underscore before it, a class two.
USE = re.compile(r"(?<![A-Za-z0-9])(%s)(?![A-Za-z0-9])" % "|".join(NAMES))
