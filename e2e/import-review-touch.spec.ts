import type { Locator, Page } from '@playwright/test';
import { openReview } from './import-review.ts';
import { registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

/** The least size of a target that a finger finds, in CSS pixels. */
const TARGET = 44;

test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 780 } });

const panel = (page: Page) => page.getByRole('region', { name: 'Selected text' });
const line = (page: Page, text: string) => page.locator('[data-line]').filter({ hasText: text });
const word = (page: Page, text: string) => panel(page).getByRole('button', { name: text, exact: true });

async function openPage(page: Page, name: string) {
  await registerMember(page, name);
  await openReview(page);
  await page.getByRole('radio', { name: 'Page', exact: true }).check();
}

async function expectLargeTargets(within: Locator) {
  const targets = await within.locator('button, select').all();
  expect(targets.length).toBeGreaterThan(5);
  for (const target of targets) {
    const box = await target.boundingBox();
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await target.innerText()).toBeGreaterThanOrEqual(TARGET);
  }
}

test('text is assigned by touch, as a whole or by its words', async ({ page }) => {
  await openPage(page, 'review-touch');
  await line(page, 'Meadowline').locator('[data-state=check]').first().tap();
  await expect(panel(page)).toContainText('“Meadowline” is the');
  await panel(page).getByLabel('Field').selectOption({ label: 'Organization' });
  await panel(page).getByRole('button', { name: 'Assign' }).tap();
  await expect(panel(page)).toHaveCount(0);
  await expect(line(page, 'Meadowline')).toBeFocused();

  await line(page, 'Meadowline').locator('[data-state=read]').first().tap();
  await panel(page).getByRole('button', { name: 'Show field' }).tap();
  const organization = page.getByRole('textbox', { name: 'Organization', exact: true });
  await expect(organization.first()).toHaveValue('Meadowline');
  await expect(organization.first()).toBeFocused();
  await page.getByRole('radio', { name: 'Page', exact: true }).check();

  // The first and the last word of a line that has no mark of its own around them.
  await line(page, 'Led the redesign').tap();
  await word(page, 'trip').tap();
  await word(page, 'planning').tap();
  await expect(panel(page)).toContainText('“trip planning” is the');
  await panel(page).getByLabel('Field').selectOption({ label: 'Headline' });
  await panel(page).getByRole('button', { name: 'Assign' }).tap();
  await page.getByRole('radio', { name: 'Fields', exact: true }).check();
  await expect(page.getByRole('textbox', { name: 'Headline', exact: true })).toHaveValue('trip planning');
});

test('a finger finds lines, words and buttons, and hides nothing of what it chose', async ({
  page,
  expectAccessible,
}) => {
  await openPage(page, 'review-fingers');
  // Beside a line that is lower than a finger is wide.
  const box = await line(page, 'BFA, Interaction design').locator('[data-at]').last().boundingBox();
  await page.touchscreen.tap((box?.x ?? 0) + (box?.width ?? 0) + 15, (box?.y ?? 0) + 4);
  await expect(panel(page)).toContainText('“BFA, Interaction design” is the');
  await expectLargeTargets(panel(page));
  await expect(line(page, 'BFA, Interaction design')).toBeInViewport();
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  }
  await inBothThemes(page, expectAccessible);

  await panel(page).getByRole('button', { name: 'Next line', exact: true }).tap();
  await expect(panel(page)).toContainText('“Skills” is the');
  await panel(page).getByRole('button', { name: 'Add next line' }).tap();
  await expect(panel(page)).toContainText('“Skills User interviews');
  await panel(page).getByRole('button', { name: 'Show field' }).tap();
  await expect(page.getByRole('radio', { name: 'Fields', exact: true })).toBeChecked();
});

test('the handles of the device select words of several lines', async ({ page }) => {
  await openPage(page, 'review-handles');
  await line(page, 'Meadowline').tap();
  await page.evaluate(() => {
    const textOf = (words: string) => {
      const pieces = [...document.querySelectorAll('[data-at]')];
      return pieces.find(({ textContent }) => textContent?.includes(words))?.firstChild as Text;
    };
    const end = textOf('Rider Tools');
    document.getSelection()?.setBaseAndExtent(textOf('Meadowline'), 0, end, 'Rider'.length);
  });
  await expect(panel(page)).toContainText('Meadowline');
  await expect(panel(page)).toContainText('Rider” is the');
  // Longer than the handles take to settle.
  await page.waitForTimeout(600);
  const selected = await page.evaluate(() => document.getSelection()?.toString());
  expect(selected).toContain('Meadowline');
  expect(selected).toMatch(/Rider$/);
});
