import type { CDPSession, Page } from '@playwright/test';
import { LANGUAGES } from '../src/platform/pure/i18n/languages.ts';
import { expect, test } from './test.ts';

/** The limits for the page before it is scrolled, with the pictures that the browser loads ahead and without any. */
const MAX_BYTES = 155_000;
const MAX_BYTES_WITHOUT_PICTURES = 60_000;
const PAGES = ['/', '/examples', '/templates'];
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
  test(`the first view of the home page is small in ${language} and has no script`, async ({
    page,
    product,
    context,
  }) => {
    const weights = await measureWeights(await context.newCDPSession(page));
    await page.goto(`/?lang=${language}`, { waitUntil: 'networkidle' });
    await page.evaluate(() => document.fonts.ready);
    expect(await page.locator('script, style, [style], [onclick]').count()).toBe(0);
    expect([...weights.keys()].filter((address) => !address.startsWith(product.url))).toEqual([]);
    expect([...weights.keys()].some((address) => address.endsWith('.woff2'))).toBe(true);
    const isPicture = (address: string) => /\.(?:avif|webp)$/.test(address);
    const sum = (counts: (address: string) => boolean) =>
      [...weights].reduce((total, [address, weight]) => total + (counts(address) ? weight : 0), 0);
    const report = JSON.stringify(Object.fromEntries(weights), null, 1);
    expect(sum(isPicture), report).toBeGreaterThan(0);
    expect(
      sum(() => true),
      report,
    ).toBeLessThanOrEqual(MAX_BYTES);
    expect(
      sum((address) => !isPicture(address)),
      report,
    ).toBeLessThanOrEqual(MAX_BYTES_WITHOUT_PICTURES);
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

test('a site and a CV are side by side in the first view of a wide screen', async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Sites and resumes made with Vitrine' });
  const site = await strip.getByRole('link', { name: 'Ada Lovelace Soft theme' }).locator('img').boundingBox();
  const cv = await strip.getByRole('link', { name: 'Sidebar resume template' }).locator('img').boundingBox();
  if (!site || !cv) throw new Error('the site or the CV is missing');
  expect(cv.x).toBeGreaterThanOrEqual(site.x + site.width);
  expect(cv.x + cv.width).toBeLessThan(1280);
  expect(Math.max(site.y, cv.y)).toBeLessThan(720 - 200);
});

test('the filmstrip scrolls with the keyboard and leads to every example', async ({ page, request }) => {
  await page.goto('/');
  const strip = page.getByRole('region', { name: 'Sites and resumes made with Vitrine' });
  await strip.focus();
  const scrolled = () => strip.evaluate((region) => region.scrollLeft);
  expect(await scrolled()).toBe(0);
  await page.keyboard.press('ArrowRight');
  await expect.poll(scrolled).toBeGreaterThan(0);
  const last = strip.getByRole('link').last();
  await last.focus();
  await expect(last).toBeInViewport();
  const examples = await strip
    .locator('a[href^="/examples/"]')
    .evaluateAll((links) => [...new Set(links.map((link) => (link as HTMLAnchorElement).href))]);
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) expect((await request.get(example)).status(), example).toBe(200);
});

test('an example is opened from the home page, and leads back and to sign-up', async ({ page, expectAccessible }) => {
  await page.goto('/');
  await page.getByRole('link', { name: 'See an example' }).click();
  await expect(page).toHaveURL('/examples/ada');
  await expectAccessible(page);
  const bar = page.getByRole('complementary', { name: 'Example' });
  await bar.getByRole('link', { name: 'All examples' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Examples');
  await page.goBack();
  await bar.getByRole('link', { name: 'Create your own' }).click();
  await expect(page).toHaveURL('/register');
});

test('the pages for visitors are accessible in both themes, on a phone and on a desktop', async ({
  page,
  expectAccessible,
}) => {
  for (const path of PAGES) {
    await page.goto(path);
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      for (const width of [320, 1280]) {
        await page.setViewportSize({ width, height: 720 });
        await expectAccessible(page);
      }
    }
  }
});

test('nothing overflows sideways, from a small phone to a wall display, and at four times the size', async ({
  page,
}) => {
  for (const path of [...PAGES, '/?lang=de', '/?lang=ar']) {
    await page.goto(path);
    for (const width of [320, 360, 375, 414, 460, 600, 621, 768, 861, 1024, 1280, 1440, 1680, 1920, 2560]) {
      await page.setViewportSize({ width, height: 800 });
      expect(await overflowOf(page), `${path} at ${width}`).toBeLessThanOrEqual(0);
    }
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
      shelf: of('.strip span', 'borderTopColor'),
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
  await page.getByRole('contentinfo').getByRole('link', { name: 'API reference' }).click();
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
  // The filmstrip takes the focus too, so that arrow keys scroll it.
  const stops = (await page.locator('a').count()) + 1;
  const tops: number[] = [];
  for (let index = 0; index < stops; index += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    expect(await focused.evaluate((stop) => getComputedStyle(stop).outlineStyle)).toBe('solid');
    tops.push(await focused.evaluate((stop) => stop.getBoundingClientRect().top + window.scrollY));
  }
  expect(tops).toHaveLength(stops);
  expect(tops[0]).toBeLessThan(tops.at(-1) ?? 0);
});
