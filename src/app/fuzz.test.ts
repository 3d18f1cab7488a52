import { expect, it } from 'vitest';
import { fuzz } from '#testing/fuzz/fuzz.ts';

const REQUESTS = 300;

it('requests of all kinds get a response, and never a server error', { timeout: 60_000 }, async () => {
  const { requests, findings, logged, crashed, statuses } = await fuzz({ seed: 1, requests: REQUESTS });
  expect(findings.filter(({ fault }) => fault !== 'slow')).toEqual([]);
  expect(logged).toEqual([]);
  expect(crashed).toBeUndefined();
  expect(requests).toBe(REQUESTS);
  // A run in which every request is refused would find nothing.
  for (const counts of Object.values(statuses)) expect(counts[200]).toBeGreaterThan(5);
});
