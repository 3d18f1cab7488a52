import { makeTimers, type Timers } from '#platform/browser/autosave/timers.ts';
import type { Operation } from '../../../model/operations.ts';
import type { CvView, CvWriter } from './cv-writer.ts';

/** The pause after which typing counts as finished. */
export const TYPING_PAUSE_MS = 300;

/**
 * Wraps a writer so that subscribers are notified of typing only when it pauses, and of other changes at once. A
 * keystroke then renders only the field that it is typed in, regardless of the size of the CV.
 */
export function makeDebouncedView(writer: CvWriter, timers: Timers = makeTimers()) {
  const listeners = new Set<() => void>();
  let published: CvView = writer.view();
  let isTyping = false;
  let cancelTimer: (() => void) | undefined;

  /** Notifies subscribers of changes withheld during typing. */
  function flush() {
    cancelTimer?.();
    cancelTimer = undefined;
    if (published === writer.view()) return;
    published = writer.view();
    for (const listener of listeners) listener();
  }

  function onChange() {
    if (!isTyping) return flush();
    cancelTimer?.();
    cancelTimer = timers.after(TYPING_PAUSE_MS, flush);
  }

  let unsubscribe: (() => void) | undefined;
  return {
    view: () => published,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        unsubscribe = writer.subscribe(onChange);
        published = writer.view();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) unsubscribe?.();
      };
    },
    flush,
    /** Applies an operation that results from typing. */
    type: (operation: Operation) => {
      isTyping = true;
      try {
        writer.do([operation]);
      } finally {
        isTyping = false;
      }
    },
  };
}
