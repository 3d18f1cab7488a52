import { defineConfig } from '@playwright/test';
import { CHROMIUM_FLAGS } from './scripts/chromium-flags.ts';

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: true,
  // Twice the number of processors of the smallest machine, because journeys wait half of the time.
  workers: 4,
  timeout: 120_000,
  // A busy machine can cause timeouts. A journey that passes only on retry is reported as flaky.
  retries: 1,
  expect: { timeout: 20_000 },
  use: {
    locale: 'en-US',
    timezoneId: 'UTC',
    // Avoids waiting for opening animations. `journey` and `palette` run with animations.
    contextOptions: { reducedMotion: 'reduce' },
    // Recording every journey would slow all of them down by a third.
    trace: 'on-first-retry',
    launchOptions: {
      // Pages live for seconds, too short for optimized code to be worth compiling: a tenth of the whole run.
      args: [...CHROMIUM_FLAGS, '--js-flags=--no-turbofan --no-maglev'],
      ...(process.env.CHROMIUM_PATH ? { executablePath: process.env.CHROMIUM_PATH } : {}),
    },
  },
});
