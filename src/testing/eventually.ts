import { vi } from 'vitest';

const PATIENCE = { timeout: 10_000, interval: 20 };

/** Tries until the check passes, and gives what it gives. A busy machine may take its time, an idle one loses none. */
export const eventually = <T>(check: () => T | Promise<T>) => vi.waitFor(check, PATIENCE);
