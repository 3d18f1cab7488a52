import type { Page } from '@playwright/test';
import type { SitePageInput } from '../src/portfolio/pages/site-page-input.ts';
import { hostileBlocks } from '../src/testing/blocks.ts';
import { MALICIOUS_MARKDOWN } from '../src/testing/malicious-markdown.ts';
import { hostileSections } from '../src/testing/sections.ts';
import { adaSite, projectPage, siteImage, siteUrls } from '../src/testing/sites.ts';
import { postPage, writingSite } from '../src/testing/writing-site.ts';
import { expect, test } from './design.ts';
import { loadModules } from './load-modules.ts';

/** Disables the content security policy, so that the tests pass only if the output itself is safe. */
test.use({ bypassCSP: true });

const SITE = 'http://site.test';
const HARMFUL =
  'script:not([type="application/ld+json"]), iframe, object, embed, form:not(.letter), base, svg, math, [style], [srcdoc], [autoplay], :is(video, audio, track):not([src^="/media/"]), video source, audio source';
const SCHEMES = ['http:', 'https:', 'mailto:'];
const MIN_CASES = 300;

type SitePages = typeof import('../src/portfolio/pages/site-page.ts');
type Messages = typeof import('../src/platform/server/i18n/messages.ts');

type HostileValues = Parameters<typeof hostileBlocks>[0];
type Case = { count: number; input: Pick<SitePageInput, 'view' | 'page'> & Partial<SitePageInput> };

/** Opens a page for each malicious text, and expects that none runs or requests anything or is wider than the window. */
async function expectHarmless(page: Page, makeCase: (values: HostileValues) => Case) {
  const [{ renderSitePage }, { translatorOf }] = await loadModules<[SitePages, Messages]>(
    ...['portfolio/pages/site-page.ts', 'platform/server/i18n/messages.ts'],
  );
  const done: string[] = [];
  let body = '';
  await page.context().route('**/*', (route, request) => {
    const { origin, pathname } = new URL(request.url());
    if (origin === SITE && pathname === '/') return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
    if (origin !== SITE || !/^\/(?:images|media|favicon)/.test(pathname)) done.push(request.url());
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
    const { count, input } = makeCase({
      ...{ text: () => text, line: () => line, url: () => line },
      picture: () => siteImage('x', 1600, 900, line),
    });
    cases += count;
    body = renderSitePage({
      ...{ urls: siteUrls(), words: translatorOf('en'), today: '2026-11-22' },
      ...input,
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
  expect(cases).toBeGreaterThan(MIN_CASES);
}

test('blocks with malicious text in each field run nothing, request nothing and do not move the page', async ({
  page,
}) => {
  test.slow();
  await expectHarmless(page, (values) => {
    const blocks = hostileBlocks(values);
    const project = { ...projectPage(), gallery: [], blocks };
    return {
      count: blocks.length,
      input: { view: adaSite(), page: { kind: 'project', slug: 'note-g' }, project },
    };
  });
});

for (const kind of ['post', 'posts'] as const)
  test(`a page of the kind ${kind} with malicious text in each field runs nothing, requests nothing and does not move`, async ({
    page,
  }) => {
    test.slow();
    await expectHarmless(page, (values) => {
      const { text, line, url, picture } = values;
      const name = line().trim() || 'x';
      const blocks = hostileBlocks({ ...values, text: () => `${text()}[^n]\n\n[^n]: ${text()}` });
      const post = {
        ...postPage(),
        ...{ slug: 'x', title: name, summary: line(), cover: picture(), originalUrl: url() },
        ...{ tags: [{ name, text: name }], series: { name, text: name } },
        blocks: blocks.filter((block) => block.kind !== 'field'),
      };
      const view = writingSite({}, [post, { ...post, slug: 'y' }]);
      return {
        count: blocks.length,
        input: { view, page: kind === 'post' ? { kind, slug: 'x' } : { kind }, ...(kind === 'post' ? { post } : {}) },
      };
    });
  });

test('sections with malicious text in each field run nothing, request nothing and do not move the page', async ({
  page,
}) => {
  test.slow();
  const contact = {
    ...{ action: '/contact', values: { name: '', email: '', message: '' }, faults: {}, honeypot: 'website' },
  };
  await expectHarmless(page, (values) => {
    const sections = hostileSections(values);
    const own = {
      ...{ id: 'page', title: values.line() || 'x', slug: 'x', description: values.line() },
      ...{ visible: true, inNavigation: true, sections },
    };
    return {
      count: sections.length,
      input: { view: adaSite({ pages: [own] }), page: { kind: 'own', slug: 'x' }, contact },
    };
  });
});
