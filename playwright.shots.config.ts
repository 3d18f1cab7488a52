import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** Takes screenshots with the browser and the product of the journeys. */
export default defineConfig({ ...journeys, testMatch: '**/*.shots.ts' });
