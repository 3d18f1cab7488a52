import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { expectStored, fetchCv, openEditor, saved, unfold } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { change, HOSTS, publish, visitorOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

type Job = { roles: { highlights: { text: string }[] }[] };
function storedBullets({ document }: Awaited<ReturnType<typeof fetchCv>>) {
  const jobs = document.sections.find(({ kind }) => kind === 'work')?.items as unknown as Job[] | undefined;
  return jobs?.flatMap(({ roles }) => roles.flatMap(({ highlights }) => highlights.map(({ text }) => text)));
}
const bulletIn = (page: Page) => page.getByRole('textbox', { name: 'Bullet 1 of 1' });
const jobOf = (page: Page) => page.getByRole('button', { name: /^Engineer/ }).first();

/** Adds the job to a CV through the picker. */
async function addJob(page: Page, id: string) {
  await openEditor(page, id);
  await unfold(page, /^Work experience/);
  await page.getByRole('button', { name: 'Add from your work' }).click();
  const picker = page.getByRole('dialog', { name: 'Add from your work' });
  await picker.getByRole('checkbox', { name: 'Engineer' }).click();
  await picker.getByRole('button', { name: 'Add 1 entry' }).click();
  await expect(page.getByText('From your work: Example Works')).toBeVisible();
}

async function openJob(page: Page, id: string) {
  await openEditor(page, id);
  await unfold(page, /^Work experience/);
  await jobOf(page).click();
}

test('a fact is written once, used in three resumes, a letter and the site, changed, taken, detached and deleted', async ({
  page,
  browser,
  mails,
  expectAccessible,
}) => {
  test.slow();
  await registerMember(page, 'fact', mails);
  await page.goto('/work/experience/new');
  await page.getByRole('textbox', { name: 'Job title' }).fill('Engineer');
  await page.getByRole('textbox', { name: 'Organization' }).fill('Example Works');
  await bulletIn(page).click();
  await page.keyboard.type('Built seven engines');
  await page.getByRole('button', { name: 'Publish' }).click();
  await expect(page.getByRole('button', { name: 'Published' })).toBeVisible();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'Published' })).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('button', { name: 'More actions' })).toBeFocused();
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  const readEntry = async () => (await (await ask(page, 'GET', '/api/entries')).json()).items[0];
  const entry = await readEntry();
  expect(entry.status).toBe('published');
  const node = entry.fields.roles[0].highlights[0].id;
  await ask(page, 'PATCH', `/api/entries/${entry.id}`, {
    ...{ revision: entry.revision, wordings: [{ name: 'short', texts: { [`${node}/text`]: 'Engines' } }] },
  });

  const full = (await makeCv(page, { name: 'Full' })).id;
  const short = (await makeCv(page, { name: 'Short' })).id;
  await test.step('it is in a full, a short and a German resume', async () => {
    await addJob(page, full);
    await expectStored(page, full, storedBullets).toEqual(['Built seven engines']);
    await addJob(page, short);
    await page.getByRole('combobox', { name: 'Wording' }).click();
    await page.getByRole('option', { name: 'Short', exact: true }).click();
    await expectStored(page, short, storedBullets).toEqual(['Engines']);
  });
  const variant = { purpose: 'language', name: 'Lebenslauf', language: 'de' };
  const german = (await (await ask(page, 'POST', `/api/cvs/${full}/variants`, variant)).json()).id as string;
  await page.goto(`/cv/${german}/translate`);
  await page
    .getByRole('textbox', { name: /Bullet/ })
    .last()
    .fill('Sieben Maschinen gebaut');
  await expectStored(page, german, storedBullets).toEqual(['Sieben Maschinen gebaut']);

  await test.step('it is quoted in a letter', async () => {
    await openEditor(page, full);
    await page.getByRole('tab', { name: 'Letters' }).click();
    await page.getByRole('button', { name: 'New cover letter' }).click();
    await page.getByRole('button', { name: 'Add from this resume' }).click();
    const dialog = page.getByRole('dialog', { name: 'Add from this resume' });
    await inBothThemes(page, () => expectAccessible(page));
    await dialog.getByRole('checkbox', { name: 'Built seven engines' }).press('Space');
    await dialog.getByRole('button', { name: 'Add 1 text' }).press('Enter');
    await expect(page.getByRole('textbox', { name: 'Body', exact: true })).toContainText('Built seven engines');
    await page.getByRole('button', { name: 'All cover letters' }).click();
    await page.getByRole('button', { name: 'Actions for New letter' }).click();
    await page.getByRole('menuitem', { name: 'Duplicate' }).click();
    await expectStored(page, full, ({ document }) => document.letters.map(({ text }) => text)).toEqual([
      ...['Built seven engines', 'Built seven engines'],
    ]);
  });

  const letterText = ({ document }: Awaited<ReturnType<typeof fetchCv>>) => document.letters[0]?.text;
  await change(page, { headline: 'Engineer of engines' });
  const siteUrl = (await publish(page)).find(({ kind }) => kind === 'share')?.url ?? '';
  const visitor = await visitorOf(browser);
  await test.step('it is on the site', async () => {
    await visitor.goto(siteUrl);
    await expect(visitor.locator('#experience-part')).toContainText('Built seven engines');
  });

  await test.step('one change is on the site at once, and offered in each resume and in the letter', async () => {
    await page.goto(`/work/experience/${entry.id}/edit`);
    await bulletIn(page).fill('Built eight engines');
    await expect.poll(async () => (await readEntry()).fields.roles[0].highlights[0].text).toBe('Built eight engines');
    await visitor.reload();
    await expect(visitor.locator('#experience-part')).toContainText('Built eight engines');

    expect(storedBullets(await fetchCv(page, full))).toEqual(['Built seven engines']);
    await openJob(page, full);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectStored(page, full, storedBullets).toEqual(['Built eight engines']);
    expect(letterText(await fetchCv(page, full))).toBe('Built seven engines');
    await page.getByRole('tab', { name: 'Letters' }).click();
    const letters = page.getByRole('list', { name: 'Cover letters' });
    await expect(letters.getByText('Quoted text changed')).toHaveCount(2);
    await inBothThemes(page, () => expectAccessible(page));
    await letters
      .getByRole('button', { name: /^New letter/ })
      .first()
      .click();
    await expect(page.getByText('Changed in the resume since you added it:')).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    await page.getByRole('button', { name: 'Update: Built seven engines' }).click();
    await expectStored(page, full, letterText).toBe('Built eight engines');
    await page.getByRole('button', { name: 'All cover letters' }).click();
    await expect(letters.getByText('Quoted text changed')).toHaveCount(1);
  });

  await test.step('the short wording is changed, offered and taken too', async () => {
    const { revision } = await readEntry();
    const wordings = [{ name: 'short', texts: { [`${node}/text`]: 'Eight engines' } }];
    await ask(page, 'PATCH', `/api/entries/${entry.id}`, { revision, wordings });
    expect(storedBullets(await fetchCv(page, short))).toEqual(['Engines']);
    await openJob(page, short);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectStored(page, short, storedBullets).toEqual(['Eight engines']);
  });

  await test.step('the German resume says that the original has changed, until it is translated again', async () => {
    expect(storedBullets(await fetchCv(page, german))).toEqual(['Sieben Maschinen gebaut']);
    await page.goto(`/cv/${german}/translate`);
    await expect(page.getByText('1 original changed')).toBeVisible();
    const bullet = page.getByRole('textbox', { name: /Bullet/ }).last();
    await bullet.fill('Acht Maschinen gebaut');
    await bullet.press('Enter');
    await expect(page.getByText('1 original changed')).toHaveCount(0);
    await expectStored(page, german, storedBullets).toEqual(['Acht Maschinen gebaut']);
  });

  await test.step('visitors see each resume', async () => {
    for (const id of [full, short, german]) await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' });
    await visitor.goto(new URL(`/cv/${german}`, page.url()).href);
    await expect(visitor.getByText('Acht Maschinen gebaut')).toBeVisible();
    // The job title is not translated.
    await expect(visitor.locator('html')).toHaveAttribute('lang', 'de');
    await expect(visitor.getByText('Engineer', { exact: true })).toHaveAttribute('lang', 'en');
    await expectAccessible(visitor);
  });

  await test.step('it is detached in one, deleted, and nothing that is shown breaks', async () => {
    await openJob(page, short);
    await page.getByRole('button', { name: 'Detach' }).click();
    await expect(page.getByText('From your work: Example Works')).toBeHidden();
    await saved(page);
    await ask(page, 'DELETE', `/api/entries/${entry.id}`);
    await ask(page, 'DELETE', `/api/entries/${entry.id}/forever`);
    for (const [id, text] of [
      [full, 'Built eight engines'],
      [short, 'Eight engines'],
      [german, 'Acht Maschinen gebaut'],
    ] as const) {
      expect(storedBullets(await fetchCv(page, id))).toEqual([text]);
      const exported = await ask(page, 'GET', `/api/cvs/${id}/export/text`);
      expect(await exported.text()).toContain(text);
      await visitor.goto(new URL(`/cv/${id}`, page.url()).href);
      await expect(visitor.getByText(text)).toBeVisible();
    }
    expect(letterText(await fetchCv(page, full))).toBe('Built eight engines');
    await visitor.goto(siteUrl);
    await expect(visitor.getByText('Engineer of engines').first()).toBeVisible();
    await expect(visitor.locator('#experience-part')).toHaveCount(0);
    await openJob(page, full);
    await expect(bulletIn(page)).toHaveText('Built eight engines');
  });
});
