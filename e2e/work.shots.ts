import type { Page } from '@playwright/test';
import { makeCv } from './cvs.ts';
import { fetchCv, openEditor, unfold } from './editor.ts';
import { ask, make, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { change, publish } from './site.ts';
import { test } from './with-mail.ts';

const JOBS = [
  {
    ...{ name: 'Analytical Engines', location: 'London', url: 'https://engines.example' },
    roles: [
      {
        ...{ position: 'Lead programmer', start: '1843-02', ongoing: true },
        highlights: [
          { id: 'b1', text: 'Wrote the first program for a machine that did not exist yet' },
          { id: 'b2', text: 'Explained to a dozen visitors a week what an engine can and cannot do' },
        ],
      },
    ],
  },
  { name: 'Taylor’s Scientific Memoirs', roles: [{ position: 'Translator', start: '1842', end: '1843' }] },
  { name: 'Ockham Park School', roles: [{ position: 'Teacher of mathematics', start: '1838', end: '1841' }] },
];

async function made(page: Page, path: string, body: object) {
  const answer = await ask(page, 'POST', path, body);
  if (!answer.ok()) throw new Error(`${path}: ${await answer.text()}`);
  return (await answer.json()) as { id: string; revision: number; fields: Record<string, unknown> };
}

const PUBLICATIONS = `@article{sketch,
  title = {Sketch of the {Analytical} Engine Invented by Charles Babbage, with Notes by the Translator},
  author = {Menabrea, L. F. and Lovelace, Ada}, journal = {Scientific Memoirs}, volume = 3, pages = {666--731},
  year = 1843, month = sep, doi = {10.5555/memoirs.1843.666}
}
@article{broken, title = {On flying, year = 1828}
@techreport{climate, title = {On climate in connection with husbandry}, year = 1848}
`;

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`the work and its resumes ${theme} ${size}`, async ({ page, mails }) => {
      test.setTimeout(240_000);
      const shot = shotsOf(page, theme, size, false);
      // A phone shows the form first.
      const open = size === 'wide' ? openEditor : (on: Page, id: string) => on.goto(`/cv/${id}/edit`);
      await setThemeAndSize(page, theme, viewport);
      await registerMember(page, `work-${theme}-${size}`, mails);
      const jobs = [];
      for (const fields of JOBS)
        jobs.push(await made(page, '/api/entries', { kind: 'work', fields, tags: ['engines'] }));
      await made(page, '/api/entries', {
        kind: 'skills',
        fields: { name: 'Mathematics', keywords: ['Series', 'Tables'] },
      });
      await make(page, 'projects', [{ title: 'Note G', summary: 'A table of operations', status: 'published' }]);
      const [job] = jobs;
      await page.goto('/work');
      await page.getByRole('link', { name: 'Lead programmer' }).first().waitFor();
      await shot('work');

      await page.goto(`/work/experience/${job?.id}/edit`);
      const wordings = page.getByRole('region', { name: 'Other wordings' });
      await wordings.getByRole('button', { name: 'Add short wording' }).click();
      await wordings.getByRole('textbox', { name: 'Bullet 1', exact: true }).fill('Wrote the first program');
      await page.getByText('Saved', { exact: true }).first().waitFor();
      await shotsOf(page, theme, size)('work-entry-wordings');

      await page.goto('/work/publications');
      await page.getByRole('button', { name: 'Import' }).first().click();
      const importing = page.getByRole('dialog', { name: 'Import into your work' });
      await importing.getByRole('textbox').fill(PUBLICATIONS);
      await shot('publications-paste');
      await importing.getByRole('button', { name: 'Read text' }).click();
      await importing.getByText('1 entry isn’t imported').click();
      await shot('publications-review');
      await importing.getByRole('button', { name: 'Save 2 entries' }).click();
      await page
        .getByRole('link', { name: /^Sketch/ })
        .first()
        .waitFor();
      await shot('publications');
      await page
        .getByRole('link', { name: /^Sketch/ })
        .first()
        .click();
      await page.getByRole('textbox', { name: 'Pages' }).waitFor();
      await shotsOf(page, theme, size)('publication');

      const { id } = await makeCv(page, { name: 'Engines' });
      await open(page, id);
      await unfold(page, /^Work experience/);
      await page.getByRole('button', { name: 'Add from your work' }).click();
      const picker = page.getByRole('dialog', { name: 'Add from your work' });
      await picker.getByRole('checkbox', { name: 'Lead programmer' }).click();
      await shot('work-picker');
      await picker.getByRole('button', { name: 'Add 1 entry' }).click();
      await page.getByText('From your work: Analytical Engines').waitFor();
      const { revision, fields } = await (await ask(page, 'GET', `/api/entries/${job?.id}`)).json();
      await ask(page, 'PATCH', `/api/entries/${job?.id}`, { revision, fields: { ...fields, location: 'Turin' } });
      await open(page, id);
      await unfold(page, /^Work experience/);
      await page
        .getByRole('button', { name: /^Lead programmer/ })
        .first()
        .click();
      await page.getByText('1 change in your work').waitFor();
      await shot('work-linked-entry');

      const original = await makeCv(page, { name: 'Product design', example: 'designer' });
      const tailored = await made(page, `/api/cvs/${original.id}/variants`, {
        ...{ purpose: 'job', name: 'Lead designer, Example Works' },
        ...{ position: 'Lead designer', company: 'Example Works' },
      });
      const german = await made(page, `/api/cvs/${original.id}/variants`, {
        ...{ purpose: 'language', name: 'Lebenslauf', language: 'de' },
      });
      for (const [cv, value] of [
        [tailored.id, 'Lead product designer'],
        [original.id, 'Senior product designer'],
      ] as const)
        await ask(page, 'PATCH', `/api/cvs/${cv}`, {
          revision: (await fetchCv(page, cv)).revision,
          operations: [{ do: 'set', at: ['basics'], field: 'headline', value }],
        });
      await page.goto('/cv');
      await page.getByRole('link', { name: 'Lebenslauf' }).first().waitFor();
      await page.waitForLoadState('networkidle');
      await shot('families');
      await page.goto(`/cv/${german.id}/translate`);
      await page.getByRole('textbox', { name: 'Headline' }).fill('Produktdesignerin');
      await shot('translation');
      await page.goto(`/cv/${tailored.id}/edit?review=checks`);
      await page.getByRole('link', { name: 'Review updates' }).click();
      await page.getByRole('region', { name: 'Compare' }).getByRole('img').first().waitFor();
      await shot('compare');

      await change(page, {
        headline: 'Mathematician',
        about: 'I translate machines.',
        languages: [{ language: 'de', cv: null }],
      });
      await publish(page);
      await page.goto('/translate/de');
      await page.getByRole('textbox', { name: 'Headline' }).fill('Mathematikerin');
      await page.waitForLoadState('networkidle');
      await shot('site-translation');
    });
  }
}
