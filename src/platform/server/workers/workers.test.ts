import { expect, test } from 'vitest';
import { poolOptions } from './workers.ts';

/** The memory that the instance takes without its workers. */
const INSTANCE_MB = 200;
const PASSWORD_WORKER_MB = 60;

test.each([512, 640, 1000])('The workers of both pools fit into %i MB beside the instance', (memoryMb) => {
  const { tasks, passwords } = poolOptions(memoryMb);
  expect(passwords.maxBusy).toBe(1);
  expect(INSTANCE_MB + tasks.memoryMb + passwords.maxBusy * PASSWORD_WORKER_MB).toBeLessThanOrEqual(memoryMb);
});

test.each([256, 512, 4096, 64_000])('Both pools work with %i MB', (memoryMb) => {
  const { tasks, passwords } = poolOptions(memoryMb);
  expect(tasks.maxBusy).toBeGreaterThanOrEqual(2);
  expect(tasks.maxWorkers).toBeGreaterThan(tasks.maxBusy);
  expect(passwords.maxBusy).toBeGreaterThanOrEqual(1);
});
