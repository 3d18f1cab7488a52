/** A source of the current time, injected so that time-dependent rules can be tested without waiting. */
export type Clock = { now(): Date };

export const systemClock: Clock = { now: () => new Date() };
