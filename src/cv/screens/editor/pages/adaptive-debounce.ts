/** Pages that take at most this long to typeset and paint do not delay the display of typed text. */
const FAST_RENDER_MS = 150;
const MAX_DELAY_MS = 400;
/** Limits the time between updates of heavy pages during continuous typing. */
const MAX_WAIT_MS = 30_000;
/**
 * Gaps that count as continuous typing: a shorter one to begin it, a longer one to continue it, so that a slowly
 * displayed keystroke does not end it.
 */
const TYPING_START_GAP_MS = 180;
const TYPING_CONTINUE_GAP_MS = 350;

/**
 * Returns a debouncer that computes how long to wait for typing to pause before the pages are typeset. The wait is 0
 * after a single keystroke and for pages that are fast.
 */
export function makeAdaptiveDebounce(now = () => performance.now()) {
  let renderMs = 0;
  let typedAt = Number.NEGATIVE_INFINITY;
  let renderStartedAt = Number.NEGATIVE_INFINITY;
  let isTyping = false;
  return {
    onTyped: () => {
      const at = now();
      isTyping = at - typedAt < (isTyping ? TYPING_CONTINUE_GAP_MS : TYPING_START_GAP_MS);
      typedAt = at;
    },
    /** Call when typesetting begins. */
    onRenderStart: () => {
      renderStartedAt = now();
    },
    /** Call when the pages are painted. */
    onRenderEnd: () => {
      renderMs = now() - renderStartedAt;
    },
    delayMs: () => {
      const isHeavy = isTyping && renderMs > FAST_RENDER_MS;
      return isHeavy && now() - renderStartedAt < MAX_WAIT_MS ? Math.min(MAX_DELAY_MS, renderMs) : 0;
    },
  };
}
