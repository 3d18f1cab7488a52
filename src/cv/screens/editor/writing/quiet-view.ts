import { makeTimers, type Timers } from '#platform/autosave/timers.ts';
import type { Operation } from '../../../model/operations.ts';
import type { CvView, CvWriter } from './cv-writer.ts';

/** Fingers that pause for longer have stopped typing. */
export const TYPING_RESTS_MILLISECONDS = 300;

/**
 * A writer as most of the screen sees it: of letters it hears once the typing rests, of everything else at once. So a key
 * costs no more than the field in which it is pressed, however large the CV is.
 */
export function makeQuietView(writer: CvWriter, timers: Timers = makeTimers()) {
  const listeners = new Set<() => void>();
  let told: CvView = writer.view();
  let isTyping = false;
  let stopRest: (() => void) | undefined;

  /** Tells now what has not been told yet. */
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
    /** Does what a letter does. */
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
