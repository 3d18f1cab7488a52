import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

/** Changes a stored CV, as another window would. */
async function change(page: Page, id: string, ...operations: object[]) {
  const { revision } = await fetchCv(page, id);
  const answer = await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
  expect(answer.status(), await answer.text()).toBe(200);
}
const setHeadline = (value: string) => ({ do: 'set', at: ['basics'], field: 'headline', value });

const openMenu = (page: Page, name: string) =>
  page.getByRole('button', { name: `Actions for ${name}`, exact: true }).click();
const idIn = (page: Page) => /\/cv\/([^/]+)\//.exec(page.url())?.[1] ?? '';

test('a resume is tailored for a job, compared with its original, and takes its updates', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'tailor');
  const { id } = await makeCv(page, { name: 'Product design', example: 'designer' });
  await page.goto('/cv');
  await openMenu(page, 'Product design');
  await page.getByRole('menuitem', { name: 'Tailor for a job…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tailor for a job' });
  await dialog.getByRole('button', { name: 'Create tailored resume' }).click();
  await expect(dialog.getByText('Enter a name')).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Job title' }).fill('Lead designer');
  await dialog.getByRole('textbox', { name: 'Company' }).fill('Example Works');
  await dialog
    .getByRole('textbox', { name: 'Job description' })
    .fill('We look for a lead designer who sets research standards and designs accessible services for riders.');
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('button', { name: 'Create tailored resume' }).click();
  await page.waitForURL(/review=job/);
  await expect(page.getByRole('textbox', { name: 'Job description' })).toHaveValue(/research standards/);
  const tailored = idIn(page);
  await expectStored(page, tailored, ({ name, document }) => [name, document.letters[0]?.company]).toEqual([
    'Lead designer, Example Works',
    'Example Works',
  ]);

  const work = (await fetchCv(page, id)).document.sections.find(({ kind }) => kind === 'work');
  const job = work?.items[0]?.id ?? '';
  await change(page, tailored, setHeadline('Lead product designer'));
  await change(page, id, setHeadline('Senior product designer'), {
    ...{ do: 'set', at: ['sections', work?.id, 'items', job], field: 'location', value: 'Turin' },
  });

  await test.step('the review says that there are updates', async () => {
    await page.goto(`/cv/${tailored}/edit?review=checks`);
    await expect(page.getByRole('heading', { name: '2 updates from Product design' })).toBeVisible();
    await page.getByRole('link', { name: 'Review updates' }).click();
  });
  const compared = page.getByRole('region', { name: 'Compare' });
  await expect(compared.getByText('2 differences')).toBeVisible();
  await expect(compared.getByRole('heading', { name: '2 updates from Product design' })).toBeVisible();
  await expect(compared.getByText('You changed this too. Update keeps your text.')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));

  await test.step('differences are walked through by keys', async () => {
    await compared.getByRole('button', { name: 'Next difference' }).press('Enter');
    await expect(compared.getByText(/^Difference 1 of 2:/)).toBeVisible();
    await compared.getByRole('button', { name: 'Previous difference' }).press('Enter');
    await expect(compared.getByText(/^Difference 2 of 2:/)).toBeVisible();
  });

  const headlineAndPlace = () =>
    expectStored(page, tailored, (cv) => [
      cv.document.basics.headline,
      (cv.document.sections.find(({ kind }) => kind === 'work')?.items[0] as { location?: string } | undefined)
        ?.location,
    ]);
  await test.step('updates are taken, undone, and taken again one by one', async () => {
    await compared.getByRole('button', { name: 'Update all' }).click();
    await headlineAndPlace().toEqual(['Lead product designer', 'Turin']);
    await page.getByRole('button', { name: 'Undo' }).click();
    await headlineAndPlace().toEqual(['Lead product designer', 'Example City']);
    await compared.getByRole('button', { name: 'Use original: Personal details' }).click();
    await headlineAndPlace().toEqual(['Senior product designer', 'Example City']);
    await compared.getByRole('button', { name: 'Keep mine: Example Health Apps' }).click();
    await expect(compared.getByRole('heading', { name: /updates? from/ })).toHaveCount(0);
    await headlineAndPlace().toEqual(['Senior product designer', 'Example City']);
  });

  await test.step('nothing is cut off on a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    await expect(page.getByRole('link', { name: 'Lead designer, Example Works' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });

  await test.step('it is detached', async () => {
    await openMenu(page, 'Lead designer, Example Works');
    await page.getByRole('menuitem', { name: 'Detach from original' }).click();
    await expect(page.getByText('no longer follows its original')).toBeVisible();
    expect((await (await ask(page, 'GET', `/api/cvs/${tailored}/variant`)).json()).variant).toBeNull();
  });
});

test('a resume is translated side by side with its original', async ({ page, expectAccessible }) => {
  await registerMember(page, 'translator');
  const { id } = await makeCv(page, { name: 'Product design', example: 'designer' });
  await page.goto(`/cv/${id}/preview`);
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Translate…' }).click();
  const dialog = page.getByRole('dialog', { name: 'Translate' });
  await dialog.getByRole('combobox', { name: 'Language' }).click();
  await page.getByRole('option', { name: /^German/ }).click();
  await dialog.getByRole('textbox', { name: 'Name' }).fill('Lebenslauf');
  await dialog.getByRole('button', { name: 'Create translation' }).click();
  await page.waitForURL(/\/translate$/);
  const translation = idIn(page);
  const headline = page.getByRole('textbox', { name: 'Headline' });
  await expect(headline).toHaveValue('Product designer');
  const total = await page.getByText(/^0 of \d+ translated$/).textContent();
  await inBothThemes(page, () => expectAccessible(page));

  await test.step('Enter moves on to the next text without a translation', async () => {
    await page.getByRole('button', { name: /^Next untranslated/ }).click();
    await expect(headline).toBeFocused();
    await headline.fill('Produktdesignerin');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'Summary' })).toBeFocused();
    await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type('Werkzeuge für den ganzen Tag.');
    await page.keyboard.press('Enter');
    await expect(page.getByRole('textbox', { name: 'About the organization' }).first()).toBeFocused();
    await expect(page.getByText(total?.replace(/^0/, '2') ?? '')).toBeVisible();
    await expectStored(page, translation, ({ document }) => [document.basics, document.design]).toMatchObject([
      { headline: 'Produktdesignerin', summary: 'Werkzeuge für den ganzen Tag.' },
      { language: 'de', page: 'a4' },
    ]);
  });

  await test.step('a text can be the same in both languages', async () => {
    await page.getByRole('button', { name: 'Same in both languages' }).first().click();
    await expect(page.getByText(total?.replace(/^0/, '3') ?? '')).toBeVisible();
    await page.getByRole('button', { name: 'Translate after all' }).click();
    await expect(page.getByText(total?.replace(/^0/, '2') ?? '')).toBeVisible();
  });

  await test.step('a changed original is marked, with what changed', async () => {
    await change(page, id, setHeadline('Senior product designer'));
    await page.reload();
    await expect(page.getByText('1 original changed')).toBeVisible();
    await page.getByRole('radio', { name: 'Changed' }).check();
    await expect(page.getByRole('textbox', { name: 'Headline' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Summary' })).toHaveCount(0);
    await expectAccessible(page);
    await page.getByRole('button', { name: 'Mark as up to date' }).click();
    await expect(page.getByText('1 original changed')).toHaveCount(0);
  });

  await test.step('a translator’s file is imported', async () => {
    await page.getByRole('radio', { name: 'All', exact: true }).check();
    const file = await ask(page, 'GET', `/api/cvs/${translation}/translation/csv`);
    const rows = await file.text();
    const content = rows.replace(
      /^([^,]+),missing,Lead product designer,/m,
      '$1,missing,Lead product designer,Leitung',
    );
    expect(content).not.toBe(rows);
    await page
      .locator('input[type=file]')
      .setInputFiles({ name: 'texts.csv', mimeType: 'text/csv', buffer: Buffer.from(content) });
    await expect(page.getByText(/^\d+ texts? imported$/)).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Job title' }).first()).toHaveValue('Leitung');
  });

  await test.step('it fits a narrow phone', async () => {
    await page.setViewportSize({ width: 320, height: 700 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
    await expectAccessible(page);
  });
});

test('a resume that is no translation has no side-by-side view', async ({ page }) => {
  await registerMember(page, 'no-translation');
  const { id } = await makeCv(page, { name: 'Notes' });
  await page.goto(`/cv/${id}/translate`);
  await expect(page.getByText(/isn’t a translation/)).toBeVisible();
  await page.getByRole('link', { name: 'Edit resume' }).click();
  await page.waitForURL(/\/edit$/);
});
