import { join } from 'node:path';
import { createServer } from 'vite';
import { hostileBlocks } from '../src/testing/blocks.ts';
import { MALICIOUS_MARKDOWN } from '../src/testing/malicious-markdown.ts';
import { adaSite, projectPage, siteImage, siteUrls } from '../src/testing/sites.ts';
import { expect, test } from './design.ts';

/** Disables the content security policy, so that the test passes only if the output itself is safe. */
test.use({ bypassCSP: true });

const SITE = 'http://site.test';
const HARMFUL =
  'script:not([type="application/ld+json"]), iframe, object, embed, video, audio, form, base, svg, math, [style], [srcdoc]';
const SCHEMES = ['http:', 'https:', 'mailto:'];

test('blocks with malicious text in each field run nothing, request nothing and do not move the page', async ({
  page,
}) => {
  test.slow();
  const server = await createServer({
    root: join(import.meta.dirname, '..'),
    configFile: false,
    appType: 'custom',
    logLevel: 'error',
    server: { middlewareMode: true, ws: false },
    optimizeDeps: { noDiscovery: true },
  });
  const { renderSitePage } = await server.ssrLoadModule('/src/portfolio/pages/site-page.ts');
  const { translatorOf } = await server.ssrLoadModule('/src/platform/server/i18n/messages.ts');
  await server.close();
  const done: string[] = [];
  let body = '';
  await page.context().route('**/*', (route, request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (origin !== SITE || !/^\/(?:images|favicon)/.test(pathname)) done.push(request.url());
    return route.fulfill({ status: 204 });
  });
  page.on('dialog', (dialog) => {
    done.push(`said ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => done.push(`opened ${popup.url()}`));

  let cases = 0;
  for (const [index, { name, text }] of MALICIOUS_MARKDOWN.entries()) {
    const line = text.replace(/\s+/g, ' ');
    const blocks = hostileBlocks({
      ...{ text: () => text, line: () => line, url: () => line },
      picture: () => siteImage('x', 1600, 900, line),
    });
    cases += blocks.length;
    const project = { ...projectPage(), gallery: [], blocks };
    body = renderSitePage({
      ...{ view: adaSite(), page: { kind: 'project', slug: 'note-g' }, urls: siteUrls(), words: translatorOf('en') },
      ...{ today: '2026-11-22', project },
    }).renderWith(undefined).page;
    await page.setViewportSize({ width: index % 2 === 0 ? 320 : 1280, height: 800 });
    await page.goto(SITE);
    const found = await page.evaluate((harmful) => {
      for (const element of document.querySelectorAll('main *')) {
        for (const type of ['mouseover', 'focus', 'error', 'load', 'animationstart', 'toggle']) {
          element.dispatchEvent(new Event(type, { bubbles: true }));
        }
      }
      return {
        ran: '__ran' in window,
        harmful: [...document.querySelectorAll(harmful)].map(({ outerHTML }) => outerHTML),
        handlers: [...document.querySelectorAll('main *')].flatMap((element) =>
          element.getAttributeNames().filter((attribute) => attribute.startsWith('on')),
        ),
        schemes: [...new Set([...document.links].map(({ protocol }) => protocol))],
        overflow: document.documentElement.scrollWidth - innerWidth,
      };
    }, HARMFUL);
    expect({ name, ...found, schemes: found.schemes.filter((one) => !SCHEMES.includes(one)) }).toEqual({
      ...{ name, ran: false, harmful: [], handlers: [], schemes: [], overflow: expect.any(Number) },
    });
    expect(found.overflow, `${name} is no wider than the window`).toBeLessThanOrEqual(0);
  }
  expect(done).toEqual([]);
  expect(cases).toBeGreaterThan(300);
});
