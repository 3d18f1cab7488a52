import react from '@vitejs/plugin-react';
import { defineConfig } from 'vitest/config';
import { contractRoutes } from './scripts/contract-routes.ts';

export default defineConfig({
  plugins: [contractRoutes(), react()],
  test: {
    include: ['src/**/*.test.{ts,tsx}'],
    globalSetup: ['src/testing/postgres-for-tests.ts'],
    setupFiles: ['src/testing/quiet-console.ts'],
    pool: 'forks',
    // Files in a worker share loaded modules, which is safe because no module of the product keeps state.
    isolate: false,
    unstubGlobals: true,
    // Tests wait for the database half of the time.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
