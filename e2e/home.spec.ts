import type { CDPSession, Page } from '@playwright/test';
import { LANGUAGES } from '../src/platform/pure/i18n/languages.ts';
import { expect, test } from './test.ts';

const MAX_BYTES = 60_000;
const THEMES = { light: 'rgb(255, 255, 255)', dark: 'rgb(17, 24, 39)' } as const;

const backgroundOf = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
const expectBackground = (page: Page, background: string) => expect.poll(() => backgroundOf(page)).toBe(background);
const overflowOf = (page: Page) =>
  page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);

/** Returns the size of each response on the wire, including headers. */
async function measureWeights(session: CDPSession) {
  const weights = new Map<string, number>();
  const addresses = new Map<string, string>();
  await session.send('Network.enable');
  session.on('Network.responseReceived', ({ requestId, response }) => addresses.set(requestId, response.url));
  session.on('Network.loadingFinished', ({ requestId, encodedDataLength }) =>
    weights.set(addresses.get(requestId) ?? requestId, encodedDataLength),
  );
  return weights;
}

for (const language of Object.keys(LANGUAGES)) {
  test(`the home page weighs at most 60 kB in ${language} and has no script`, async ({ page, product, context }) => {
    const weights = await measureWeights(await context.newCDPSession(page));
    await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('script, style, [style], [onclick]').count()).toBe(0);
    expect([...weights.keys()].filter((address) => !address.startsWith(product.url))).toEqual([]);
    expect([...weights.keys()].some((address) => address.endsWith('.woff2'))).toBe(true);
    const total = [...weights.values()].reduce((sum, weight) => sum + weight, 0);
    expect(total, JSON.stringify(Object.fromEntries(weights), null, 1)).toBeLessThanOrEqual(MAX_BYTES);
  });
}

test('nothing on the home page moves while it loads', async ({ page }) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, { shifts });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.push((entry as unknown as { value: number }).value);
    }).observe({ type: 'layout-shift', buffered: true });
  });
  const firstPaint = Promise.withResolvers<void>();
  await page.route('**/*.woff2', async (route) => {
    await firstPaint.promise;
    await route.continue();
  });
  await page.goto('/', { waitUntil: 'domcontentloaded' });
  // The second frame begins after the first has been painted with the system's typefaces.
  await page.evaluate(() => new Promise((seen) => requestAnimationFrame(() => requestAnimationFrame(seen))));
  firstPaint.resolve();
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => document.fonts.ready);
  const shifts = await page.evaluate(() => (window as unknown as { shifts: number[] }).shifts);
  expect(shifts.reduce((sum, shift) => sum + shift, 0)).toBeLessThan(0.01);
});

test('a portfolio and a CV are side by side in the first view', async ({ page }) => {
  for (const [width, height] of [
    [1280, 720],
    [375, 720],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    const portfolio = await page.getByRole('img', { name: /portfolio site\./ }).boundingBox();
    const cv = await page.getByRole('img', { name: /^A page of .* resume\./ }).boundingBox();
    if (!portfolio || !cv) throw new Error('the portfolio or the CV is missing');
    expect(cv.x).toBeGreaterThanOrEqual(portfolio.x + portfolio.width);
    expect(Math.max(portfolio.y, cv.y)).toBeLessThan(height - 200);
  }
});

test('the home page is accessible in both themes, on a phone and on a desktop', async ({ page, expectAccessible }) => {
  await page.goto('/');
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme });
    for (const width of [320, 1280]) {
      await page.setViewportSize({ width, height: 720 });
      await expectAccessible(page);
    }
  }
});

test('nothing overflows sideways, from a small phone to a wall display, and at four times the size', async ({
  page,
}) => {
  await page.goto('/');
  for (const width of [320, 360, 375, 414, 460, 600, 621, 768, 861, 1024, 1280, 1440, 1680, 1920, 2560]) {
    await page.setViewportSize({ width, height: 800 });
    expect(await overflowOf(page), `at ${width}`).toBeLessThanOrEqual(0);
  }
  for (const zoom of [2, 4]) {
    await page.setViewportSize({ width: 1280 / zoom, height: 720 / zoom });
    await page.goto('/');
    expect(await overflowOf(page), `${zoom} times`).toBeLessThanOrEqual(0);
  }
});

test('in forced colors everything is distinguishable from its background', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/');
  const colors = await page.evaluate(() => {
    const of = (selector: string, name: 'color' | 'borderTopColor') =>
      getComputedStyle(document.querySelector(selector) as Element)[name];
    return {
      mark: of('.mark', 'color'),
      glass: of('.case', 'borderTopColor'),
      plinth: of('.plinth', 'borderTopColor'),
      paper: of('.paper', 'borderTopColor'),
      button: of('.button', 'color'),
      terminal: of('.terminal', 'color'),
    };
  });
  const background = await backgroundOf(page);
  for (const [part, color] of Object.entries(colors)) expect(color, part).not.toBe(background);
});

test('every link of the home page works', async ({ page, request }) => {
  await page.goto('/');
  const links = await page
    .locator('a, link[href]')
    .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
  expect(links.length).toBeGreaterThan(8);
  for (const link of new Set(links)) {
    const address = new URL(link);
    const answer = await request.get(link);
    expect(answer.status(), link).toBe(200);
    if (address.hash) expect(await answer.text()).toContain(`id="${address.hash.slice(1)}"`);
  }
});

test('pages follow the system theme until a link chooses one, which the links then keep', async ({ page }) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.goto('/');
  await expectBackground(page, THEMES.dark);
  const themes = page.getByRole('navigation', { name: 'Theme' });
  await expect(themes.getByRole('link', { name: 'System' })).toHaveAttribute('aria-current', 'true');

  await themes.getByRole('link', { name: 'Light' }).click();
  await expect(page).toHaveURL('/?theme=light');
  await expectBackground(page, THEMES.light);
  await page.getByRole('navigation', { name: 'Pages' }).getByRole('link', { name: 'API reference' }).click();
  await expect(page).toHaveURL('/api/docs?theme=light');
  await expectBackground(page, THEMES.light);

  await page.emulateMedia({ colorScheme: 'light' });
  await themes.getByRole('link', { name: 'Dark' }).click();
  await expectBackground(page, THEMES.dark);
  await themes.getByRole('link', { name: 'System' }).click();
  await expect(page).toHaveURL('/api/docs');
  await expectBackground(page, THEMES.light);
});

test('a language is chosen by a link, keeps the theme, and has its own URL', async ({ page, product }) => {
  await page.goto('/?theme=dark');
  const languages = page.getByRole('navigation', { name: 'Language' }).getByRole('link');
  const offered = await languages.evaluateAll((links) => links.map((link) => (link as HTMLAnchorElement).hreflang));
  const alternates = page.locator('link[rel=alternate]');
  expect(await alternates.evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).hreflang))).toEqual([
    ...offered,
    'x-default',
  ]);
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}/`);
  for (const language of offered) {
    await page.goto('/?theme=dark');
    await page.locator(`nav a[hreflang=${language}]`).click();
    await expect(page).toHaveURL(`/?lang=${language}&theme=dark`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', `${product.url}/?lang=${language}`);
    expect(await backgroundOf(page)).toBe(THEMES.dark);
  }
});

test('other query parameters change nothing', async ({ request }) => {
  const plain = await request.get('/');
  const tagged = await request.get('/?utm_source=letter&theme=neon&lang=tlh');
  expect(tagged.headers().etag).toBe(plain.headers().etag);
});

test('the keyboard reaches every link in page order, with a visible focus', async ({ page }) => {
  await page.goto('/');
  const links = await page.locator('a').count();
  const tops: number[] = [];
  for (let index = 0; index < links; index += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((link) => getComputedStyle(link).outlineStyle)).toBe('solid');
    tops.push(await focused.evaluate((link) => link.getBoundingClientRect().top + window.scrollY));
  }
  expect(tops).toHaveLength(links);
  expect(tops[0]).toBeLessThan(tops.at(-1) ?? 0);
});
