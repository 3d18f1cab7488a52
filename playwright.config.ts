import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // A journey waits as much as it works: twice as many as there are processors of the smallest machine.
  workers: 4,
  timeout: 120_000,
  // A busy machine is slow, not wrong. What passes only at its second try is listed as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Each window that opens softly is waited for. `journey` and `palette` go with all that moves.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would make them all slower by a third.
    trace: 'on-first-retry',
    launchOptions: {
      args: CHROMIUM_FLAGS,
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
