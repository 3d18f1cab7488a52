import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import sharp from 'sharp';
import { pdfSource } from '../src/testing/pdf-source.ts';
import { readQrImage } from '../src/testing/read-qr.ts';
import { makeCv } from './cvs.ts';

import { ask, registerMember, uploadSvgImage } from './records.ts';
import { inBothThemes } from './screenshots.ts';
import { SVG_IMAGES } from './svg-images.ts';
import { expect, test } from './with-mail.ts';

const field = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });
const card = (page: Page) => page.getByRole('region', { name: 'Your business card' });
const tab = (page: Page, name: string) => page.getByRole('tab', { name });

/** Presses a button that downloads a file, and returns its name and bytes. */
async function download(page: Page, name: string) {
  const button = page.getByRole('button', { name });
  // While the photo is loaded, the button is busy and takes no press.
  await expect(button).not.toHaveAttribute('aria-busy', 'true');
  const [file] = await Promise.all([page.waitForEvent('download'), button.press('Enter')]);
  return { name: file.suggestedFilename(), bytes: readFileSync(await file.path()) };
}
const readCard = async (page: Page) => {
  const { name, bytes } = await download(page, 'Download contact');
  return { name, text: bytes.toString().replaceAll('\r\n ', '') };
};
const readCode = async (page: Page) => readQrImage((await download(page, 'Download PNG')).bytes);

/** Reads the QR code in the upper third of a page, without the text below that the reader would search as well. */
async function readTopOf(picture: Uint8Array) {
  const { width, height } = await sharp(picture).metadata();
  return readQrImage(
    await sharp(picture)
      .extract({ left: 0, top: 0, width, height: Math.round(height / 3) })
      .toBuffer(),
  );
}

test('a member downloads their contact and scans it, with email and phone only once they are entered', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'card-contact', mails);
  const socialLinks = { github: 'https://github.com/ada' };
  await ask(page, 'PATCH', '/api/me', {
    profile: { location: 'London, UK', website: 'https://ada.example', socialLinks },
  });
  await page.goto('/profile');
  await page.getByRole('link', { name: 'Card and signature' }).press('Enter');
  await expect(page).toHaveTitle(/Card and signature/);
  await expect(card(page)).toContainText('Ada Lovelace');
  await expect(page.getByRole('switch', { name: 'Include photo' })).toBeHidden();
  await inBothThemes(page, () => expectAccessible(page));

  const first = await readCard(page);
  expect(first.name).toBe('ada-lovelace.vcf');
  expect(first.text).toContain('VERSION:4.0\r\nFN:Ada Lovelace\r\nN:Lovelace;Ada;;;\r\nADR:;;;London\\, UK;;;\r\n');
  expect(first.text).toContain('URL:https://ada.example\r\nURL:https://github.com/ada\r\n');
  expect(first.text).not.toMatch(/EMAIL|TEL|card-contact@/);
  expect(await readCode(page)).not.toMatch(/EMAIL|TEL/);

  await page.getByRole('button', { name: 'Use card-contact@example.org' }).press('Enter');
  await field(page, 'Phone').fill('+44 20 7946 0018');
  await field(page, 'Job title').fill('Mathematician; writer');
  await page.getByRole('switch', { name: 'Include profile links' }).press('Space');
  await page.getByRole('radio', { name: 'vCard 3.0' }).check();
  const second = (await readCard(page)).text;
  expect(second).toContain('TITLE:Mathematician\\; writer\r\nEMAIL;TYPE=INTERNET:card-contact@example.org\r\n');
  expect(second).toContain('TEL:+44 20 7946 0018\r\n');
  expect(second).not.toContain('github');
  expect(await readCode(page)).toBe(second);

  // The choices stay until the member signs out.
  await page.reload();
  await expect(field(page, 'Phone')).toHaveValue('+44 20 7946 0018');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/(?:login)?$/);
  await page.goto('/login');
  await registerMember(page, 'card-next', mails);
  await page.goto('/profile/card');
  await expect(card(page)).toContainText('Ada Lovelace');
  await expect(field(page, 'Phone')).toHaveValue('');
});

test('the file has a small photo if the member has one', async ({ page, mails }) => {
  await registerMember(page, 'card-photo', mails);
  await page.goto('/profile');
  await uploadSvgImage(page, 'face', SVG_IMAGES.badge);
  const { folder } = await (await ask(page, 'GET', '/api/storage')).json();
  await ask(page, 'PUT', '/api/me/photo', { file: `${folder}images/face.png` });
  await page.goto('/profile/card');
  const [, base64 = ''] = /PHOTO:data:image\/jpeg;base64,([\w+/=]+)\r\n/.exec((await readCard(page)).text) ?? [];
  const { format, width, height } = await sharp(Buffer.from(base64, 'base64')).metadata();
  expect([format, width, height]).toEqual(['jpeg', 240, 240]);
  await page.getByRole('switch', { name: 'Include photo' }).press('Space');
  expect((await readCard(page)).text).not.toContain('PHOTO');
});

test('a signature is copied as HTML and as text, with everything escaped', async ({
  page,
  mails,
  expectAccessible,
}) => {
  await registerMember(page, 'card-signature', mails);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto('/profile/card');
  await field(page, 'Organization').fill('<img src=x onerror=alert(1)> & Sons');
  await field(page, 'Website').fill('javascript:alert(1)');
  await expect(field(page, 'Website')).toHaveAccessibleDescription(/Enter a web address/);
  await tab(page, 'Email signature').press('Enter');
  const preview = page.getByRole('region', { name: 'Preview of the signature' });
  await expect(preview).toContainText('<img src=x onerror=alert(1)> & Sons');
  await expect(preview.locator('img, a')).toHaveCount(0);
  await page.getByRole('radio', { name: 'Top line' }).check();
  await inBothThemes(page, () => expectAccessible(page));
  await page.getByRole('button', { name: 'Copy signature' }).press('Enter');
  await expect(page.getByRole('button', { name: 'Copied' })).toBeFocused();
  const { html, text } = await page.evaluate(async () => {
    const [item] = await navigator.clipboard.read();
    const readPart = async (type: string) => (await item?.getType(type))?.text() ?? '';
    return { html: await readPart('text/html'), text: await readPart('text/plain') };
  });
  expect(text).toBe('Ada Lovelace\n<img src=x onerror=alert(1)> & Sons\njavascript:alert(1)');
  expect(html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; Sons');
  expect(html).toMatch(/<td style="border-top: ?2px solid/);
  expect(html).not.toMatch(/<img|href=/);
});

test('a QR code leads to a page of the member: a link, or a CV once it is shared', async ({ page, mails }) => {
  await registerMember(page, 'card-code', mails);
  await page.goto('/profile/card');
  await tab(page, 'QR code').press('Enter');
  await expect(page.getByText('No public addresses yet')).toBeVisible();
  const { id } = await makeCv(page, { name: 'For Turin', example: 'designer' });
  await ask(page, 'PUT', `/api/cvs/${id}/visibility`, { visibility: 'public' });
  await page.reload();
  await tab(page, 'QR code').press('Enter');
  await expect(page.getByRole('combobox', { name: 'Address' })).toHaveText('Resume: For Turin');
  const url = `${new URL(page.url()).origin}/cv/${id}`;
  expect(await readCode(page)).toBe(url);
  expect(await readQrImage((await download(page, 'Download SVG')).bytes)).toBe(url);

  await page.goto(`/cv/${id}/edit`);
  await page
    .getByRole('button', { name: /^Share/ })
    .first()
    .press('Enter');
  const { slug } = await (await ask(page, 'GET', `/api/cvs/${id}`)).json();
  // The code leads to the address that is shown beside it.
  const named = `${new URL(page.url()).origin}/@card-code/cv/${slug}`;
  await expect(page.getByText(named.replace('http://', ''))).toBeVisible();
  expect(await readQrImage((await download(page, 'Download QR code')).bytes)).toBe(named);
});

test('the QR code of a CV is chosen in its design, and is on the page and in the PDF', async ({ page, mails }) => {
  test.slow();
  await registerMember(page, 'card-cv', mails);
  await page.goto('/cv');
  const { id } = await makeCv(page, { name: 'With a code', example: 'designer' });
  const image = async () => readTopOf(await (await ask(page, 'GET', `/api/cvs/${id}/export/png`)).body());
  await expect(image()).rejects.toThrow('no readable QR code');
  await page.goto(`/cv/${id}/edit`);
  await tab(page, 'Design').press('Enter');
  const choice = page.getByRole('combobox', { name: 'QR code' });
  await choice.press('Enter');
  await page.getByRole('option', { name: 'Public page of this resume' }).press('Enter');
  await expect(choice).toHaveAccessibleDescription('Opens for others once you share this resume.');
  const url = `${new URL(page.url()).origin}/cv/${id}`;
  await expect.poll(() => image().catch(String), { timeout: 60_000 }).toBe(url);
  await choice.press('Enter');
  await page.getByRole('option', { name: 'My site' }).press('Enter');
  const site = `${new URL(page.url()).origin}/@card-cv`;
  await expect.poll(() => image().catch(String), { timeout: 60_000 }).toBe(site);
  await choice.press('Enter');
  await page.getByRole('option', { name: 'Another address' }).press('Enter');
  await field(page, 'Address of the QR code').fill('example');
  await expect(field(page, 'Address of the QR code')).toHaveAccessibleDescription(/Enter a web address/);
  await field(page, 'Address of the QR code').fill('https://ada.example/work');
  await expect.poll(() => image().catch(String), { timeout: 60_000 }).toBe('https://ada.example/work');
  const pdf = await (await ask(page, 'GET', `/api/cvs/${id}/export/pdf`)).body();
  expect(pdfSource(pdf)).toContain('/URI (https://ada.example/work)');
});
