import { vi } from 'vitest';

const POLLING = { timeout: 10_000, interval: 20 };

/** Retries a check until it passes and returns its result. The timeout is generous, for busy machines. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, POLLING);
