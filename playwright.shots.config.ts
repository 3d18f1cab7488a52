import { defineConfig } from '@playwright/test';
import journeys from './playwright.config.ts';

/** The same browser and product as the journeys, taking pictures. */
export default defineConfig({ ...journeys, testMatch: '**/*.shots.ts' });
