import { afterEach, beforeEach, expect, vi } from 'vitest';

const METHODS = ['log', 'info', 'warn', 'error', 'debug'] as const;

/** Fails any test that writes to the console, because noise hides real problems. */
beforeEach(() => {
  for (const method of METHODS) vi.spyOn(console, method);
});

afterEach(() => {
  const noise = METHODS.flatMap((method) => vi.mocked(console[method]).mock.calls.map((call) => [method, ...call]));
  expect(noise, 'the test wrote to the console').toEqual([]);
});
