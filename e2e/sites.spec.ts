import type { Page } from '@playwright/test';
import { ask } from './records.ts';
import { fullSite, HOSTS, hostOf, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

const canonical = (page: Page) => page.locator('link[rel=canonical]').getAttribute('href');
const wide = (page: Page) => page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);

test('a member’s site is served at its own host and behind its link, with one canonical URL', async ({
  page,
  browser,
  product,
  mails,
  expectAccessible,
}) => {
  const [, link] = await fullSite(page, 'ada-hosts', mails);
  const home = hostOf('ada-hosts', product.url);
  const reader = await visitorOf(browser);
  await reader.goto(home);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  expect(await canonical(reader)).toBe(home);
  await expectAccessible(reader);
  await reader.getByRole('link', { name: 'Notes on the Analytical Engine' }).first().click();
  await expect(reader).toHaveURL(/ada-hosts\.vitrine\.localhost:\d+\/projects\/notes-on-the-analytical-engine$/);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Notes on the Analytical Engine');
  await expectAccessible(reader);
  for (const path of ['/projects', '/achievements', '/cv', '/contact']) {
    await reader.goto(hostOf('ada-hosts', product.url, path));
    await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
    await expectAccessible(reader);
    await reader.setViewportSize({ width: 320, height: 700 });
    expect([path, await wide(reader)]).toEqual([path, 0]);
  }
  expect(await reader.context().cookies()).toEqual([]);

  const { pathname } = new URL(link?.url ?? '');
  await reader.goto(hostOf('x', product.url, pathname).replace('x.', ''));
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  expect(await canonical(reader)).toBe(home);
  await expect(reader.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
  await reader.getByRole('link', { name: 'Notes on the Analytical Engine' }).first().click();
  await expect(reader).toHaveURL(new RegExp(`${pathname}/projects/notes-on-the-analytical-engine$`));

  await reader.goto(hostOf('nobody-here', product.url));
  await expect(reader.getByText('404 - Page Not Found')).toBeVisible();
});

test('code and tables of a case study scroll in boxes of their own, by keyboard, and wrap in print', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await fullSite(page, 'ada-code', mails);
  const reader = await visitorOf(browser);
  await reader.setViewportSize({ width: 320, height: 700 });
  await reader.goto(hostOf('ada-code', product.url, '/projects/notes-on-the-analytical-engine'));
  const table = reader.getByRole('group', { name: /^Operation, Acted upon, Receives the result, / });
  const code = reader.locator('pre');
  await expect(table.getByRole('columnheader', { name: 'Acted upon' })).toHaveCSS('text-align', 'center');
  await expect(table.getByRole('row')).toHaveCount(3);
  await expect(code).toContainText('\n  const known = [oneSixth];');
  await expect(reader.getByRole('code').filter({ hasText: /^13a$/ })).toBeVisible();
  for (const box of [table, code]) {
    const scrolled = () => box.evaluate(({ scrollLeft }) => scrollLeft);
    await box.focus();
    expect(await scrolled()).toBe(0);
    await reader.keyboard.press('ArrowRight');
    await expect.poll(scrolled).toBeGreaterThan(0);
    expect(await wide(reader)).toBe(0);
  }
  await reader.emulateMedia({ media: 'print' });
  await reader.setViewportSize({ width: 650, height: 900 });
  for (const box of [table, code])
    expect(await box.evaluate(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)).toBe(0);
});

test('the host of a former username redirects to the new one, and the sign-in page to the app', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await fullSite(page, 'ada-byron', mails);
  const reader = await visitorOf(browser);
  await reader.goto(hostOf('ada-byron', product.url));
  expect((await ask(page, 'PUT', '/api/me/username', { username: 'ada-king' })).status()).toBe(200);
  await reader.goto(hostOf('ada-byron', product.url, '/projects'));
  await expect(reader).toHaveURL(hostOf('ada-king', product.url, '/projects'));
  await expect(reader.getByRole('heading', { level: 1 })).toBeVisible();
  await reader.goto(hostOf('ada-king', product.url, '/login'));
  await expect(reader).toHaveURL(/^http:\/\/vitrine\.localhost:\d+\/login$/);
  await expect(reader.getByRole('button', { name: 'Sign in' })).toBeVisible();
});

test('the pages of a site have no script, are light apart from pictures, and do not shift', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await fullSite(page, 'ada-weight', mails);
  const reader = await visitorOf(browser);
  const tools = await reader.context().newCDPSession(reader);
  await tools.send('Network.enable');
  await tools.send('Network.setCacheDisabled', { cacheDisabled: true });
  for (const path of [
    '/',
    '/projects/notes-on-the-analytical-engine',
    '/projects',
    '/achievements',
    '/cv',
    '/contact',
  ]) {
    const kinds = new Map<string, string>();
    const weights = new Map<string, number>();
    const noteKind = (cdpEvent: { requestId: string; type?: string }) =>
      kinds.set(cdpEvent.requestId, cdpEvent.type ?? '');
    const noteWeight = (cdpEvent: { requestId: string; encodedDataLength: number }) =>
      weights.set(cdpEvent.requestId, cdpEvent.encodedDataLength);
    tools.on('Network.responseReceived', noteKind);
    tools.on('Network.loadingFinished', noteWeight);
    await reader.goto(hostOf('ada-weight', product.url, path), { waitUntil: 'networkidle' });
    tools.off('Network.responseReceived', noteKind);
    tools.off('Network.loadingFinished', noteWeight);
    const pictures = [...kinds].filter(([, kind]) => kind === 'Image').map(([id]) => id);
    const weight = [...weights].reduce((sum, [id, bytes]) => sum + (pictures.includes(id) ? 0 : bytes), 0);
    expect([...kinds.values()], path).not.toContain('Script');
    expect([...kinds.values()], path).toContain('Font');
    expect(weight, path).toBeLessThanOrEqual(60_000);
    expect(await reader.locator('script:not([type="application/ld+json"])').count(), path).toBe(0);
    expect(await shiftsOf(reader), path).toEqual([]);
  }

  await reader.route('**/faces/*.woff2', async (route) => {
    await new Promise((resolve) => setTimeout(resolve, 600));
    await route.continue();
  });
  for (const path of ['/', '/projects', '/cv']) {
    await reader.goto(hostOf('ada-weight', product.url, path), { waitUntil: 'networkidle' });
    expect(await shiftsOf(reader), `${path} with fonts that come late`).toEqual([]);
  }
});

/** Returns what moved while the page loaded, with the places before and after. */
const shiftsOf = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<string[]>((resolve) => {
        type Shift = { sources: { node?: Node; previousRect: DOMRect; currentRect: DOMRect }[] };
        const moved: string[] = [];
        const placeOf = ({ x, y, width, height }: DOMRect) => [x, y, width, height].join();
        new PerformanceObserver((list) => {
          for (const { sources } of list.getEntries() as (PerformanceEntry & Shift)[])
            for (const { node, previousRect, currentRect } of sources)
              moved.push(
                `${node instanceof Element ? node.outerHTML.slice(0, 80) : node?.textContent} ${placeOf(previousRect)} > ${placeOf(currentRect)}`,
              );
        }).observe({ type: 'layout-shift', buffered: true });
        // Entries recorded before are delivered in the next task.
        setTimeout(() => resolve(moved));
      }),
  );
