import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTemplate, waitForImages } from './cvs.ts';
import { ask, registerMember } from './records.ts';
import { SIZES, setThemeAndSize, shotsOf } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const RESUME = join(import.meta.dirname, '..', 'src', 'testing', 'fixtures', 'jsonresume', 'resume.json');
for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`CVs ${theme} ${size}`, async ({ page, mails }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size);
      await registerMember(page, `cvs-${theme}-${size}`, mails);
      await page.goto('/cv');
      await page.getByText('No resumes yet').waitFor();
      await shot('cvs-empty');
      const cvs = [
        { name: 'For the Royal Society', tags: ['mathematics', 'letters'], example: 'researcher' },
        {
          example: 'software-engineer',
          name: 'Analyst of the Analytical Engine, with notes on every operation that it performs',
          tags: ['computing'],
        },
        { name: 'Short', tags: [], example: 'teacher' },
        {
          name: 'Translations from the French',
          tags: ['writing', 'translation', 'science', 'memoirs'],
          example: 'designer',
        },
      ];
      const ids: string[] = [];
      for (const cv of cvs) {
        const createdResponse = await ask(page, 'POST', '/api/cvs', cv);
        expect(createdResponse.status(), await createdResponse.text()).toBe(201);
        ids.push(((await createdResponse.json()) as { id: string }).id);
      }
      for (const [index, template] of ['academic', 'sidebar', 'creative'].entries()) {
        await setTemplate(page, ids[index] ?? '', template);
      }
      await ask(page, 'PUT', `/api/cvs/${ids[0]}/lock`, { locked: true });
      await ask(page, 'PUT', `/api/cvs/${ids[3]}/visibility`, { visibility: 'public' });
      await ask(page, 'PUT', `/api/cvs/${ids[1]}/visibility`, { visibility: 'link' });
      await page.goto('/cv');
      await page.locator('[data-record]').nth(3).waitFor();
      await waitForImages(page);
      await shot('cvs-cards');
      await page.getByRole('button', { name: 'Actions for Short' }).click();
      await page.getByRole('menu').waitFor();
      await shot('cvs-menu', false);
      await page.getByRole('menuitem', { name: 'Rename and tag…' }).click();
      await page.getByRole('dialog').waitFor();
      await shot('cvs-details', false);
      await page.keyboard.press('Escape');
      await page.getByRole('radio', { name: 'List' }).click();
      await page.getByRole('checkbox').nth(2).click();
      await waitForImages(page);
      await shot('cvs-rows');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'New resume' }).click();
      await page.getByRole('dialog').waitFor();
      await shot('cvs-new-blank', false);
      await page.getByRole('tab', { name: 'An example' }).click();
      await shot('cvs-new-example', false);
      await page.getByRole('tab', { name: 'Import' }).click();
      await shot('cvs-new-file', false);
      await page
        .locator('input[type=file]')
        .setInputFiles({ name: 'resume.json', mimeType: 'application/json', buffer: readFileSync(RESUME) });
      await page.getByRole('dialog', { name: /imported$/ }).waitFor();
      await shot('cvs-report', false);
    });
  }
}

/** Ada Lovelace's CV as JSON Resume. */
const ADA = {
  basics: {
    name: 'Ada Lovelace',
    label: 'Analyst and author of the notes on the Analytical Engine',
    email: 'ada@example.org',
    url: 'https://example.org/ada',
    location: { city: 'London', countryCode: 'GB' },
    summary: 'I describe what an engine can do with **symbols**, not with numbers alone.',
  },
  work: [
    {
      name: 'Taylor’s Scientific Memoirs',
      position: 'Translator and annotator',
      startDate: '1842-10',
      endDate: '1843-08',
      highlights: [
        'Translated Menabrea’s memoir on the Analytical Engine from the French.',
        'Wrote seven notes, A to G, three times the length of the memoir that they explain.',
        'Set out in Note G, step by step, how the engine would work out the numbers of Bernoulli.',
      ],
    },
  ],
  education: [{ institution: 'Augustus De Morgan', area: 'Calculus', startDate: '1840', endDate: '1841' }],
  skills: [{ name: 'Mathematics', keywords: ['calculus', 'functional equations', 'series'] }],
  languages: [
    { language: 'English', fluency: 'Native' },
    { language: 'French', fluency: 'Fluent' },
  ],
};

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`a CV and its history ${theme} ${size}`, async ({ page }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      await registerMember(page, `cv-${theme}-${size}`);
      const createdResponse = await ask(page, 'POST', '/api/cvs/import', {
        content: JSON.stringify(ADA),
        filename: 'Ada.json',
      });
      const { id, revision } = (await createdResponse.json()) as { id: string; revision: number };
      await ask(page, 'POST', `/api/cvs/${id}/versions`, { name: 'Before the notes' });
      const operations = [
        { do: 'set', at: ['basics'], field: 'headline', value: 'Author of the notes on the Analytical Engine' },
        { do: 'remove', at: ['sections', 'languages', 'items', 'languages-2'] },
        { do: 'hide', at: ['sections', 'skills'], hidden: true },
      ];
      await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations });
      await page.goto(`/cv/${id}/preview`);
      await waitForImages(page);
      await shot('cv', true);
      await page.getByRole('link', { name: 'Text' }).click();
      await page.getByRole('heading', { name: 'Ada Lovelace' }).waitFor();
      await shot('cv-text', true);
      await page.getByRole('link', { name: 'Pages' }).click();
      await page.getByRole('button', { name: 'More actions' }).click();
      await page.getByRole('menu').waitFor();
      await shot('cv-menu');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'History' }).click();
      await page.getByRole('list', { name: 'Versions' }).waitFor();
      await page.getByRole('button', { name: 'Save version' }).click();
      await shot('cv-history');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Actions for Before the notes' }).click();
      await page.getByRole('menuitem', { name: 'Compare with current version' }).click();
      await page
        .getByRole('button', { name: /^Restore / })
        .first()
        .waitFor();
      await shot('cv-changes');
      await page.getByRole('button', { name: 'All versions' }).click();
      await page.getByRole('button', { name: 'Before the notes', exact: true }).click();
      await page.getByRole('region', { name: 'Earlier version' }).waitFor();
      await waitForImages(page);
      await shot('cv-old');
      await page.getByRole('link', { name: 'Side by side' }).click();
      await page.locator('[data-changed]').first().waitFor();
      await shot('cv-compared', true);
    });
  }
}

for (const theme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries(SIZES)) {
    test(`a CV of two pages in all templates ${theme} ${size}`, async ({ page }) => {
      await setThemeAndSize(page, theme, viewport);
      const shot = shotsOf(page, theme, size, false);
      await registerMember(page, `cv-templates-${theme}-${size}`);
      const createdResponse = await ask(page, 'POST', '/api/cvs', { name: 'For the ministry', example: 'researcher' });
      const { id } = (await createdResponse.json()) as { id: string };
      await page.goto(`/cv/${id}/preview`);
      await waitForImages(page);
      await shot('cv-pages');
      await shot('cv-pages-all', true);
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await page.getByRole('button', { name: 'Zoom in' }).click();
      await shot('cv-pages-larger');
      await page.getByRole('link', { name: 'Templates' }).click();
      await page.getByRole('button', { name: 'Sidebar' }).waitFor();
      await waitForImages(page);
      await shot('cv-templates');
      await page.getByRole('button', { name: 'Sidebar' }).click();
      await page
        .getByRole('region', { name: /^Notifications/ })
        .getByText('Template changed to')
        .waitFor();
      await shot('cv-templates-chosen', true);
      await ask(page, 'PUT', `/api/cvs/${id}/lock`, { locked: true });
      await page.route('**/thumbnail?*template=mono*', (route) => route.abort('internetdisconnected'));
      await page.reload();
      await page.getByText('This resume is locked.').waitFor();
      await page.getByText('Preview not available').waitFor();
      await waitForImages(page);
      await shot('cv-templates-locked', true);
    });
  }
}
