import type { Page } from '@playwright/test';
import { cleanCss } from '../src/portfolio/model/own-css/clean-css.ts';
import { MAX_OWN_CSS } from '../src/portfolio/model/own-css/limits.ts';
import { MALICIOUS_CSS } from '../src/testing/malicious-css.ts';
import { fullSite, HOSTS, hostOf } from './site.ts';
import { expect, test } from './with-mail.ts';

/** Without the policy of pages, so that the tests pass only if the style sheet itself is safe. */
test.use({ settings: HOSTS });

/** A rule that marks where the member's CSS is in the style of a page. */
const MARKER = 'h1 { --marker: 1 }';

/** Shows a site with CSS of its member, without the policy of the page, and records what it requests. */
async function openSitePage(page: Page, url: string) {
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  page.on('dialog', (dialog) => {
    asked.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  await page.goto(url);
  await page.evaluate((marker) => {
    const style = document.querySelector('style');
    if (!style) throw new Error('the page has no style');
    const parts = style.textContent.split(marker);
    if (parts.length !== 2) throw new Error('the page has no marked style');
    Object.assign(window, { __style: style, __parts: parts });
  }, cleanCss(MARKER).css);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  asked.length = 0;
  return asked;
}

type Frame = {
  styles: string[];
  isCovered: boolean;
  isBelow: boolean;
  width: number;
  height: number;
  elements: number;
};

/** Puts CSS where that of the member is, and returns how the instance's own part of the page is then. */
const frameWith = (page: Page, css: string): Promise<Frame> =>
  page.evaluate((css) => {
    const { __style: style, __parts: parts } = window as unknown as { __style: HTMLStyleElement; __parts: string[] };
    const text = parts.join(css);
    // As the parser of HTML reads it in a page.
    const parsed = new DOMParser().parseFromString(`<style>${text}</style>`, 'text/html');
    style.textContent = parsed.querySelector('style')?.textContent ?? '';
    const own = [':root', 'body', '.own-box', '.skip', '.instance', '.instance p', '.instance a'];
    const frame = own.flatMap((selector) => [...document.querySelectorAll(selector)]);
    const depends =
      /^(?:(?:min-|max-)?(?:block|inline)-size|(?:min-|max-)?(?:width|height)|(?:perspective|transform)-origin|(?:inset|top|left|right|bottom)\b.*|grid-template-.*|--.*)$/;
    const names = [...getComputedStyle(document.documentElement)].filter((name) => !depends.test(name));
    const styles = frame.map((element) => {
      const computed = getComputedStyle(element);
      const generated = ['::before', '::after'].map((pseudo) => getComputedStyle(element, pseudo).content);
      const values = names.map((name) => `${name}:${computed.getPropertyValue(name)}`);
      return [...values, ...generated].join(';');
    });
    const footer = document.querySelector('.instance');
    const box = document.querySelector('.own-box');
    if (!footer || !box) throw new Error('the page has no part of the instance');
    footer.scrollIntoView({ block: 'end', behavior: 'instant' });
    const rect = footer.getBoundingClientRect();
    const seen = (x: number, y: number) => footer.contains(document.elementFromPoint(x, y));
    const xs = [0.02, 0.1, 0.3, 0.5, 0.7, 0.9, 0.98].map((part) => rect.left + rect.width * part);
    const ys = [0.1, 0.5, 0.9].map((part) => rect.top + rect.height * part);
    const links = [...footer.querySelectorAll('a')].map((link) => link.getBoundingClientRect());
    const isSeen =
      xs.every((x) => ys.every((y) => seen(x, y))) &&
      links.every((link) => seen(link.left + link.width / 2, link.top + link.height / 2));
    return {
      styles,
      isCovered: !isSeen,
      isBelow: rect.top >= box.getBoundingClientRect().top && rect.top + window.scrollY >= 0,
      width: Math.round(rect.width),
      height: Math.round(rect.height),
      elements: parsed.querySelectorAll('*').length,
    };
  }, css);

test.describe('hostile CSS of a member', () => {
  test.use({ bypassCSP: true });

  test('loads nothing, runs nothing, and neither covers nor changes what belongs to the instance', async ({
    page,
    browser,
    product,
    mails,
  }) => {
    test.slow();
    await fullSite(page, 'ada-hostile', mails, { css: MARKER });
    const context = await browser.newContext({ bypassCSP: true, viewport: { width: 1000, height: 700 } });
    const visitor = await context.newPage();
    const asked = await openSitePage(visitor, hostOf('ada-hostile', product.url));
    const before = await frameWith(visitor, '');
    expect(before).toMatchObject({ isCovered: false, isBelow: true, width: 1000, elements: 4 });
    for (const { name, css } of MALICIOUS_CSS) {
      const started = Date.now();
      const after = await frameWith(visitor, cleanCss(css.slice(0, MAX_OWN_CSS)).css);
      expect.soft(after, name).toEqual(before);
      expect.soft(Date.now() - started, name).toBeLessThan(3000);
      expect.soft(asked, name).toEqual([]);
      asked.length = 0;
    }
    expect(await visitor.evaluate(() => '__ran' in window)).toBe(false);

    // Without cleaning, the same sheets do all of this: the checks above can fail.
    const failing = new Set<string>();
    for (const { name, css } of MALICIOUS_CSS.filter(({ name }) => /^(?:loads|leaves|covers)/.test(name))) {
      const after = await frameWith(visitor, css);
      if (JSON.stringify(after) !== JSON.stringify(before) || asked.length > 0) failing.add(name);
      asked.length = 0;
    }
    expect(failing.size).toBeGreaterThan(70);
    for (const name of ['loads: a background', 'leaves: the page hidden', 'leaves: everything unset'])
      expect([...failing]).toContain(name);
    await context.close();
  });
});
