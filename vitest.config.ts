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
    // A file finds in its worker what those before it have loaded; nothing of the product remembers what it did there.
    isolate: false,
    unstubGlobals: true,
    // Tests wait for the database as much as they work.
    maxWorkers: 3,
    testTimeout: 20_000,
    hookTimeout: 30_000,
    restoreMocks: true,
  },
});
