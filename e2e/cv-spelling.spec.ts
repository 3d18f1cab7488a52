import type { Page } from '@playwright/test';
import { makeCv, toast } from './cvs.ts';
import { expectStored, headline, openEditor, unfold } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const SUMMARY =
  'Led a team of of **twelve nurses** to delvier care in Vitriniaville. She write, and vitrinish nurses delvier.';
/** Returns the mistakes in the list, or only those with this text. */
const found = (page: Page, text = '') =>
  page
    .getByRole('region', { name: 'Spelling' })
    .getByRole('listitem')
    .filter({ has: page.locator('mark', { hasText: text }) });
/** Returns the underlined words of the editor. */
const underlined = (page: Page) =>
  page.evaluate(() => [...((CSS.highlights.get('spelling') ?? []) as Iterable<Range>)].map(String));

async function openWithSummary(page: Page, who: string, summary: string, language = 'en') {
  await registerMember(page, who);
  const { id, revision } = await makeCv(page, { name: 'Notes' });
  const operations = [
    { do: 'set', at: ['basics'], field: 'summary', value: summary },
    { do: 'set', at: ['design'], field: 'language', value: language },
  ];
  const answer = await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  expect(answer.status(), await answer.text()).toBe(200);
  return id;
}

test('spelling is checked in the browser, corrected with a click, and own words are remembered', async ({
  page,
  expectAccessible,
}) => {
  const id = await openWithSummary(page, 'spelling', SUMMARY);
  const sent: string[] = [];
  page.on('request', (request) => {
    if (request.method() !== 'GET' || !request.url().startsWith(new URL(page.url()).origin)) sent.push(request.url());
  });
  await openEditor(page, id, '?review=spelling');
  await page.getByRole('button', { name: 'Check spelling' }).press('Enter');
  await expect(page.locator('main :focus')).toBeAttached();
  await expect(found(page, 'of of')).toContainText('Did you mean to repeat this word?', {
    timeout: 30_000,
  });
  expect(sent.filter((url) => !url.endsWith('/preview'))).toEqual([]);
  await expectAccessible(page);

  await found(page, 'of of').getByRole('button', { name: 'of', exact: true }).click();
  await expect(found(page, 'of of')).toHaveCount(0);
  await expectStored(page, id, ({ document }) => document.basics.summary).toBe(SUMMARY.replace('of of', 'of'));

  const own = found(page, 'vitrinish');
  await own.getByRole('button', { name: 'Add to dictionary' }).press('Enter');
  await expect(own).toHaveCount(0);
  await toast(page).getByRole('button', { name: 'Undo' }).click();
  await expect(own).toHaveCount(1);
  await own.getByRole('button', { name: 'Add to dictionary' }).click();
  await page.reload();
  await expect(found(page, 'delvier').first()).toBeVisible({ timeout: 30_000 });
  await expect(own).toHaveCount(0);
  await page.getByRole('button', { name: 'Your words (1)' }).click();
  await page.getByRole('button', { name: 'Remove: vitrinish' }).press('Enter');
  await expect(own).toHaveCount(1);
  await expect(page.locator('main :focus')).toBeAttached();

  await test.step('the texts of the form are underlined, and corrected by click and by keys', async () => {
    await page.getByRole('tab', { name: 'Content' }).click();
    await expect(headline(page)).toBeVisible();
    await unfold(page, /^Summary/);
    const text = page.getByRole('textbox', { name: 'Summary' });
    await expect.poll(() => underlined(page)).toEqual(expect.arrayContaining(['delvier', 'vitrinish', 'delvier']));
    await clickWord(page, 'delvier');
    await page.getByRole('dialog').getByRole('button', { name: 'deliver', exact: true }).click();
    await expect(text).toBeFocused();
    await expect(text).toContainText('twelve nurses to deliver care');
    await expect(text.getByText('twelve nurses', { exact: true })).toHaveCSS('font-weight', /[67]00/);
    await page.keyboard.press('ControlOrMeta+End');
    for (let step = 0; step < 4; step++) await page.keyboard.press('ArrowLeft');
    await expect.poll(() => underlined(page)).toContain('delvier');
    await page.keyboard.press('ControlOrMeta+.');
    await expect(page.getByRole('dialog').getByRole('button', { name: 'deliver', exact: true })).toBeFocused();
    await inBothThemes(page, () => expectAccessible(page));
    await page.keyboard.press('Enter');
    await expect(text).toBeFocused();
    await expect(text).toContainText('vitrinish nurses deliver.');
    await page.keyboard.type(' Wass');
    await expect(text).toContainText('Wass');
    expect(await underlined(page), 'a word is not wrong while it is typed').not.toContain('Wass');
    await page.keyboard.type(' ');
    await page.getByRole('button', { name: /^Undo/ }).first().click();
    await expectStored(page, id, ({ document }) => document.basics.summary).toContain('**twelve nurses** to deliver');
  });
});

async function clickWord(page: Page, word: string) {
  const at = await page.evaluate((wanted) => {
    const ranges = [...((CSS.highlights.get('spelling') ?? []) as Iterable<Range>)];
    const { x, y, width, height } =
      ranges.find((range) => String(range) === wanted)?.getBoundingClientRect() ?? new DOMRect();
    return { x: x + width / 2, y: y + height / 2 };
  }, word);
  await page.mouse.click(at.x, at.y);
}

test('a German CV is checked on a narrow screen, and one in Arabic has no dictionary', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  const id = await openWithSummary(
    page,
    'spelling-de',
    'Leitete die Entwiklung der Krankenhäuser und die Entwiklung der Pflege.',
    'de',
  );
  await page.goto(`/cv/${id}/edit?review=spelling`);
  await page.route('**/*.dic', (route) => route.abort());
  await page.getByRole('button', { name: 'Check spelling' }).click();
  await expect(page.getByText('Couldn’t load the dictionary')).toBeVisible();
  await page.unroute('**/*.dic');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(found(page)).toHaveCount(2, { timeout: 30_000 });
  await expect(page.locator('main :focus')).toBeAttached();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  const corrections = found(page).getByRole('button', { name: 'Entwicklung', exact: true });
  // The second before the text is checked again.
  await corrections.evaluateAll((buttons) => {
    for (const button of buttons) (button as HTMLButtonElement).click();
  });
  await expect(page.getByText('No mistakes found')).toBeVisible();
  await expectStored(page, id, ({ document }) => document.basics.summary).toBe(
    'Leitete die Entwicklung der Krankenhäuser und die Entwicklung der Pflege.',
  );
  const { revision } = await (await ask(page, 'GET', `/api/cvs/${id}`)).json();
  const operations = [{ do: 'set', at: ['design'], field: 'language', value: 'ar' }];
  await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  await page.reload();
  await expect(page.getByText('No dictionary for this language')).toBeVisible();
});
