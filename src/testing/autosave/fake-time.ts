import type { Timers } from '#platform/autosave/timers.ts';

/** Returns a clock that moves only in `pass`. */
export function makeFakeTime() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  const timers: Timers = {
    now: () => now,
    after: (milliseconds, call) => {
      const entry = { at: now + milliseconds, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  const settle = async () => {
    for (let turn = 0; turn < 30; turn += 1) await Promise.resolve();
  };
  return {
    timers,
    settle,
    /** Advances the clock and runs the timers that are due. */
    async pass(milliseconds: number) {
      const end = now + milliseconds;
      await settle();
      for (;;) {
        const [next] = waiting.filter(({ at }) => at <= end).sort((a, b) => a.at - b.at);
        if (!next) break;
        waiting = waiting.filter((other) => other !== next);
        now = Math.max(now, next.at);
        next.call();
        await settle();
      }
      now = end;
    },
  };
}
export type FakeTime = ReturnType<typeof makeFakeTime>;
