/** The clock and timers of the saver, replaceable in tests. */
export type Timers = {
  now(): number;
  /** Calls back once after a delay; returns a function that cancels it. */
  after(milliseconds: number, call: () => void): () => void;
};

export const makeTimers = (): Timers => ({
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
});
