import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { LINKEDIN_EXPORT } from '../src/cv/testing/linkedin-export.ts';
import { makeZip } from '../src/testing/zip.ts';
import { makeCv } from './cvs.ts';
import { expectStored, openEditor, saved, unfold } from './editor.ts';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const JOB = {
  name: 'Example Works',
  roles: [{ position: 'Engineer', start: '2021-03', ongoing: true, highlights: [{ text: 'Built it' }] }],
};
const BIBTEX = String.raw`@article{sketch,
  title = {Sketch of the {Analytical} Engine}, author = {Lovelace, Ada}, journal = {Scientific Memoirs},
  volume = 3, pages = {666--731}, year = 1843, month = sep, doi = {10.5555/memoirs.1843.666}
}
@article{broken, title = {Broken, year = 1844}
@book{letters, title = {Letters to {\O}rsted}, year = {1845}}
`;
const RENDERCV = join(import.meta.dirname, '..', 'src', 'testing', 'fixtures', 'cv', 'rendercv.yaml');
const picker = (page: Page) => page.getByRole('dialog', { name: 'Add from your work' });

/** Opens the form of the engineer's job in a CV. */
async function openJob(page: Page, cv: string) {
  await openEditor(page, cv);
  await unfold(page, /^Work experience/);
  await page
    .getByRole('button', { name: /^Engineer/ })
    .first()
    .click();
}

async function makeEntry(page: Page, kind: string, fields: object, tags: string[] = []) {
  const answer = await ask(page, 'POST', '/api/entries', { kind, fields, tags });
  expect(answer.status(), await answer.text()).toBe(201);
  return (await answer.json()) as { id: string; revision: number; fields: Record<string, unknown> };
}

test('a job is written once in the work, used in a CV, changed, offered and taken', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'work-once');
  const { id } = await makeCv(page, { name: 'Notes' });
  await page.goto('/work');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Experience');
  await expectAccessible(page);
  await page.getByRole('link', { name: 'New job' }).first().click();
  await page.getByRole('textbox', { name: 'Job title' }).fill('Engineer');
  await page.getByRole('textbox', { name: 'Organization' }).fill('Example Works');
  await page.getByRole('textbox', { name: 'Bullet 1 of 1' }).click();
  await page.keyboard.type('Built it');
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.reload();
  await expect(page.getByRole('textbox', { name: 'Organization' })).toHaveValue('Example Works');
  await expect(page.getByText('Not used in any resume yet.')).toBeVisible();

  await test.step('it is added to a CV by keys alone', async () => {
    await openEditor(page, id);
    await unfold(page, /^Work experience/);
    await page.getByRole('button', { name: 'Add from your work' }).press('Enter');
    await expect(picker(page).getByRole('checkbox', { name: 'Engineer' })).toBeVisible();
    await expectAccessible(page);
    await picker(page).getByRole('checkbox', { name: 'Engineer' }).press('Space');
    await picker(page).getByRole('button', { name: 'Add 1 entry' }).press('Enter');
    await expect(page.getByText('From your work: Example Works')).toBeVisible();
    await expectStored(page, id, ({ document }) => document.sections.flatMap(({ items }) => items)).toMatchObject([
      { name: 'Example Works', roles: [{ position: 'Engineer', highlights: [{ text: 'Built it' }] }] },
    ]);
    await expectAccessible(page);
  });

  await test.step('a change of it is offered there, and taken', async () => {
    const { items } = await (await ask(page, 'GET', '/api/entries')).json();
    const [entry] = items;
    const fields = { ...entry.fields, location: 'Sampletown' };
    expect((await ask(page, 'PATCH', `/api/entries/${entry.id}`, { revision: entry.revision, fields })).status()).toBe(
      200,
    );
    await openJob(page, id);
    await expect(page.getByText('1 change in your work')).toBeVisible();
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expect(page.getByRole('textbox', { name: 'Location' })).toHaveValue('Sampletown');
    await expect(page.getByText('1 change in your work')).toBeHidden();
    await page.getByRole('button', { name: 'Detach' }).click();
    await expect(page.getByText('From your work: Example Works')).toBeHidden();
    await page.getByRole('button', { name: 'Undo', exact: true }).last().click();
    await expect(page.getByText('From your work: Example Works')).toBeVisible();
    await saved(page);
    await expectStored(page, id, ({ document }) => document.sections.flatMap(({ items }) => items)).toMatchObject([
      { location: 'Sampletown', source: { id: entry.id } },
    ]);
    await page.goto(`/work/experience/${entry.id}/edit`);
    await expect(page.getByRole('link', { name: 'Notes' })).toBeVisible();
  });
});

test('projects, skills and many at once are added from the work, found by words and tags', async ({ page }) => {
  await registerMember(page, 'work-many');
  await make(page, 'projects', [
    {
      title: 'Analytical Engine',
      summary: 'Notes on it',
      tags: ['machines'],
      metrics: [{ label: 'Notes', value: '7' }],
    },
    { title: 'Flyology', tags: ['birds'] },
    { title: 'Put away', status: 'archived' },
  ]);
  for (const name of ['Logic', 'Algebra', 'Music'])
    await makeEntry(page, 'skills', { name }, name === 'Music' ? ['arts'] : []);
  const { id } = await makeCv(page, { name: 'Notes' });
  const { revision } = await (await ask(page, 'GET', `/api/cvs/${id}`)).json();
  const item = { id: 'p', kind: 'projects' };
  await ask(page, 'PATCH', `/api/cvs/${id}`, {
    revision,
    operations: [{ do: 'insert', into: [], list: 'sections', item, after: null }],
  });
  await openEditor(page, id);
  await unfold(page, /^Projects/);
  await page.getByRole('button', { name: 'Add from your work' }).click();
  await expect(picker(page).getByRole('checkbox')).toHaveCount(2);
  await picker(page).getByRole('searchbox').fill('notes');
  await expect(picker(page).getByRole('checkbox')).toHaveCount(1);
  await picker(page).getByRole('checkbox', { name: 'Analytical Engine' }).click();
  await picker(page).getByRole('button', { name: 'Add 1 entry' }).click();
  await expectStored(page, id, ({ document }) => document.sections.find((one) => one.id === 'p')?.items).toMatchObject([
    { name: 'Analytical Engine', highlights: [{ text: 'Notes: 7' }] },
  ]);

  await unfold(page, /^Skills/);
  await page.getByRole('button', { name: 'Add from your work' }).click();
  await picker(page).getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'arts' }).click();
  await expect(picker(page).getByRole('checkbox')).toHaveCount(1);
  await picker(page).getByRole('combobox', { name: 'Tag' }).click();
  await page.getByRole('option', { name: 'All tags' }).click();
  await expect(picker(page).getByRole('checkbox')).toHaveCount(3);
  await picker(page).getByRole('checkbox', { name: 'Music' }).click();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Space');
  await picker(page).getByRole('button', { name: 'Add 2 entries' }).click();
  const skills = ({ document }: Parameters<Parameters<typeof expectStored>[2]>[0]) =>
    document.sections.find(({ kind }) => kind === 'skills')?.items;
  await expectStored(page, id, skills).toMatchObject([{ name: 'Music' }, { name: 'Algebra' }]);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expectStored(page, id, skills).toEqual([]);
});

test('a job has a short wording, which a resume chooses, and which one page needs', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'work-wordings');
  const bullets = (count: number) =>
    Array.from({ length: count }, (_, at) => ({
      id: `b${at}`,
      text: `${'Built the engine of the works. '.repeat(8)}${at}`,
    }));
  const fieldsWith = (count: number) => ({
    name: 'Example Works',
    roles: [{ id: 'r', position: 'Engineer', highlights: bullets(count) }],
  });
  const job = await makeEntry(page, 'work', fieldsWith(2));
  const stored = async () => (await ask(page, 'GET', `/api/entries/${job.id}`)).json();
  await page.goto(`/work/experience/${job.id}/edit`);
  const wordings = page.getByRole('region', { name: 'Other wordings' });
  await wordings.getByRole('button', { name: 'Add short wording' }).press('Enter');
  const short = wordings.getByRole('region', { name: 'Short' });
  await expect(short.getByRole('textbox', { name: 'Bullet 1', exact: true })).toBeFocused();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type('Built it');
  await short.getByRole('switch', { name: 'Leave out: Bullet 2', exact: true }).click();
  await expectAccessible(page);
  await expect
    .poll(async () => (await stored()).wordings)
    .toEqual([{ name: 'short', texts: { 'b0/text': 'Built it', 'b1/text': '' } }]);
  await expect(page.getByText('Saved', { exact: true }).first()).toBeVisible();

  const { id } = await makeCv(page, { name: 'Notes' });
  await openEditor(page, id);
  await unfold(page, /^Work experience/);
  await page.getByRole('button', { name: 'Add from your work' }).click();
  await picker(page).getByRole('checkbox', { name: 'Engineer' }).click();
  await picker(page).getByRole('button', { name: 'Add 1 entry' }).click();
  type Job = { roles: { highlights: object[] }[] };
  const storedBullets = ({ document }: Parameters<Parameters<typeof expectStored>[2]>[0]) => {
    const jobs = document.sections.find(({ kind }) => kind === 'work')?.items as Job[] | undefined;
    return jobs?.[0]?.roles[0]?.highlights;
  };
  await expectStored(page, id, storedBullets).toHaveLength(2);
  await page.getByRole('combobox', { name: 'Wording' }).click();
  await page.getByRole('option', { name: 'Short', exact: true }).click();
  await expectStored(page, id, storedBullets).toMatchObject([{ text: 'Built it' }]);
  await expectAccessible(page);
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await expectStored(page, id, storedBullets).toHaveLength(2);

  await test.step('one page needs it when the job has more bullets than fit', async () => {
    const { revision, wordings: before } = await stored();
    const leftOut = Object.fromEntries(bullets(60).map((one) => [`${one.id}/text`, '']));
    const texts = { ...leftOut, ...before[0].texts };
    const changed = { revision, fields: fieldsWith(60), wordings: [{ name: 'short', texts }] };
    expect((await ask(page, 'PATCH', `/api/entries/${job.id}`, changed)).status()).toBe(200);
    await openJob(page, id);
    await page.getByRole('button', { name: 'Update', exact: true }).click();
    await expectStored(page, id, storedBullets).toHaveLength(60);
    await page.getByRole('tab', { name: 'Design' }).click();
    await page.getByRole('button', { name: 'Fit to one page' }).click();
    await expect(page.getByText('Entries from your work use their short wording.')).toBeVisible({ timeout: 30_000 });
    await expectStored(page, id, ({ document }) => document.wording).toBe('short');
    await expectStored(page, id, storedBullets).toMatchObject([{ text: 'Built it' }]);
  });
});

test('a wording for some readers is named, and a resume takes it', async ({ page, expectAccessible }) => {
  await registerMember(page, 'work-readers');
  const job = await makeEntry(page, 'work', JOB);
  await page.goto(`/work/experience/${job.id}/edit`);
  const wordings = page.getByRole('region', { name: 'Other wordings' });
  await wordings.getByRole('button', { name: 'Add another wording' }).press('Enter');
  await wordings.getByRole('textbox', { name: 'Name of the wording' }).fill('For product roles');
  await wordings.getByRole('textbox', { name: 'Bullet 1', exact: true }).fill('Decided what to build');
  await inBothThemes(page, () => expectAccessible(page));
  await expect
    .poll(async () => (await (await ask(page, 'GET', `/api/entries/${job.id}`)).json()).wordings)
    .toMatchObject([{ name: 'For product roles' }]);
  const { id } = await makeCv(page, { name: 'Notes' });
  await openEditor(page, id);
  await unfold(page, /^Work experience/);
  await page.getByRole('button', { name: 'Add from your work' }).click();
  await picker(page).getByRole('checkbox', { name: 'Engineer' }).click();
  await picker(page).getByRole('button', { name: 'Add 1 entry' }).click();
  await page.getByRole('combobox', { name: 'Wording' }).click();
  await page.getByRole('option', { name: 'For product roles' }).click();
  await expectStored(page, id, ({ document }) => JSON.stringify(document.sections)).toContain('Decided what to build');
});

test('files of RenderCV and LinkedIn go to the work, to a resume, or to both', async ({ page }) => {
  await registerMember(page, 'work-files');
  const rendercv = { name: 'ada.yaml', mimeType: 'application/yaml', buffer: readFileSync(RENDERCV) };
  const linkedin = { name: 'export.zip', mimeType: 'application/zip', buffer: await makeZip(LINKEDIN_EXPORT) };
  const stored = async () => (await (await ask(page, 'GET', '/api/entries?limit=100')).json()).items.length;
  const dialog = page.getByRole('dialog', { name: 'Import into your work' });
  await page.goto('/work/experience');
  await page.getByRole('button', { name: 'Import' }).first().click();
  await dialog.locator('input[type=file]').first().setInputFiles(rendercv);
  await expect(dialog.getByText('Nothing is saved yet.')).toBeVisible();
  expect(await stored()).toBe(0);
  await dialog.getByRole('button', { name: /^Save \d+ entries$/ }).click();
  await expect(page.getByText(/^\d+ entries saved to your work$/)).toBeVisible();
  const first = await stored();
  expect(first).toBeGreaterThan(5);

  await test.step('a second file of one career is merged with what is there', async () => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    await dialog.locator('input[type=file]').first().setInputFiles(linkedin);
    await expect(dialog.getByText('You have an entry like this').first()).toBeVisible();
    await dialog.getByRole('button', { name: /^Save \d+ entries$/ }).click();
    await expect.poll(stored).toBeGreaterThan(first);
    expect((await (await ask(page, 'GET', '/api/cvs')).json()).items).toHaveLength(0);
  });

  await test.step('a resume alone leaves the work as it is, until its entries are saved there', async () => {
    const before = await stored();
    await page.goto('/cv');
    await page.getByRole('button', { name: 'Import' }).first().click();
    await page.getByRole('dialog', { name: 'New resume' }).locator('input[type=file]').setInputFiles(linkedin);
    await page.getByRole('button', { name: 'Open resume' }).click();
    await page.waitForURL(/[/]cv[/].+/);
    await page.goto(page.url().replace(/[/](?:preview|edit)$/, '/edit'));
    await expect(page.getByText(/so that other resumes can use them/)).toBeVisible();
    expect(await stored()).toBe(before);
    await page.getByRole('button', { name: 'Save to your work' }).click();
    await expect(page.getByText(/^\d+ entries saved to your work$/)).toBeVisible();
    // They are those of the file that went to the work before, so the resume is linked to these.
    expect(await stored()).toBe(before);
    await unfold(page, /^Work experience/);
    await page
      .getByRole('button', { name: /^Founder/ })
      .first()
      .click();
    await expect(page.getByText('From your work: Village school')).toBeVisible();
  });
});

test('the work is used on a small phone in Arabic', async ({ page, expectAccessible }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await registerMember(page, 'work-arabic');
  await makeEntry(page, 'work', JOB);
  await page.context().addCookies([{ name: 'language', value: 'ar', url: page.url() }]);
  for (const path of ['/work/experience', '/work/skills', '/work/experience/new', '/projects', '/achievements']) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBeLessThanOrEqual(320);
  }
  await page.goto('/work/experience');
  await page.getByRole('link', { name: 'Engineer' }).click();
  await expect(page.getByRole('textbox').first()).toHaveValue('Engineer');
});

test('a resume file is imported into the work, merged with what is there', async ({ page, expectAccessible }) => {
  await registerMember(page, 'work-import');
  await makeEntry(page, 'work', { name: 'Example Works', roles: [{ position: 'Engineer', start: '2021-03' }] });
  const file = JSON.stringify({
    work: [
      { name: 'Example Works', position: 'Engineer', startDate: '2021-03', highlights: ['Sold it'] },
      { name: 'Other Works', position: 'Apprentice', startDate: '2019' },
    ],
    skills: [{ name: 'Logic' }],
  });
  await page.goto('/work/experience');
  await page.getByRole('button', { name: 'Import' }).click();
  const dialog = page.getByRole('dialog', { name: 'Import into your work' });
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: Buffer.from(file) });
  await expect(dialog.getByText('You have an entry like this')).toBeVisible();
  await expect(dialog.getByText('Sold it')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await page.setViewportSize({ width: 320, height: 700 });
  await expectAccessible(page);
  await page.setViewportSize({ width: 1280, height: 800 });
  await dialog.getByRole('checkbox', { name: 'Logic' }).click();
  await dialog.getByRole('button', { name: 'Save 2 entries' }).click();
  await expect(page.getByText('2 entries saved to your work')).toBeVisible();
  const { items } = await (await ask(page, 'GET', '/api/entries')).json();
  expect(items.map(({ fields }: { fields: { name: string } }) => fields.name).sort()).toEqual([
    'Example Works',
    'Other Works',
  ]);
  await expect(page.getByRole('link', { name: 'Apprentice' })).toBeVisible();
});

test('entries of a resume are saved to the work, and merged with those that are there', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'work-merge');
  const job = await makeEntry(page, 'work', JOB);
  const { id } = await makeCv(page, { name: 'Notes' });
  const { revision } = await (await ask(page, 'GET', `/api/cvs/${id}`)).json();
  const items = [
    {
      id: 'i',
      name: 'Example Works',
      roles: [{ id: 'r', position: 'Engineer', start: '2021-03', highlights: [{ id: 'h', text: 'Ran it' }] }],
    },
    { id: 'j', name: 'Other Works', roles: [{ id: 's', position: 'Apprentice' }] },
    { id: 'k', name: 'Third Works', roles: [{ id: 't', position: 'Student' }] },
  ];
  const answer = await ask(page, 'PATCH', `/api/cvs/${id}`, {
    revision,
    operations: items.map((item) => ({ do: 'insert', into: ['sections', 'work'], list: 'items', item, after: null })),
  });
  expect(answer.status(), await answer.text()).toBe(200);
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Save to your work' }).click();
  const dialog = page.getByRole('dialog', { name: 'Save to your work' });
  await expect(dialog.getByText('You have an entry like this')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('checkbox', { name: 'Student' }).click();
  await dialog.getByRole('button', { name: 'Save 2 entries' }).press('Enter');
  await expect(page.getByText('2 entries saved to your work')).toBeVisible();
  const entries = (await (await ask(page, 'GET', '/api/entries?sort=title')).json()).items;
  expect(entries.map(({ fields }: { fields: { name: string } }) => fields.name)).toEqual([
    'Other Works',
    'Example Works',
  ]);
  const merged = await (await ask(page, 'GET', `/api/entries/${job.id}`)).json();
  expect(merged.fields.roles[0].highlights.map(({ text }: { text: string }) => text)).toEqual(['Built it', 'Ran it']);
  await expectStored(page, id, ({ document }) =>
    document.sections
      .find(({ kind }) => kind === 'work')
      ?.items.map((item) => ('source' in item ? item.source?.id : null)),
  ).toEqual([undefined, expect.any(String), job.id]);
});

test('publications of a reference manager are pasted or chosen, reviewed, imported once, exported and published', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'work-publications');
  const dialog = page.getByRole('dialog', { name: 'Import into your work' });
  const stored = async () =>
    (await (await ask(page, 'GET', '/api/entries')).json()).items as { fields: Record<string, unknown> }[];
  await page.goto('/work/publications');
  await page.getByRole('button', { name: 'Import' }).first().click();
  await dialog
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      ...{ name: 'library.bib', mimeType: 'application/x-bibtex' },
      buffer: Buffer.from(BIBTEX),
    });
  await expect(dialog.getByRole('checkbox', { name: 'Sketch of the Analytical Engine' })).toBeChecked();
  await expect(dialog.getByText(/^Ada Lovelace · /)).toBeVisible();
  await dialog.getByText('1 entry isn’t imported').press('Enter');
  await expect(dialog.getByText('Line 5, broken')).toBeVisible();
  await inBothThemes(page, () => expectAccessible(page));
  await dialog.getByRole('checkbox', { name: 'Letters to Ørsted' }).press('Space');
  expect(await stored()).toEqual([]);
  await dialog.getByRole('button', { name: 'Save 1 entry' }).press('Enter');
  await expect(page.getByText('1 entry saved to your work')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Sketch of the Analytical Engine' })).toBeVisible();
  expect(await stored()).toMatchObject([
    { fields: { kind: 'article', authors: ['Ada Lovelace'], volume: '3', pages: '666–731', date: '1843-09' } },
  ]);

  await test.step('text is pasted, and what is there already is not imported again', async () => {
    await page.getByRole('button', { name: 'Import' }).first().click();
    await dialog.getByRole('textbox', { name: 'Or paste the text of a file' }).fill(BIBTEX);
    await dialog.getByRole('button', { name: 'Read text' }).press('Enter');
    await expect(dialog.getByText('Already in your work')).toBeVisible();
    await dialog.getByRole('button', { name: 'Save 1 entry' }).press('Enter');
    await expect.poll(async () => (await stored()).length).toBe(2);
  });

  await test.step('the list is exported for other programs', async () => {
    for (const [name, start] of [
      ['Export as BibTeX', '@'],
      ['Export as RIS', 'TY  - '],
    ] as const) {
      await page.getByRole('button', { name: 'Export' }).press('Enter');
      const download = page.waitForEvent('download');
      await page.getByRole('menuitem', { name }).press('Enter');
      expect(readFileSync(await (await download).path(), 'utf8').startsWith(start)).toBe(true);
    }
  });

  await test.step('a publication is given a kind, and published', async () => {
    const listed = page.getByRole('listitem').filter({ hasText: 'Letters to Ørsted' });
    await expect(listed.getByText('Draft', { exact: true }).filter({ visible: true })).toHaveCount(1);
    await page.getByRole('link', { name: 'Letters to Ørsted' }).click();
    await expect(page.getByRole('textbox', { name: 'Publisher' })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Issue' })).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Book chapter' }).click();
    await page.getByRole('textbox', { name: 'Book', exact: true }).fill('Handbook of Engines');
    await page.getByRole('textbox', { name: 'Publisher' }).fill('Longman');
    await page.getByRole('combobox', { name: 'Type' }).click();
    await page.getByRole('option', { name: 'Report' }).click();
    await expect(page.getByRole('textbox', { name: 'Publisher' })).toHaveValue('Longman');
    await page.getByRole('textbox', { name: 'Pages' }).fill('1–9');
    await page.getByRole('button', { name: 'Publish' }).click();
    await expect
      .poll(async () => (await (await ask(page, 'GET', '/api/entries?status=published')).json()).items)
      .toMatchObject([
        {
          kind: 'publications',
          fields: { kind: 'report', publisher: 'Handbook of Engines', imprint: 'Longman', pages: '1–9' },
        },
      ]);
    await expect(page.getByRole('status').filter({ hasText: /^Published$/ })).toBeAttached();
    await page.getByRole('button', { name: 'Published' }).press('Enter');
    await page.getByRole('menuitem', { name: 'Revert to draft' }).press('Enter');
    await expect(page.getByRole('button', { name: 'Publish', exact: true })).toBeVisible();
    await inBothThemes(page, () => expectAccessible(page));
  });
});

test('skills and languages are added to the work from their lists, many at once', async ({
  page,
  context,
  expectAccessible,
}) => {
  await registerMember(page, 'quick-work');
  await page.goto('/work/skills');
  const field = page.getByRole('textbox', { name: 'Add skills' });
  await field.fill('Backend: Go, SQL');
  await field.press('Enter');
  await field.fill('Logic (4/5), Algebra');
  await field.press('Enter');
  for (const name of ['Backend', 'Logic', 'Algebra'])
    await expect(page.getByRole('link', { name, exact: true })).toBeVisible();
  await expect(page.getByRole('listitem').filter({ hasText: 'Backend' })).toContainText('Go, SQL');
  await expectAccessible(page);

  // What could not be added is in the field again.
  await context.setOffline(true);
  await field.fill('Music');
  await field.press('Enter');
  await expect(page.getByText('Couldn’t add Music')).toBeVisible();
  await expect(field).toHaveValue('Music');
  await context.setOffline(false);
  await field.press('Enter');
  await expect(page.getByRole('link', { name: 'Music', exact: true })).toBeVisible();

  // A new CV begins with them.
  await page.goto('/cv');
  await page.getByRole('button', { name: 'From your work' }).click();
  const dialog = page.getByRole('dialog', { name: 'New resume' });
  await expect(dialog.getByRole('tab', { name: 'From your work', selected: true })).toBeVisible();
  await dialog.getByLabel('Name').fill('For Turin');
  await dialog.getByRole('button', { name: 'Create resume' }).click();
  await expect(page).toHaveURL(/\/edit$/);
  const id = new URL(page.url()).pathname.split('/')[2] ?? '';
  await expectStored(page, id, ({ document }) =>
    document.sections.find(({ kind }) => kind === 'skills')?.items.map((item) => 'name' in item && item.name),
  ).toEqual(expect.arrayContaining(['Backend', 'Logic', 'Algebra', 'Music']));
});
