import type { Page } from '@playwright/test';
import { type MaliciousFile, maliciousFonts, maliciousPictures } from '../src/testing/malicious-files.ts';
import { ask, registerMember } from './records.ts';
import { HOSTS } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

/** Uploads a file under the type that its sender claims, and returns its full name and address. */
async function upload(page: Page, folder: string, { name, type, bytes }: MaliciousFile) {
  const storage = (await (await ask(page, 'GET', '/api/storage')).json()) as Record<string, string>;
  const file = `${storage.folder}${folder}/${name}`;
  const answer = await page.request.post(`/v0/b/${storage.bucket}/o?name=${encodeURIComponent(file)}`, {
    headers: {
      origin: new URL(page.url()).origin,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=B',
    },
    data: Buffer.concat([
      Buffer.from(`--B\r\nContent-Type: application/json\r\n\r\n${JSON.stringify({ contentType: type })}\r\n`),
      Buffer.from(`--B\r\nContent-Type: ${type}\r\n\r\n`),
      bytes,
      Buffer.from('\r\n--B--'),
    ]),
  });
  expect(answer.status(), name).toBe(200);
  return { file, address: `/v0/b/${storage.bucket}/o/${encodeURIComponent(file)}?alt=media` };
}

test('hostile pictures and fonts run nothing and request nothing: refused, or made anew', async ({
  page,
  product,
  mails,
}) => {
  test.slow();
  await registerMember(page, 'ada-hostile-files', mails);
  const [pictures, fonts] = [await maliciousPictures(), await maliciousFonts()];
  expect(pictures.length + fonts.length).toBeGreaterThanOrEqual(40);
  const accepted: string[] = [];
  const stored: string[] = [];
  for (const picture of pictures) {
    const { file, address } = await upload(page, 'images', picture);
    stored.push(address);
    const answer = await ask(page, 'POST', '/api/images', { file });
    expect([201, 400], picture.name).toContain(answer.status());
    if (answer.status() !== 201) continue;
    for (const { url, format } of (await answer.json()).sources as { url: string; format: string }[]) {
      const image = await page.request.get(url);
      expect([image.status(), image.headers()['content-type']], picture.name).toEqual([200, `image/${format}`]);
      expect((await image.body()).toString('latin1'), picture.name).not.toMatch(/<script|__ran|javascript:/);
      accepted.push(url);
    }
  }
  expect(accepted.length).toBeGreaterThan(0);
  for (const font of fonts) {
    const { file, address } = await upload(page, 'faces', font);
    stored.push(address);
    expect((await ask(page, 'POST', '/api/faces', { file, licensed: true })).status(), font.name).toBe(400);
  }
  expect(await (await ask(page, 'GET', '/api/faces')).json()).toEqual([]);

  // All of them are shown, embedded in every way and opened by themselves, as the member's own browser could.
  const asked: string[] = [];
  page.on('request', (request) => request.url().startsWith(product.url) || asked.push(request.url()));
  page.on('dialog', (dialog) => void dialog.dismiss());
  page.on('popup', (popup) => asked.push(`popup ${popup.url()}`));
  await page.addInitScript(() => Object.defineProperty(window, '__ran', { set: () => console.error('a script ran') }));
  let hasRun = false;
  page.on('console', (message) => {
    hasRun ||= message.text() === 'a script ran';
  });
  for (const address of stored) {
    const headers = (await page.request.get(address)).headers();
    expect([headers['x-content-type-options'], headers['content-security-policy']], address).toEqual([
      'nosniff',
      expect.stringContaining("default-src 'none'"),
    ]);
    await page.goto(address, { waitUntil: 'commit' }).catch(() => undefined);
  }
  await page.goto('/profile');
  await page.evaluate(
    async (addresses) => {
      for (const address of addresses) {
        const image = document.createElement('img');
        image.src = address;
        document.body.append(image);
      }
      await new Promise((resolve) => setTimeout(resolve, 500));
    },
    [...accepted, ...stored],
  );
  expect(asked.filter((url) => !/^(?:data|blob):/.test(url))).toEqual([]);
  expect(hasRun).toBe(false);
});
