import type { Page } from '@playwright/test';
import { filesInZip } from '../src/testing/zip.ts';
import { serveFolder } from './folder-server.ts';
import { ask } from './records.ts';
import { fullSite, HOSTS, hostOf } from './site.ts';
import { expect, test } from './with-mail.ts';

test.use({ settings: HOSTS });

/** Returns the pictures of a page that do not load, including lazy ones. */
const missingNotice = (page: Page) =>
  page.evaluate(async () => {
    for (const picture of document.images) {
      picture.loading = 'eager';
      await picture.decode().catch(() => {});
    }
    await document.fonts.ready;
    return [...document.images].filter(({ naturalWidth }) => naturalWidth === 0).map(({ src }) => src);
  });

test('the exported site works in a folder of any web host, without the instance', async ({
  page,
  browser,
  product,
  mails,
}) => {
  await fullSite(page, 'ada-folder', mails);
  const answer = await ask(page, 'GET', '/api/site/export');
  expect(answer.status()).toBe(200);
  const host = await serveFolder(await filesInZip(await answer.body()), '/people/ada/');
  const visit = await browser.newContext();
  const reader = await visit.newPage();
  const responses: { url: string; status: number }[] = [];
  reader.on('response', (response) => responses.push({ url: response.url(), status: response.status() }));

  const [queue, visited] = [[host.url], new Set<string>()];
  const seen = new Set(queue);
  let fontCount = 0;
  for (let url = queue.shift(); url !== undefined; url = queue.shift()) {
    if (/\.(?:pdf|xml)$/.test(url)) {
      expect((await fetch(url)).status, url).toBe(200);
      continue;
    }
    await reader.goto(url);
    expect(await missingNotice(reader), url).toEqual([]);
    fontCount += await reader.evaluate(() => [...document.fonts].filter(({ status }) => status === 'loaded').length);
    const links = await reader.evaluate(() => [...document.links].map(({ href }) => href.replace(/#.*/, '')));
    for (const link of links.filter((one) => !one.startsWith(host.url))) visited.add(link);
    for (const link of links.filter((one) => one.startsWith(host.url) && !seen.has(one))) {
      seen.add(link);
      queue.push(link);
    }
  }
  expect([...seen]).toEqual(
    expect.arrayContaining(['', 'projects/', 'achievements/', 'cv/'].map((path) => host.url + path)),
  );
  expect(fontCount).toBeGreaterThan(0);
  expect(responses.some(({ url }) => url.endsWith('.avif'))).toBe(true);
  expect(responses.filter(({ url, status }) => status !== 200 || !url.startsWith(host.url))).toEqual([]);
  // The contact link leads to the live site.
  expect(visited).toContain(hostOf('ada-folder', product.url, '/contact'));

  await reader.goto(`${host.url}nothing/here/`);
  expect(await missingNotice(reader)).toEqual([]);
  await visit.close();
  await host.close();
});
