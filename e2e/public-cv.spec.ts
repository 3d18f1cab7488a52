import type { Browser, Page } from '@playwright/test';
import { getDocumentProxy } from 'unpdf';
import { makeSpecimen, type SpecimenLanguage } from '../src/testing/cv-specimens.ts';
import { MALICIOUS_MARKDOWN } from '../src/testing/malicious-markdown.ts';
import { makeCv } from './cvs.ts';
import { openEditor } from './editor.ts';
import { ask, registerMember } from './records.ts';
import { expect, test } from './with-mail.ts';

const dialog = (page: Page) => page.getByRole('dialog', { name: 'Share “Notes”' });
const choice = (page: Page, group: string, name: string) =>
  dialog(page).getByRole('group', { name: group }).getByRole('radio', { name });
/** Opens a visitor's phone browser without an account. */
async function visitorPage(browser: Browser, baseURL: string | undefined) {
  const context = await browser.newContext({
    ...(baseURL ? { baseURL } : {}),
    viewport: { width: 320, height: 640 },
  });
  return context.newPage();
}

test('a member shares a CV by link, a visitor reads it on a phone, and it is gone once it is private', async ({
  page,
  browser,
  baseURL,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'public-cv', mails);
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  await openEditor(page, id);
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await expect(choice(page, 'Who can view', 'Only me')).toBeChecked();
  await expectAccessible(page);
  await choice(page, 'Who can view', 'Only me').focus();
  await page.keyboard.press('ArrowDown');
  await expect(choice(page, 'Who can view', 'Anyone with a link')).toBeChecked();
  await dialog(page).getByRole('switch', { name: 'Hide contact details' }).click();
  await expectAccessible(page);
  const address = `http://${await dialog(page).getByText(`/cv/${id}`).textContent()}`;
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(page.getByRole('button', { name: 'Share', exact: true })).toBeFocused();
  await page.keyboard.press('Control+k');
  await expect(page.getByRole('combobox')).toBeFocused();
  await expect(page.getByRole('option', { name: 'Share…' })).toBeAttached();
  await page.keyboard.type('share…');
  await expect(page.getByRole('option').first()).toHaveAccessibleName('Share…');
  await page.keyboard.press('Enter');
  await expect(choice(page, 'Who can view', 'Anyone with a link')).toBeChecked();
  await page.keyboard.press('Escape');

  const reader = await visitorPage(browser, baseURL);
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await reader.goto(address);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  await expect(reader.getByText('Email on request')).toBeVisible();
  await expect(reader.getByText('@example.org')).toHaveCount(0);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  expect(requested.filter((path) => path.endsWith('.js'))).toEqual([]);
  await expectAccessible(reader);
  const downloading = reader.waitForEvent('download');
  await reader.getByRole('link', { name: 'Download PDF' }).click();
  const file = await downloading;
  expect(file.suggestedFilename()).toBe('Ada Lovelace.pdf');
  const { numPages } = await getDocumentProxy(new Uint8Array(await (await reader.request.get(`/cv/${id}.pdf`)).body()));
  expect(numPages).toBeGreaterThan(0);

  await page.goto(address);
  await expect(page.getByText('Anyone with the link can view this page.')).toBeVisible();
  await expectAccessible(page);
  await page.getByRole('link', { name: 'Share' }).click();
  await choice(page, 'Who can view', 'Only me').click();
  await expect(choice(page, 'Who can view', 'Only me')).toBeChecked();
  expect((await reader.reload())?.status()).toBe(404);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('404 - Page Not Found');
  await reader.context().close();
});

test('edits of a shared CV reach visitors once they are published, or at once if the member chooses so', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'publishing', mails);
  const { id } = await makeCv(page, { name: 'Notes', example: 'software-engineer' });
  expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' })).status()).toBe(200);
  const headingForVisitors = async () => {
    const html = await (await fetch(new URL(`/cv/${id}`, page.url()))).text();
    return /<h1[^>]*>(.*?)<[/]h1>/.exec(html)?.[1]?.replace(/<[^>]*>/g, '');
  };
  await openEditor(page, id);
  await expect(page.getByRole('button', { name: 'Published', exact: true })).toBeVisible();
  const name = page.getByRole('textbox', { name: 'Name', exact: true }).last();
  await name.fill('Augusta Ada King');
  const publish = page.getByRole('button', { name: 'Publish changes' });
  await expect(publish).toBeVisible();
  expect(await headingForVisitors()).toBe('Ada Lovelace');
  await expectAccessible(page);
  // The last letters are not saved yet when they are published.
  await name.press('End');
  await page.keyboard.type(', Countess');
  await publish.focus();
  await page.keyboard.press('Enter');
  await expect(page.getByText('Published. Visitors see your latest version.')).toBeVisible();
  expect(await headingForVisitors()).toBe('Augusta Ada King, Countess');
  await name.fill('Ada King');
  await expect(publish).toBeVisible();
  await page.keyboard.press('Control+k');
  const palette = page.getByRole('dialog', { name: 'Search or run a command' });
  await palette.getByRole('combobox').fill('publish changes');
  await palette.getByRole('option', { name: 'Publish changes' }).click();
  await expect.poll(headingForVisitors).toBe('Ada King');
  await name.fill('Ada Lovelace');
  await expect(publish).toBeVisible();

  await page.goto(`/cv/${id}/preview`);
  const note = page.getByText(/^Visitors see the version of/);
  await expect(note).toBeVisible();
  await expectAccessible(page);
  await page.goto(`/cv/${id}`);
  await expect(page.getByText('Visitors see an older version.')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Ada King');
  await page.getByRole('link', { name: 'Share' }).click();
  await expect(choice(page, 'Visitors see', 'The published version')).toBeChecked();
  await expectAccessible(page);
  await choice(page, 'Visitors see', 'The published version').focus();
  const confirmation = page.getByRole('alertdialog', { name: 'Show your unpublished changes?' });
  await page.keyboard.press('ArrowDown');
  await confirmation.getByRole('button', { name: 'Cancel' }).click();
  await expect(choice(page, 'Visitors see', 'The published version')).toBeChecked();
  expect(await headingForVisitors()).toBe('Ada King');
  await choice(page, 'Visitors see', 'Always my latest version').click();
  await expectAccessible(page);
  await confirmation.getByRole('button', { name: 'Show my latest version' }).click();
  await expect(choice(page, 'Visitors see', 'Always my latest version')).toBeChecked();
  await expect.poll(headingForVisitors).toBe('Ada Lovelace');
  await dialog(page).getByRole('button', { name: 'Done' }).click();
  await expect(note).toBeHidden();
});

test('sharing without a verified email address says why it is refused', async ({ page, expectAccessible }) => {
  await registerMember(page, 'public-unproven');
  await makeCv(page, { name: 'Notes', example: 'nurse' });
  await page.goto('/cv');
  await page.getByRole('button', { name: 'Actions for Notes' }).click();
  await page.getByRole('menuitem', { name: 'Share…' }).click();
  await expect(choice(page, 'Who can view', 'Public')).toBeDisabled();
  await expect(dialog(page).getByText('Verify your email address first')).toHaveCount(2);
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog(page)).toBeHidden();
});

test('malicious text in a public CV stays text: nothing runs and nothing is fetched', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await registerMember(page, 'public-malice', mails);
  const { id, revision } = await makeCv(page, { name: 'Notes', example: 'researcher' });
  const attacks = MALICIOUS_MARKDOWN.filter(
    ({ text }) => text.isWellFormed() && text.length < 20_000 && !text.includes('\0'),
  );
  const items = attacks.map(({ text }, at) => ({ id: `malice-${at}`, title: 'Malice', summary: text }));
  const operations = [
    { do: 'insert', into: [], list: 'sections', item: { id: 'malice', kind: 'custom', title: '', items }, after: null },
    { do: 'set', at: ['basics'], field: 'name', value: '</script><script>window.__ran=1</script>' },
    { do: 'set', at: ['basics'], field: 'headline', value: '"><img src=x onerror=window.__ran=1>' },
    { do: 'set', at: ['design'], field: 'footer', value: '</style><img src=x onerror=window.__ran=1>' },
  ];
  expect((await ask(page, 'PATCH', `/api/cvs/${id}`, { revision, operations })).status()).toBe(200);
  expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' })).status()).toBe(200);

  const reader = await visitorPage(browser, baseURL);
  const requested: string[] = [];
  reader.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await reader.goto(`/cv/${id}`);
  await expect(reader).toHaveTitle(/^<\/script><script>window/);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('</script><script>window.__ran=1</script>');
  expect(await reader.locator('.cv .item').count()).toBeGreaterThan(attacks.length);
  expect(await reader.evaluate(() => '__ran' in window)).toBe(false);
  await expect(reader.locator('script:not([type="application/ld+json"]), img, iframe, [style]')).toHaveCount(0);
  expect(requested.filter((path) => !path.startsWith(`/cv/${id}`) && !path.startsWith('/favicon'))).toEqual([]);
  expect(requested.filter((path) => path.startsWith(`/cv/${id}/`) && !path.endsWith('.woff2'))).toEqual([]);
  expect(await reader.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
  await reader.context().close();
});

/** Returns the typefaces used on a page with their glyph counts. Web fonts are marked. */
async function fontsUsedIn(page: Page) {
  const session = await page.context().newCDPSession(page);
  await session.send('DOM.enable');
  await session.send('CSS.enable');
  const { root } = await session.send('DOM.getDocument');
  const { nodeIds } = await session.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: '.cv bdi, .cv p, .cv li',
  });
  const fontCounts: Record<string, number> = {};
  for (const nodeId of nodeIds)
    for (const { familyName, isCustomFont, glyphCount } of (
      await session.send('CSS.getPlatformFontsForNode', { nodeId })
    ).fonts)
      fontCounts[`${familyName}${isCustomFont ? '*' : ''}`] =
        (fontCounts[`${familyName}${isCustomFont ? '*' : ''}`] ?? 0) + glyphCount;
  return fontCounts;
}

test('a public CV uses the typefaces of its design in each script; nothing shifts if they fail to load', async ({
  page,
  browser,
  baseURL,
  mails,
}) => {
  await registerMember(page, 'public-faces', mails);
  const share = async (language: SpecimenLanguage, fonts: string) => {
    const document = makeSpecimen(language, 'one');
    const { id } = await makeCv(page, {
      name: language,
      document: { ...document, design: { ...document.design, fonts, levels: 'words' } },
    });
    expect((await ask(page, 'PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' })).status()).toBe(200);
    return `/cv/${id}`;
  };
  const reader = await visitorPage(browser, baseURL);
  const read = async (address: string) => {
    await reader.goto(address, { waitUntil: 'networkidle' });
    // A first visit may show its text before the fonts arrive, and keeps it as it is.
    await reader.reload({ waitUntil: 'networkidle' });
    return fontsUsedIn(reader);
  };
  const english = await share('English', 'playfair');
  expect(Object.keys(await read(english)).sort()).toEqual(
    ['Playfair Display*', 'Playfair Display SemiBold*', 'Source Sans 3*', 'Source Sans 3 SemiBold*'].sort(),
  );
  const height = () => reader.locator('.cv').evaluate((cv) => cv.getBoundingClientRect().height);
  const whole = await height();

  for (const [language, family] of [
    ['Arabic', 'Vazirmatn'],
    ['Hebrew', 'Noto Sans Hebrew'],
  ] as const) {
    const fontCounts = await read(await share(language, 'source-serif'));
    expect(Object.keys(fontCounts).filter((name) => !name.endsWith('*'))).toEqual([]);
    expect(fontCounts[`${family}*`]).toBeGreaterThan(200);
    expect(fontCounts[`${family} SemiBold*`]).toBeGreaterThan(50);
  }

  await reader.route('**/*.woff2', (route) => route.fulfill({ status: 503 }));
  const fontCounts = await read(english);
  expect(Object.keys(fontCounts).filter((name) => name.endsWith('*'))).toEqual([]);
  await expect(reader.getByRole('heading', { level: 1 })).toHaveText('Ada Lovelace');
  expect(Math.abs((await height()) / whole - 1)).toBeLessThan(0.05);
  await reader.context().close();
});
