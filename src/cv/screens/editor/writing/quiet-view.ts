import { makeTimers, type Timers } from '#platform/autosave/timers.ts';
import type { Operation } from '../../../model/operations.ts';
import type { CvView, CvWriter } from './cv-writer.ts';

/** The pause after which typing counts as finished. */
export const TYPING_RESTS_MILLISECONDS = 300;

/**
 * Wraps a writer so that subscribers are notified of typing only when it pauses, and of other changes at once. A
 * keystroke then renders only the field that it is typed in, regardless of the size of the CV.
 */
export function makeQuietView(writer: CvWriter, timers: Timers = makeTimers()) {
  const listeners = new Set<() => void>();
  let told: CvView = writer.view();
  let isTyping = false;
  let stopRest: (() => void) | undefined;

  /** Notifies subscribers of changes withheld during typing. */
  function catchUp() {
    stopRest?.();
    stopRest = undefined;
    if (told === writer.view()) return;
    told = writer.view();
    for (const listener of listeners) listener();
  }

  function hear() {
    if (!isTyping) return catchUp();
    stopRest?.();
    stopRest = timers.after(TYPING_RESTS_MILLISECONDS, catchUp);
  }

  let deafen: (() => void) | undefined;
  return {
    view: () => told,
    subscribe: (listener: () => void) => {
      if (listeners.size === 0) {
        deafen = writer.subscribe(hear);
        told = writer.view();
      }
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) deafen?.();
      };
    },
    catchUp,
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
