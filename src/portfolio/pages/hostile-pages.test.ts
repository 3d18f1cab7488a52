import { expect, it } from 'vitest';
import { walkHtml } from '#platform/pure/html.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { hostileBlocks } from '#testing/blocks.ts';
import { htmlFaults, htmlValidator } from '#testing/html-faults.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { hostileSections } from '#testing/sections.ts';
import { adaSite, projectPage, siteImage, siteUrls } from '#testing/sites.ts';
import { postPage } from '#testing/writing-site.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import type { SitePage } from '../model/site-view.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../model/styles/style-shape.ts';
import { renderSitePage } from './site-page.ts';

/** The first seeds of the tests, each with as many sites. */
const SEEDS = [0, 250, 500, 750];
const MANY = 250;
const VALIDATED = 60;
const ELEMENTS = new Set(
  'a article aside audio bdi blockquote body br button code dd details div dl dt em figcaption figure footer form h1 h2 h3 h4 head header hr html img input label li link main meta nav ol p picture pre script section source span strong style sub summary sup table tbody td textarea th thead time title tr track ul video'.split(
    ' ',
  ),
);
const ATTRIBUTES = new Set(
  'action alt aria-current aria-describedby aria-hidden aria-invalid aria-label aria-labelledby autocomplete autofocus charset checked class content controls data-align datetime decoding default dir download fetchpriority for height href id kind label lang loading maxlength media method name playsinline poster preload property rel required role rows scope sizes src srclang srcset start tabindex title type value width'.split(
    ' ',
  ),
);
const ADDRESS = /^(?:\/|#|https?:\/\/|mailto:[^@]+@|data:image\/svg\+xml,%3Csvg)/;

/** Returns a seeded, reproducible random number generator. */
function chance(seed: number) {
  let state = seed;
  return (below: number) => {
    state = (state * 48_271) % 2_147_483_647;
    return state % below;
  };
}

const BAD_ADDRESSES = ['javascript:alert(1)', 'data:text/html,<script>1</script>', 'https://a.example/"onclick="x', ''];
const SHORT = MALICIOUS_MARKDOWN.map(({ text }) => text).filter((text) => text.length < 400);

/** Returns the input of a page with malicious values in every field. */
function hostileSite(seed: number) {
  const below = chance(seed + 1);
  const pick = <Item>(all: readonly Item[]): Item | undefined => all[below(all.length)];
  const text = () => pick(SHORT) ?? '';
  const line = () => text().replace(/\s+/g, ' ');
  const url = () => pick(BAD_ADDRESSES) ?? '';
  const picture = () => ({
    ...siteImage('x', below(3) * 400, 300, line()),
    placeholder: `data:image/webp;base64,AA==) } body { ${line()}`,
  });
  const [layout = 'index', id = 'classic', page = 'home'] = [
    pick(SITE_LAYOUTS),
    pick(STYLE_IDS),
    pick(['home', 'projects', 'project', 'achievements', 'contact', 'own', 'posts', 'post'] as const),
  ];
  const ada = adaSite();
  const project = {
    ...projectPage(),
    ...{
      slug: line(),
      title: line() || 'x',
      summary: line(),
      role: line(),
      client: line(),
      start: line(),
      end: line(),
    },
    ...{ tags: [{ name: line(), text: line() }], stack: [line()], cover: picture(), featured: below(2) === 0 },
    links: [{ label: line(), url: url() }],
    gallery: [{ ...picture(), caption: line() }],
    caseStudy: { problem: text(), approach: text(), outcome: text() },
    blocks: hostileBlocks({ text, line, url, picture }),
    metrics: [{ label: line(), value: line() }],
    collaborators: [{ name: line() || 'x', url: url() }],
  };
  const post = {
    ...postPage(),
    ...{ slug: line() || 'x', title: line() || 'x', summary: line(), cover: picture(), originalUrl: url() },
    ...{ tags: [{ name: line(), text: line() }], series: { name: line(), text: line() } },
    blocks: hostileBlocks({ text: () => `${text()}[^n]\n\n[^n]: ${text()}`, line, url, picture }).filter(
      ({ kind }) => kind !== 'field',
    ),
  };
  const view = {
    ...ada,
    site: {
      ...ada.site,
      ...{
        layout,
        style: { ...CLASSIC_STYLE, id },
        headline: line(),
        about: text(),
        title: line(),
        description: line(),
      },
      availability: { text: line(), until: '' },
      sections: ada.site.sections.map((section) => ({ ...section, heading: line() })),
      pages: [
        {
          ...{ id: 'page', title: line() || 'x', slug: 'x', description: line(), visible: true, inNavigation: true },
          sections: hostileSections({ text, line, url, picture }),
        },
      ],
    },
    person: {
      ...{ name: line(), bio: text(), location: line(), website: url(), photo: picture() },
      links: [{ network: line(), url: url() }],
    },
    projects: [project],
    posts: [post, { ...post, slug: 'y', title: line() || 'y' }],
    achievements: [
      {
        ...{ title: line() || 'x', kind: line(), issuer: line(), date: line(), expires: line(), description: text() },
        ...{ credentialId: line(), credentialUrl: url(), metric: { label: line(), value: line() }, badge: picture() },
        ...{ links: [{ label: line(), url: url() }], project: { slug: line(), title: line() } },
      },
    ],
  };
  const kind: SitePage =
    page === 'project'
      ? { kind: page, slug: project.slug }
      : page === 'own'
        ? { kind: page, slug: 'x' }
        : page === 'post'
          ? { kind: page, slug: post.slug }
          : { kind: page };
  const contact = {
    ...{ action: '/contact', honeypot: 'website', values: { name: line(), email: line(), message: text() } },
    ...{ faults: { name: 'Nothing is written yet.' }, formError: line() },
  };
  return { view, project, post, page: kind, contact, isStandalone: page === 'project' && seed % 2 === 0 };
}

const renderHostile = ({ view, project, post, page, contact, isStandalone }: ReturnType<typeof hostileSite>) =>
  renderSitePage({
    ...{ view, page, contact, isStandalone, urls: siteUrls(), words: translatorOf('en') },
    ...(page.kind === 'project' ? { project } : {}),
    ...(page.kind === 'post' ? { post } : {}),
    today: '2026-11-22',
  }).renderWith(undefined);

it.each(SEEDS)('pages escape all texts of hostile sites from seed %i on', (first) => {
  for (let seed = first; seed < first + MANY; seed += 1) {
    const site = hostileSite(seed);
    const { page, style } = renderHostile(site);
    const [unknown, scripts]: [string[], (string | undefined)[]] = [[], []];
    let styles = 0;
    walkHtml(page, {
      open: (tag, attributes) => {
        const names = Object.keys(attributes).filter((name) => !ATTRIBUTES.has(name));
        const addresses = [attributes.href, attributes.src, attributes.action, attributes.poster];
        const elsewhere = addresses.filter((address) => address !== undefined && !ADDRESS.test(address));
        unknown.push(...(ELEMENTS.has(tag) ? [] : [tag]), ...names, ...elsewhere.map(String));
        if (tag === 'script') scripts.push(attributes.type);
        if (tag === 'style') styles += 1;
      },
      close: () => {},
      text: () => {},
    });
    expect([seed, unknown, scripts, styles]).toEqual([seed, [], ['application/ld+json'], 1]);
    expect(style).not.toMatch(/<|AA==/);
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    const graph = JSON.parse(json)['@graph'];
    const { name } = graph[0].mainEntity ?? graph[0].author ?? graph[0].itemListElement[0];
    expect(name).toBe(site.view.person.name.trim() || 'Portfolio');
    if (site.page.kind === 'project') expect(graph[0].name).toBe(site.project.title);
  }
});

it('pages of hostile sites are valid HTML', async () => {
  // Members may write texts that render as nothing.
  const validator = htmlValidator({
    'empty-heading': 'off',
    'empty-title': 'off',
    'text-content': 'off',
    'wcag/h30': 'off',
  });
  for (let seed = 0; seed < VALIDATED; seed += 1) {
    expect([seed, await htmlFaults(renderHostile(hostileSite(seed * 13)).page, validator)]).toEqual([seed, []]);
  }
});
