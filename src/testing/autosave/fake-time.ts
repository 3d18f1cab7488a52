import type { Timers } from '#platform/browser/autosave/timers.ts';

/** Returns a clock that moves only in `advance`. */
export function makeFakeTime() {
  let now = 0;
  let waiting: { at: number; call: () => void }[] = [];
  const timers: Timers = {
    now: () => now,
    after: (ms, call) => {
      const entry = { at: now + ms, call };
      waiting.push(entry);
      return () => {
        waiting = waiting.filter((other) => other !== entry);
      };
    },
  };
  const settle = async () => {
    for (let tick = 0; tick < 30; tick += 1) await Promise.resolve();
  };
  return {
    timers,
    settle,
    /** Advances the clock and runs the timers that are due. */
    async advance(ms: number) {
      const end = now + ms;
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
