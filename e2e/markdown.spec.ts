import type { Locator, Page } from '@playwright/test';
import { addressOf, expect, test } from './design.ts';

const open = async (page: Page, dir: 'ltr' | 'rtl' = 'ltr') => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(addressOf('light', dir));
  return page.getByRole('textbox', { name: 'Case study' });
};

const bar = (page: Page) => page.getByRole('toolbar', { name: 'Formatting: Case study' });
const preview = (page: Page) => page.getByRole('region', { name: 'Preview: Case study' });

/** Selects words in a text area, as a double click or Shift with arrow keys would. */
const select = (area: Locator, words: string) =>
  area.evaluate((element: HTMLTextAreaElement, text) => {
    const start = element.value.indexOf(text);
    element.focus();
    element.setSelectionRange(start, start + text.length);
  }, words);

test('a field is as high as its text, however it was entered and at any width', async ({ page }) => {
  const area = await open(page);
  /** Returns the overflow of the text and of the field, in pixels. */
  const cut = () =>
    area.evaluate((element: HTMLTextAreaElement) => [
      element.scrollHeight - element.clientHeight,
      element.offsetHeight - (element.parentElement?.offsetHeight ?? 0),
    ]);
  const height = async () => (await area.boundingBox())?.height ?? 0;
  await area.fill('It weaves.');
  await expect.poll(cut).toEqual([0, 0]);
  const low = await height();
  await area.press('End');
  for (let line = 0; line < 8; line += 1) await page.keyboard.press('Enter');
  await expect.poll(height).toBeGreaterThan(low);
  await expect.poll(cut).toEqual([0, 0]);
  await area.fill('It weaves algebraical patterns, as the loom weaves flowers and leaves. '.repeat(6));
  await page.setViewportSize({ width: 320, height: 1200 });
  const high = await height();
  expect(high).toBeGreaterThan(low);
  await expect.poll(cut).toEqual([0, 0]);
  await page.setViewportSize({ width: 1280, height: 1200 });
  await expect.poll(height).toBeLessThan(high);
  await expect.poll(cut).toEqual([0, 0]);
  await area.fill('');
  await expect.poll(height).toBeLessThanOrEqual(low);
  await expect.poll(cut).toEqual([0, 0]);
});

test('text is formatted by keyboard and by the toolbar: words, links and lists', async ({ page }) => {
  const area = await open(page);
  await test.step('words become bold, italic or a link, and the browser undoes it', async () => {
    await area.fill('');
    await area.pressSequentially('It weaves algebraical patterns');
    await select(area, 'weaves');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(area).toHaveValue('It **weaves** algebraical patterns');
    await page.keyboard.press('ControlOrMeta+i');
    await expect(area).toHaveValue('It ***weaves*** algebraical patterns');
    await page.keyboard.press('ControlOrMeta+b');
    await expect(area).toHaveValue('It *weaves* algebraical patterns');
    await select(area, 'patterns');
    await bar(page).getByRole('button', { name: 'Link' }).click();
    await expect(area).toHaveValue('It *weaves* algebraical [patterns](https://)');
    await expect(area).toBeFocused();
    await page.keyboard.type('https://example.org');
    await expect(area).toHaveValue('It *weaves* algebraical [patterns](https://example.org)');

    for (let step = 0; step < 40 && (await area.inputValue()) !== 'It weaves algebraical patterns'; step += 1) {
      await page.keyboard.press('ControlOrMeta+z');
    }
    await expect(area).toHaveValue('It weaves algebraical patterns');
    await page.keyboard.press('ControlOrMeta+Shift+z');
    await expect(area).toHaveValue('It **weaves** algebraical patterns');
  });

  await test.step('Enter continues a list and ends it; Tab is not captured', async () => {
    await area.fill('');
    await area.pressSequentially('- cards');
    await page.keyboard.press('Enter');
    await page.keyboard.type('mill');
    await page.keyboard.press('Enter');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Then');
    await expect(area).toHaveValue('- cards\n- mill\n\nThen');
    await bar(page).getByRole('button', { name: 'Numbered list' }).click();
    await expect(area).toHaveValue('- cards\n- mill\n\n1. Then');
    await page.keyboard.press('Enter');
    await expect(area).toHaveValue('- cards\n- mill\n\n1. Then\n2. ');
    await page.keyboard.press('Tab');
    await expect(area).not.toBeFocused();
    await expect(area).toHaveValue('- cards\n- mill\n\n1. Then\n2. ');
  });

  await test.step('a URL pasted over words links them', async () => {
    await area.fill('See the memoir.');
    await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.evaluate(() => navigator.clipboard.writeText('https://example.org/memoir'));
    await select(area, 'the memoir');
    await page.keyboard.press('ControlOrMeta+v');
    await expect(area).toHaveValue('See [the memoir](https://example.org/memoir).');
    await page.keyboard.press('ControlOrMeta+z');
    await expect(area).toHaveValue('See the memoir.');
  });

  await test.step('Ctrl+K inserts a link while the text has the focus', async () => {
    await page.evaluate(() => {
      window.addEventListener('keydown', (event) => {
        if (event.key === 'k') document.title = 'reached the page';
      });
    });
    await area.fill('memoir');
    await page.keyboard.press('ControlOrMeta+k');
    await expect(area).toHaveValue(/\[.+\]\(https:\/\/\)/);
    expect(await page.title()).not.toBe('reached the page');
  });
});

test('the toolbar is one tab stop, and arrow keys move along it in reading direction', async ({ page }) => {
  for (const [dir, forwardKey] of [
    ['ltr', 'ArrowRight'],
    ['rtl', 'ArrowLeft'],
  ] as const) {
    const area = await open(page, dir);
    await area.focus();
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).getByRole('button', { name: 'Bold' })).toBeFocused();
    await page.keyboard.press(forwardKey);
    await expect(bar(page).getByRole('button', { name: 'Italic' })).toBeFocused();
    await page.keyboard.press('Shift+Tab');
    await expect(bar(page).locator(':focus')).toHaveCount(0);
  }
});

test('the preview shows the formatted text while it is edited', async ({ page, expectAccessible }) => {
  const area = await open(page);
  const button = bar(page).getByRole('button', { name: 'Preview' });
  await expect(button).toHaveAttribute('aria-pressed', 'false');
  await button.click();
  await expect(button).toHaveAttribute('aria-pressed', 'true');
  await expect(preview(page).getByRole('heading', { name: 'What the engine is not' })).toBeVisible();

  await test.step('it is beside the text if there is room, and below it otherwise', async () => {
    const bounds = async () => {
      const [text, shown] = [await area.boundingBox(), await preview(page).boundingBox()];
      return { beside: text?.y === shown?.y, below: text?.x === shown?.x };
    };
    await expect(preview(page).getByRole('heading').first()).toBeVisible();
    expect(await bounds()).toEqual({ beside: true, below: false });
    await page.setViewportSize({ width: 320, height: 700 });
    await expect.poll(bounds).toEqual({ beside: false, below: true });
    const sideways = () =>
      page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    await expect.poll(sideways).toBe(0);
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await test.step('it follows the edits', async () => {
    await area.fill('# Note G\n\n1. one **card**\n\n> quoted\n\n[memoir](https://example.org)');
    await expect(preview(page).getByRole('heading', { name: 'Note G' })).toBeVisible();
    await expect(preview(page).getByRole('listitem')).toHaveText(['one card']);
    await expect(preview(page).locator('strong')).toHaveText('card');
    const link = preview(page).getByRole('link', { name: 'memoir (opens in a new tab)' });
    await expect(link).toHaveAttribute('href', 'https://example.org/');
    await expect(link).toHaveAttribute('rel', 'nofollow noopener noreferrer ugc');
    await expectAccessible(page);
    await area.fill('');
    await expect(preview(page)).toHaveText('Nothing to preview yet.');
  });

  await test.step('the text direction follows from the words', async () => {
    await area.fill('يَنسج المحرّك أنماطًا جبرية مع [Note G](https://example.org)\n\n- الآلة');
    await expect(area).toHaveCSS('direction', 'rtl');
    await expect(preview(page).getByRole('paragraph').first()).toHaveCSS('direction', 'rtl');
    await expect(preview(page).getByRole('list')).toHaveCSS('direction', 'rtl');
    await area.fill('It weaves');
    await expect(area).toHaveCSS('direction', 'ltr');
  });

  await test.step('the remaining length is announced before the limit, and nothing is cut off', async () => {
    const outcome = page.getByRole('textbox', { name: 'Outcome' });
    await outcome.fill('short');
    await expect(page.getByText('characters left')).toHaveCount(0);
    await outcome.fill('x'.repeat(58));
    await expect(outcome).toHaveAccessibleDescription('2 characters left');
    await outcome.pressSequentially('xxxx');
    await expect(outcome).toHaveAccessibleDescription('2 characters over the limit');
    await expect(outcome).toHaveAttribute('aria-invalid', 'true');
    await expect(outcome).toHaveValue('x'.repeat(62));
  });
});
