import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { ask, make, registerMember } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { expect, test } from './with-mail.ts';

const saved = (page: Page) => page.getByRole('status').getByText('Saved', { exact: true });
const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const stored = async (page: Page, id: string) => (await ask(page, 'GET', `/api/achievements/${id}`)).json();
const idOf = (page: Page) => /\/achievements\/([0-9a-f-]{36})\/edit$/.exec(page.url())?.[1] ?? '';
const LETTER = {
  name: 'letter of De Morgan.txt',
  mimeType: 'text/plain',
  buffer: Buffer.from('She has the power of thinking.'),
};

test('an achievement is created with a file and a link as evidence, and with its project', async ({ page }) => {
  await registerMember(page, 'with-evidence');
  await make(page, 'projects', [{ title: 'Notes on the Analytical Engine' }, { title: 'Flyology' }]);
  await page.goto('/achievements/new');
  await expect(field(page, 'Title')).toBeFocused();
  await page.keyboard.type('Calculus and its foundations');
  await expect(saved(page)).toBeVisible();
  const id = idOf(page);

  await page.getByRole('combobox', { name: 'Type' }).click();
  await page.getByRole('option', { name: 'Course' }).click();
  await field(page, 'Issuer').fill('Augustus De Morgan');
  await field(page, 'Date').fill('1841');
  await page.getByRole('switch', { name: 'No expiration date' }).click();
  await field(page, 'Expiration date').fill('1840');
  await page.keyboard.press('Tab');
  await expect(field(page, 'Expiration date')).toHaveAccessibleDescription(
    'Expiration date can’t be before the achievement’s date',
  );
  await field(page, 'Expiration date').fill('1852');
  await page.keyboard.press('Tab');
  await expect(saved(page)).toBeVisible();

  const chooser = page.waitForEvent('filechooser');
  await page.getByRole('group', { name: 'Files' }).getByRole('button', { name: 'Choose files' }).click();
  await (await chooser).setFiles([LETTER]);
  const evidence = page.getByRole('list', { name: 'Evidence' });
  await expect(evidence.getByRole('link', { name: LETTER.name })).toBeVisible({ timeout: 20_000 });
  await evidence.getByRole('textbox', { name: 'Link text' }).fill('His letter');
  await page.getByRole('button', { name: 'Add link' }).click();
  await page.keyboard.type('example.org/letters');
  await page.keyboard.press('Tab');

  await page.getByRole('combobox', { name: 'Project' }).fill('engine');
  await page.getByRole('option', { name: 'Notes on the Analytical Engine' }).click();
  await expect(saved(page)).toBeVisible();
  const project = (await (await ask(page, 'GET', '/api/projects?q=engine')).json()).items[0];
  await expect
    .poll(() => stored(page, id))
    .toMatchObject({
      title: 'Calculus and its foundations',
      kind: 'course',
      issuer: 'Augustus De Morgan',
      date: '1841',
      expires: '1852',
      project: project.id,
      evidence: [
        {
          label: 'His letter',
          file: expect.stringMatching(/^users\/[^/]+\/evidence\/[0-9a-f-]{36}\/letter of De Morgan\.txt$/),
        },
        { label: '', url: 'https://example.org/letters' },
      ],
    });

  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect.poll(() => stored(page, id)).toMatchObject({ visible: true });
  await page.getByRole('link', { name: 'View' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Calculus and its foundations');
  await expect(page.getByRole('link', { name: 'Notes on the Analytical Engine' })).toBeVisible();
  const download = page.waitForEvent('download');
  await page.getByRole('link', { name: 'His letter' }).click();
  expect((await readFile(await (await download).path())).toString()).toBe(LETTER.buffer.toString());
  await page.getByRole('button', { name: 'More actions' }).click();
  await page.getByRole('menuitem', { name: 'Revert to draft' }).click();
  await expect(page.getByText('Draft', { exact: false }).first()).toBeVisible();
  await expect.poll(() => stored(page, id)).toMatchObject({ visible: false });
});

test('the badge proof lists the result of each check', async ({ page }) => {
  await registerMember(page, 'proof-told');
  const [created] = await make(page, 'achievements', [{ title: 'Reader of the library' }]);
  const proof = {
    format: '2.0',
    state: 'notVerifiable',
    checks: [
      { name: 'signature', state: 'notVerifiable', why: 'hostedElsewhere' },
      { name: 'recipient', state: 'verified', why: 'yourAddress' },
    ],
    issuer: 'https://example.org/library',
    checkedAt: '2026-01-02T03:04:05.000Z',
  };
  await page.route(`**/api/achievements/${created?.id}`, async (route) => {
    if (route.request().method() !== 'GET') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, json: { ...(await answer.json()), proof } });
  });
  for (const address of [`/achievements/${created?.id}/edit`, `/achievements/${created?.id}`]) {
    await page.goto(address);
    const verification = page.getByRole('region', { name: 'Badge verification' });
    await expect(verification.getByText('Not verifiable')).toBeVisible();
    await expect(verification.getByText('Issued to your email address.')).toBeVisible();
    await expect(verification.getByText(/The proof is hosted by the issuer/)).toBeVisible();
    await expect(verification.getByText('Open Badges 2.0, checked on Jan 2, 2026')).toBeVisible();
  }
});

test('a missing achievement shows a message inside the shell', async ({ page }) => {
  await registerMember(page, 'not-there');
  for (const address of ['/achievements/nowhere', '/achievements/00000000-0000-4000-8000-000000000000/edit']) {
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
    await expect(page.getByRole('navigation', { name: 'Main' }).first()).toBeVisible();
  }
});

test('an achievement in the trash is restored before it can be edited', async ({ page }) => {
  await registerMember(page, 'from-the-trash');
  const [created] = await make(page, 'achievements', [{ title: 'Plays the harp' }]);
  await ask(page, 'DELETE', `/api/achievements/${created?.id}`);
  await page.goto(`/achievements/${created?.id}/edit`);
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(field(page, 'Title')).toHaveValue('Plays the harp');
});

test('an achievement deleted elsewhere during editing is restored with the edits', async ({ page }) => {
  await registerMember(page, 'gone-meanwhile');
  const [created] = await make(page, 'achievements', [{ title: 'Plays the harp' }]);
  await page.goto(`/achievements/${created?.id}/edit`);
  await expect(field(page, 'Title')).toHaveValue('Plays the harp');
  await ask(page, 'DELETE', `/api/achievements/${created?.id}`);
  await field(page, 'Issuer').fill('Herself');
  await page.getByRole('button', { name: 'Restore' }).click();
  await expect(saved(page)).toBeVisible();
  await expect.poll(() => stored(page, created?.id ?? '')).toMatchObject({ issuer: 'Herself', trashedAt: null });
});

test('the editor and the detail page are accessible in both themes and fit 320 px', async ({
  page,
  expectAccessible,
}) => {
  await registerMember(page, 'axe-achievement');
  const [created] = await make(page, 'achievements', [
    {
      title: 'Sketch of the Analytical Engine, with notes',
      kind: 'publication',
      issuer: 'Taylor’s Scientific Memoirs',
      date: '1843-09',
      description: 'With **seven notes**.',
      credentialUrl: 'https://example.org/memoirs',
      evidence: [{ label: '', url: 'https://example.org/a-rather-long-address-of-a-page/that/does/not/break' }],
      metric: { label: 'pages', value: '66' },
    },
  ]);
  for (const address of [`/achievements/${created?.id}/edit`, `/achievements/${created?.id}`]) {
    await page.setViewportSize({ width: 1280, height: 800 });
    await page.goto(address);
    await expect(page.getByRole('heading', { level: 1 })).toBeAttached();
    await page.waitForLoadState('networkidle');
    await inBothThemes(page, expectAccessible);
    await page.setViewportSize({ width: 320, height: 640 });
    await inBothThemes(page, expectAccessible);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  }
});

test.describe('in Arabic', () => {
  test.use({ locale: 'ar' });

  test('the editor and the detail page run from right to left and fit 320 px', async ({ page, expectAccessible }) => {
    await registerMember(page, 'arabic-editor');
    const [created] = await make(page, 'achievements', [{ title: 'Notes', credentialUrl: 'https://example.org' }]);
    await page.goto(`/achievements/${created?.id}/edit`);
    await expect(page.getByLabel('رابط الشهادة')).toHaveCSS('direction', 'ltr');
    await expectAccessible(page);
    await page.setViewportSize({ width: 320, height: 640 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
    await page.goto(`/achievements/${created?.id}`);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Notes');
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  });
});
