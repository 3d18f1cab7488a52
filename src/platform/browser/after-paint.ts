/** The work that waits for the next frame, in order. */
let waiting: (() => void)[] = [];

/** The events before which it is done early, because they may depend on it. */
const FLUSHING_EVENTS = ['keydown', 'pointerdown', 'focusout', 'visibilitychange', 'pagehide'] as const;

/**
 * Runs work once the next frame was painted, so that what was typed appears without waiting for it. Runs it earlier if
 * another key is pressed, or the pointer, the focus or the reader goes elsewhere.
 */
export function afterPaint(work: () => void) {
  if (waiting.length === 0) {
    for (const type of FLUSHING_EVENTS) window.addEventListener(type, flush, { capture: true });
    requestAnimationFrame(() => setTimeout(flush));
  }
  if (!waiting.includes(work)) waiting.push(work);
}

function flush() {
  for (const type of FLUSHING_EVENTS) window.removeEventListener(type, flush, { capture: true });
  const works = waiting;
  waiting = [];
  for (const work of works) work();
}
