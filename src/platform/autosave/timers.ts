/** The clock of whoever saves by itself. */
export type Timers = {
  now(): number;
  /** Calls once after so many milliseconds; answers how to stop that. */
  after(milliseconds: number, call: () => void): () => void;
};

export const makeTimers = (): Timers => ({
  now: () => Date.now(),
  after: (milliseconds, call) => {
    const timer = setTimeout(call, milliseconds);
    return () => clearTimeout(timer);
  },
});
