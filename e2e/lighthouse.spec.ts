import { chromium } from '@playwright/test';
import lighthouse from 'lighthouse';
import { freePort } from '../src/testing/product.ts';
import { expect, test } from './test.ts';

const JUDGED_ONCE = ['accessibility', 'best-practices', 'seo'] as const;
const ALL = [...JUDGED_ONCE, 'performance'] as const;
const PERFECT = Object.fromEntries(ALL.map((name) => [name, 100]));
const TRIES = 5;

test('Lighthouse finds nothing to better on the first page', async ({ product, launchOptions }) => {
  test.setTimeout(240_000);
  const port = await freePort();
  const browser = await chromium.launch({
    ...launchOptions,
    args: [...(launchOptions.args ?? []), `--remote-debugging-port=${port}`],
  });
  const judge = async (categories: readonly string[]) => {
    const result = await lighthouse(product.url, { port, onlyCategories: [...categories], logLevel: 'error' });
    if (!result) throw new Error('Lighthouse gave no result');
    return Object.fromEntries(
      Object.entries(result.lhr.categories).map(([name, { score }]) => [name, Math.round((score ?? 0) * 100)]),
    );
  };
  try {
    let scores = await judge(ALL);
    // A machine that is busy with other tests only ever slows the page down: the best of some runs is the page's own.
    for (let run = 1; run < TRIES && (scores.performance ?? 0) < 100; run += 1) {
      const { performance = 0 } = await judge(['performance']);
      scores = { ...scores, performance: Math.max(performance, scores.performance ?? 0) };
    }
    expect(scores).toEqual(PERFECT);
  } finally {
    await browser.close();
  }
});
