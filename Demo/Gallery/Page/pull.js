/* Pulls a screen past its start and lets go, for those who press a button: against growing resistance,
   and back. What shows there is again what the layout said. */
function pull(screen) {
  cancelAnimationFrame(screen.pulling);
  screen.scrollTo(screen.recording.first);
  const began = performance.now();
  const step = (now) => {
    const { over, length } = screen.recording;
    const time = Math.max(0, now - began);
    const distance = 620 * (time < 420 ? Math.sin(time / 420 * Math.PI / 2) : 0.82 ** ((time - 420) / 17));
    const stretched = (1 - 1 / (distance * 0.55 / length + 1)) * length;
    screen.pull = distance < 0.6 ? 0 : -Math.min(stretched, over);
    screen.render();
    if (screen.pull !== 0 || time < 420) screen.pulling = requestAnimationFrame(step);
  };
  screen.pulling = requestAnimationFrame(step);
}
