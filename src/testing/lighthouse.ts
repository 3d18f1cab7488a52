import { chromium, type LaunchOptions } from '@playwright/test';
import lighthouse from 'lighthouse';
import { throttling } from 'lighthouse/core/config/constants.js';
import { freePort } from './product.ts';

/** Returns the Lighthouse scores of a page on a slow phone, from 0 to 100, by category. */
export async function lighthouseScores(
  address: string,
  categories: string[],
  { args = [], ...options }: LaunchOptions = {},
) {
  const port = await freePort();
  const browser = await chromium.launch({ ...options, args: [...args, `--remote-debugging-port=${port}`] });
  try {
    const result = await lighthouse(address, {
      port,
      onlyCategories: categories,
      logLevel: 'error',
      throttling: throttling.mobileSlow4G,
    });
    if (!result) throw new Error('Lighthouse returned no result');
    const scores = Object.entries(result.lhr.categories);
    return Object.fromEntries(scores.map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]));
  } finally {
    await browser.close();
  }
}
