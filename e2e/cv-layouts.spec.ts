import type { Page } from '@playwright/test';
import { makeSpecimen } from '../src/testing/cv-specimens.ts';
import { shareInAllTemplates } from './cv-templates.ts';
import { makeCv } from './cvs.ts';
import { shiftOf } from './layout-shift.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const TWO_COLUMNS = ['creative', 'duo', 'sidebar'];
const IN_TRACK = ['academic', 'banker', 'classic', 'european', 'ledger', 'mono'];

/** Returns how far the page scrolls to the side, and the texts that stand outside of the window. */
const overflowOf = (page: Page) =>
  page.evaluate(() => ({
    scrolls: document.documentElement.scrollWidth - window.innerWidth,
    outside: [...document.querySelectorAll('.cv :is(h1, h2, h3, p, li, a, img)')]
      .filter((element) => {
        const { left, right, width } = element.getBoundingClientRect();
        return width > 1 && (left < -1 || right > window.innerWidth + 1);
      })
      .map(({ textContent }) => textContent),
  }));
const FITS = { scrolls: 0, outside: [] };

const boxOf = async (page: Page, selector: string) => {
  const box = await page.locator(selector).first().boundingBox();
  if (!box) throw new Error(`no ${selector}`);
  return box;
};

for (const [language, isRightToLeft] of [
  ['English', false],
  ['Arabic', true],
] as const)
  test(`the page of a CV in ${language} has the layout of its template on every screen, in light and dark`, async ({
    page,
    browser,
    baseURL,
    mails,
    expectAccessible,
  }) => {
    test.setTimeout(180_000);
    await registerMember(page, `layouts-${language.toLowerCase()}`, mails);
    const addresses = await shareInAllTemplates(page, language);
    const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}) });
    const reader = await context.newPage();
    for (const [template, address] of addresses)
      await test.step(template, async () => {
        await reader.setViewportSize({ width: 1440, height: 900 });
        await reader.goto(address);
        expect(await overflowOf(reader)).toEqual(FITS);
        expect(await shiftOf(reader)).toBe(0);
        const main = await boxOf(reader, '.cv .section .body');
        if (TWO_COLUMNS.includes(template)) {
          const side = await boxOf(reader, '.cv .side');
          expect(side.x < main.x).toBe(!isRightToLeft);
          expect(side.y).toBeLessThan((await boxOf(reader, '.cv .main')).y + 900);
        }
        if (IN_TRACK.includes(template)) {
          const dates = await boxOf(reader, '#at-work .dates');
          const heading = await boxOf(reader, '#at-work h3');
          expect(Math.abs(dates.y - heading.y)).toBeLessThan(8);
          if (isRightToLeft) expect(dates.x).toBeGreaterThanOrEqual(main.x + main.width);
          else expect(dates.x + dates.width).toBeLessThanOrEqual(main.x);
        }
        // Colors do not depend on the language.
        for (const colorScheme of isRightToLeft ? [] : (['light', 'dark'] as const)) {
          await reader.emulateMedia({ colorScheme });
          await expectAccessible(reader);
        }

        // 1280 pixels at 400 % zoom.
        await reader.setViewportSize({ width: 320, height: 640 });
        expect(await overflowOf(reader)).toEqual(FITS);
        if (TWO_COLUMNS.includes(template)) {
          const stacked = await boxOf(reader, '.cv .main');
          expect((await boxOf(reader, '.cv .side')).y).toBeGreaterThanOrEqual(stacked.y + stacked.height);
          expect((await boxOf(reader, '.cv .contacts')).y).toBeLessThan(stacked.y);
        }
        await expectAccessible(reader);
        await reader.setViewportSize({ width: 768, height: 900 });
        expect(await overflowOf(reader)).toEqual(FITS);
      });
    await context.close();
  });

test('a CV is read in the order of its text, and its comment links say what they are about', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await registerMember(page, 'layouts-order', mails);
  const document = makeSpecimen('English', 'two');
  const design = { ...document.design, template: 'sidebar' };
  const { id } = await makeCv(page, { name: 'Notes', document: { ...document, design } });
  const sharing = { visibility: 'public', comments: 'open' };
  expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, sharing)).status()).toBe(200);
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), javaScriptEnabled: false });
  const reader = await context.newPage();
  await reader.goto(`/cv/${id}`);
  const headings = await reader.getByRole('heading', { level: 2 }).allTextContents();
  expect(headings.indexOf('Work experience')).toBeLessThan(headings.indexOf('Skills'));
  const links = reader.locator('.remark-link');
  const names = await links.evaluateAll((all) => all.map((link) => link.getAttribute('aria-label')));
  expect(names.length).toBeGreaterThan(5);
  expect(new Set(names).size).toBe(names.length);
  const labels = await links.allTextContents();
  for (const [at, label] of labels.entries()) expect(names[at]).toContain(label);
  // The links are in the tab order and can be seen when they are focused.
  await links.first().focus();
  await expect(links.first()).toHaveCSS('opacity', '1');
  await context.close();
});

test('a CV keeps its text and lines in forced colors, and its one column in print', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await registerMember(page, 'layouts-forced', mails);
  const addresses = await shareInAllTemplates(page, 'English');
  const context = await browser.newContext({ ...(baseURL ? { baseURL } : {}), forcedColors: 'active' });
  const reader = await context.newPage();
  await reader.goto(addresses.get('creative') ?? '');
  const band = await reader.locator('.cv').evaluate((cv) => getComputedStyle(cv, '::before').borderImageSource);
  expect(band).toBe('none');
  await reader.emulateMedia({ media: 'print', colorScheme: 'dark', forcedColors: 'none' });
  for (const address of addresses.values()) {
    await reader.goto(address);
    await expect(reader.locator('.cv')).toHaveCSS('display', 'block');
    await expect(reader.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
    await expect(reader.locator('.made')).toBeHidden();
  }
  await context.close();
});
