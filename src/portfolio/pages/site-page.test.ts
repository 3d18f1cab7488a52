import { gzipSync } from 'node:zlib';
import { HtmlValidate } from 'html-validate';
import { describe, expect, it } from 'vitest';
import { Markup } from '#platform/pure/markup.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { readHtml } from '#testing/read-html.ts';
import { adaSite, arabicSite, emptySiteView, japaneseSite, longSite, projectPage, siteUrls } from '#testing/sites.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import type { SitePage, SiteView } from '../model/site-view.ts';
import { CLASSIC_STYLE, type SiteStyle, STYLE_IDS, type StyleId } from '../model/styles/style-shape.ts';
import { renderDeadEnd } from './dead-end-page.ts';
import { availabilityOn, existingPages, nextProject } from './shown-sections.ts';
import { type ContactForm, renderSitePage, type SitePageInput } from './site-page.ts';

const validator = new HtmlValidate({
  extends: ['html-validate:recommended', 'html-validate:document'],
  // Titles are not cut to the rule's limit, as a long name makes a long title.
  rules: { 'long-title': 'off' },
});
async function faultsOf(html: string) {
  const { results } = await validator.validateString(html);
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, message, line }) => `${ruleId}, ${line}: ${message}`),
  );
}

const PAGES: SitePage[] = [
  ...[{ kind: 'home' } as const, { kind: 'projects' } as const, { kind: 'project', slug: 'note-g' } as const],
  { kind: 'projects', tag: 'engines' },
  ...[{ kind: 'achievements' } as const, { kind: 'cv' } as const, { kind: 'contact' } as const],
];
const CONTACT_FORM: ContactForm = {
  action: '/contact',
  values: { name: 'Charles', email: 'charles', message: '' },
  faults: { email: 'This is no address.', message: 'Nothing is written yet.' },
  honeypot: 'website',
};

const renderPage = (view: SiteView, page: SitePage = { kind: 'home' }, overrides: Partial<SitePageInput> = {}) =>
  renderSitePage({
    ...{ view, page, urls: siteUrls(), words: translatorOf(view.site.language), today: '2026-11-22' },
    project:
      page.kind === 'project'
        ? { ...projectPage(), ...view.projects.find(({ slug }) => slug === page.slug) }
        : undefined,
    next: page.kind === 'project' ? nextProject(view, page.slug) : undefined,
    contact: page.kind === 'contact' ? CONTACT_FORM : undefined,
    cv: {
      article: new Markup('<article class="cv"><h1>Ada Lovelace</h1></article>'),
      style: '.cv { margin: 0; }',
      person: false,
    },
    ...overrides,
  }).renderWith(undefined);
const headingsIn = (page: string, level: number) =>
  [...page.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(
    ([, heading = '']) => readHtml(heading).text,
  );
const graphIn = (page: string) => {
  const [, json = 'null'] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
  return JSON.parse(json)?.['@graph'];
};
const metaOf = (page: string, name: string) =>
  new RegExp(`<meta (?:name|property)="${name}" content="([^"]*)">`).exec(page)?.[1];

describe('the pages of a site', () => {
  it.each(SITE_LAYOUTS)('are valid HTML in the layout %s, for every kind of page and site', async (layout) => {
    const ada = PAGES.map((page) => renderPage(adaSite({ layout }), page).page);
    const others = [arabicSite, japaneseSite, emptySiteView, longSite].flatMap((make) => {
      const view = make({ layout });
      return existingPages(view)
        .slice(0, 4)
        .map((page) => renderPage(view, page).page);
    });
    for (const page of [...ada, ...others]) expect(await faultsOf(page)).toEqual([]);
  });

  it.each(SITE_LAYOUTS)('mark texts in the language of the original in the layout %s', async (layout) => {
    const site = adaSite({ layout, language: 'ar' });
    const { about, headline } = site.site;
    const [project] = site.projects;
    const untranslated = [headline, about, project?.title ?? '', project?.summary ?? ''].map((text) => text.trim());
    const { page } = renderPage({ ...site, languages: ['en', 'ar'], untranslated });
    expect(page).toContain(`lang="en" dir="ltr">${headline}</p>`);
    expect(page).toContain(`<bdi lang="en" dir="ltr">${project?.title}</bdi>`);
    expect(await faultsOf(page)).toEqual([]);
    expect(renderPage({ ...site, untranslated }).page).not.toContain('lang="en"');
  });

  it.each(SITE_LAYOUTS)('leave 44 of 60 kB for fonts in the layout %s, in every style', (layout) => {
    for (const id of STYLE_IDS) {
      for (const page of PAGES) {
        const { style, page: html } = renderPage(adaSite({ layout, style: { ...CLASSIC_STYLE, id } }), page);
        expect(gzipSync(html).byteLength).toBeLessThan(16_000);
        expect(style).not.toContain('<');
      }
    }
  });

  it.each(STYLE_IDS)('are valid HTML in the style %s and every layout', async (id) => {
    const style = { ...CLASSIC_STYLE, id, size: 'large', density: 'airy', corners: 'round' } as const;
    for (const layout of SITE_LAYOUTS) {
      const pages = [
        renderPage(adaSite({ layout, style })),
        renderPage(adaSite({ layout, style }), { kind: 'project', slug: 'note-g' }),
        renderPage(emptySiteView({ layout, style })),
      ];
      for (const { page } of pages) expect([layout, await faultsOf(page)]).toEqual([layout, []]);
    }
  });

  it('have a switch between light and dark only if the site has both', () => {
    const withStyle = (change: Partial<SiteStyle>) =>
      renderPage(adaSite({ style: { ...CLASSIC_STYLE, id: 'journal', ...change } })).page;
    expect(withStyle({})).toMatch(/<input id="flip" type="checkbox"><label for="flip">Switch light and dark</);
    expect(withStyle({})).toContain('<meta name="color-scheme" content="light dark">');
    expect(withStyle({})).toContain('--ground: light-dark(#fdfbf6, #171410);');
    for (const page of [withStyle({ scheme: 'dark' }), withStyle({ palette: 'theme' }), renderPage(adaSite()).page]) {
      expect(page).not.toContain('id="flip"');
      expect(page).not.toMatch(/--ground: light-dark/);
    }
  });

  it('look in the classic style as before there were others', () => {
    for (const layout of ['column', 'index', 'gallery', 'ledger'] as const) {
      const { page, style } = renderPage(adaSite({ layout, theme: 'plum' }));
      expect(page).toContain(`<body class="${layout} at-home">`);
      expect(page).toContain('<h1><bdi>Ada Lovelace</bdi></h1>');
      expect(style).toContain('--ground: #201626;');
      expect(style).not.toMatch(/@layer|--word|--voice/);
    }
  });

  it('adjust a style by its size, spacing and corners', () => {
    const site = (change: Partial<SiteStyle>) =>
      renderPage(adaSite({ style: { ...CLASSIC_STYLE, id: 'soft', ...change } }));
    expect(site({ size: 'small', density: 'compact' }).page).toContain('<body class="index small compact at-home">');
    const plain = site({}).style;
    for (const change of [
      { density: 'airy' },
      { density: 'compact' },
      { corners: 'square' },
      { corners: 'round' },
    ] as const)
      expect(site(change).style.length).toBeGreaterThan(plain.length);
  });

  it('are title pages in an art-directed style if there is only a name, and maybe a way to write', () => {
    const style = { ...CLASSIC_STYLE, id: 'ink' } as const;
    for (const contact of [false, true])
      expect(renderPage({ ...emptySiteView({ style }), contact }).page).toContain('<body class="index at-home blank">');
    for (const { page } of [renderPage(adaSite({ style })), renderPage(emptySiteView())])
      expect(page).not.toMatch(/<body[^>]*blank/);
  });

  it('place an upright cover beside the title of its project, and a panorama across two columns of the wall', () => {
    const withCover = (width: number, height: number, style: Partial<SiteStyle>) => {
      const view = adaSite({ layout: 'wall', style: { ...CLASSIC_STYLE, ...style } });
      const [project] = view.projects;
      const cover = project?.cover && { ...project.cover, width, height };
      return { ...view, projects: view.projects.map((one) => (one === project ? { ...one, cover } : one)) };
    };
    const projectOf = (view: SiteView) =>
      renderPage(view, { kind: 'project', slug: view.projects[0]?.slug ?? '' }).page;
    expect(projectOf(withCover(800, 1000, { id: 'soft' }))).toContain('<article class="case upright">');
    expect(projectOf(withCover(1600, 900, { id: 'soft' }))).toContain('<article class="case">');
    expect(projectOf(withCover(800, 1000, {}))).toContain('<article class="case">');
    expect(renderPage(withCover(1600, 900, {})).page).toMatch(/<li class="work p\d+ wide">/);
    expect(renderPage(withCover(800, 1000, {})).page).not.toMatch(/<li class="work p1 wide">/);
  });

  it('show covers in the proportions and columns that the member chose', () => {
    const styleOf = (layout: 'wall' | 'gallery' | 'bento', change: Partial<SiteStyle>) =>
      renderPage(adaSite({ layout, style: { ...CLASSIC_STYLE, id: 'soft', ...change } })).style;
    expect(styleOf('gallery', { ratio: '4:5' })).toContain('aspect-ratio: 0.8;');
    expect(styleOf('gallery', { ratio: 'original' })).toContain('aspect-ratio: var(--ratio);');
    expect(styleOf('wall', { ratio: '4:5', columns: '3' })).toMatch(/--ratio: 0\.8;.*--cols: 3;/s);
    expect(styleOf('gallery', { columns: '2' })).not.toBe(styleOf('gallery', { columns: '1' }));
    expect(styleOf('bento', { ratio: '4:5', columns: '3' })).toBe(styleOf('bento', {}));
  });

  it('show a picture of the layout `cover` once', () => {
    const { page } = renderPage(adaSite({ layout: 'cover' }));
    expect(page.match(/src="\/images\/note-g\//g)).toHaveLength(1);
    expect(page).toMatch(/<div class="stage"><picture[^>]*>.*note-g/);
    expect(page).toContain('<li class="work staged">');
    expect(renderPage(emptySiteView({ layout: 'cover' })).page).toContain('<header class="who bare">');
  });

  it.each(SITE_LAYOUTS)('have only narrow pictures in a thumbnail of the layout %s', (layout) => {
    const sizesIn = (page: string) => [...page.matchAll(/ sizes="([^"]*)"/g)].map(([, sizes]) => sizes);
    const [page, thumbnail] = [{}, { isThumbnail: true }].map((options) =>
      sizesIn(renderPage(adaSite({ layout }), { kind: 'home' }, options).page),
    );
    expect(page).not.toContain('1px');
    expect(thumbnail).toEqual(page?.map(() => '1px'));
    expect(thumbnail).not.toEqual([]);
  });

  it.each(SITE_LAYOUTS)(
    'have a print preview that applies the print rules within the print margins in the layout %s',
    (layout) => {
      const { style } = renderPage(adaSite({ layout }), { kind: 'home' });
      const margins = /@page \{ margin: (.*?); \}/.exec(style)?.[1];
      const printStyle = renderPage(adaSite({ layout }), { kind: 'home' }, { asPrint: true }).style;
      expect(printStyle).toContain(`body { padding: ${margins}; }`);
      // Before a condition, `not all` means its opposite.
      expect(printStyle).not.toMatch(/@media (?:print|screen|not all)/);
    },
  );

  it('have one main heading each and a title with the member’s name', () => {
    for (const page of PAGES) {
      const { page: html, title } = renderPage(adaSite(), page);
      expect(headingsIn(html, 1)).toHaveLength(1);
      expect(title).toContain('Ada Lovelace');
    }
    expect(renderPage(adaSite(), { kind: 'achievements' }).title).toBe('Achievements – Ada Lovelace');
    expect(renderPage(adaSite({ title: 'Ada writes' })).title).toBe('Ada writes');
  });

  it.each(STYLE_IDS)('keep the rules of the style %s for browsers that don’t know :target-current', (id) => {
    for (const layout of SITE_LAYOUTS) {
      const { style } = renderPage(adaSite({ style: { ...CLASSIC_STYLE, id }, layout }));
      // A browser drops a whole rule if its list has an unknown selector, except within `:is()`.
      const selectors = style.replace(/:is\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '').match(/[^{};]+(?=\{)/g) ?? [];
      expect(selectors.filter((list) => /:target-current.*,|,.*:target-current/.test(list))).toEqual([]);
    }
  });

  it('say that they have italics where the style sets the summary of a project in italics', () => {
    const hasItalics = (id: StyleId) => {
      const view = adaSite({ style: { ...CLASSIC_STYLE, id }, layout: 'gallery' });
      const { caseStudy, ...project } = projectPage();
      const page = { kind: 'project', slug: project.slug } as const;
      return renderSitePage({
        ...{ view, page, urls: siteUrls(), words: translatorOf('en'), today: '2026-11-22' },
        project: { ...project, caseStudy: { problem: '', approach: '', outcome: '' } },
      }).text().hasItalics;
    };
    expect([hasItalics('plum'), hasItalics('classic')]).toEqual([true, false]);
  });

  it('return their text for choosing fonts', () => {
    const view = adaSite();
    const content = renderSitePage({
      view,
      page: { kind: 'home' },
      urls: siteUrls(),
      words: translatorOf('en'),
      today: '2026-11-22',
    }).text();
    for (const text of ['Ada Lovelace', 'Open to commissions', 'Correspondence']) expect(content.body).toContain(text);
    expect(content.heading).toContain('Note G');
    expect(content.heading).not.toContain('commissions');
  });
});

describe('the home page', () => {
  it('shows the sections in the member’s order under the member’s headings', () => {
    const { sections } = adaSite().site;
    const reorderedSections = sections
      .toReversed()
      .map((one) => (one.kind === 'projects' ? { ...one, heading: 'Engines' } : one));
    expect(headingsIn(renderPage(adaSite({ sections: reorderedSections })).page, 2)).toEqual([
      ...['Contact', 'Links', 'Resume', 'Achievements', 'Education', 'Experience', 'Engines', 'About'],
    ]);
  });

  it.each(['about', 'projects', 'experience', 'education', 'achievements', 'cv', 'links', 'contact'] as const)(
    'neither shows nor links the section %s while it is hidden',
    (kind) => {
      const sections = adaSite().site.sections.map((one) => (one.kind === kind ? { ...one, visible: false } : one));
      const { page } = renderPage(adaSite({ sections }));
      const career = { experience: 'Author of the notes', education: 'integral calculus' };
      const shown = {
        ...career,
        about: 'I translate',
        projects: 'Note G',
        achievements: 'Presented at court',
        cv: 'cv.pdf',
      };
      const secret = { ...shown, links: 'github.com', contact: '/contact' }[kind];
      expect(renderPage(adaSite()).page).toContain(secret);
      expect(page).not.toContain(secret);
      expect(page).not.toContain(`#${kind}-part`);
    },
  );

  it('leads to its lists, the CV and the contact form, and marks the section that a visitor went to', () => {
    const { page, style } = renderPage(adaSite({ layout: 'index' }));
    const [, navigation = ''] = /<nav class="ways"[^>]*>(.*?)<\/nav>/.exec(page) ?? [];
    expect([...navigation.matchAll(/href="([^"]*)"/g)].map(([, address]) => address)).toEqual([
      ...['#projects-part', '#experience-part', '#education-part', '#achievements-part', '/cv', '/contact'],
    ]);
    expect(style).toContain('body:has(#experience-part:target) .ways a[href="#experience-part"]');
  });

  it('omits empty sections and shows a note if none is left', () => {
    const { page } = renderPage(emptySiteView());
    expect(headingsIn(page, 2)).toEqual([]);
    expect(page).not.toContain('<nav');
    expect(readHtml(page).text).toContain('No content yet.');
    expect(renderPage({ ...adaSite(), contact: false }).page).not.toContain('Contact me');
  });

  it('shows the featured projects, or else the first six, and a link to all of them', () => {
    const view = adaSite();
    expect(headingsIn(renderPage(view).page, 3).filter((title) => /Flyology|Cards/.test(title))).toEqual([]);
    expect(readHtml(renderPage(view).page).text).toContain('View all 6 projects');
    const many = Array.from({ length: 8 }, (_, at) => ({
      ...projectPage('flyology'),
      slug: `p${at}`,
      title: `No. ${at}`,
      featured: false,
    }));
    const { page } = renderPage({ ...view, projects: many });
    expect(page).toContain('No. 5');
    expect(page).not.toContain('No. 6');
  });

  it('shows the bio of the profile if the site has no text', () => {
    expect(readHtml(renderPage(adaSite({ about: ' ' })).page).text).toContain('Countess, mathematician.');
  });

  it.each([
    ['', '2099-01-01', true],
    ['2027-03', '2027-03-31', true],
    ['2027-03', '2027-04-01', false],
    ['2026', '2026-12-31', true],
    ['2026', '2027-01-01', false],
    ['2026-11-22', '2026-11-22', true],
    ['2026-11-22', '2026-11-23', false],
  ])('shows the availability until %j: on %s %s', (until, today, isShown) => {
    const view = adaSite({ availability: { text: 'Open to commissions', until } });
    expect(availabilityOn(today, view) !== '').toBe(isShown);
    expect(renderPage(view, undefined, { today }).page.includes('Open to commissions')).toBe(isShown);
  });
});

describe('other pages', () => {
  it('mark an achievement as expired after its last day', () => {
    const [first] = adaSite().achievements;
    if (!first) throw new Error('the site has no achievements');
    const textOn = (today: string) =>
      readHtml(
        renderPage(
          { ...adaSite(), achievements: [{ ...first, expires: '2026-11' }] },
          { kind: 'achievements' },
          { today },
        ).page,
      ).text;
    expect(textOn('2026-11-30')).toContain('Valid until Nov 2026');
    expect(textOn('2026-12-01')).toContain('Expired Nov 2026');
  });

  it('show a project with its facts, its case study and the next project', () => {
    const { page } = renderPage(adaSite(), { kind: 'project', slug: 'note-g' });
    const { text, links } = readHtml(page);
    for (const content of [
      'Author',
      'Analytical Engine, finite differences',
      'Each is worked out',
      '25',
      'Charles Babbage',
    ])
      expect(text).toContain(content);
    expect(page).toMatch(/<a rel="next" href="\/projects\/a-memoir-translated">/);
    expect(links).toContain('https://en.wikipedia.org/wiki/Note_G');
    expect(page.match(/fetchpriority="high"/g)).toHaveLength(1);
    expect(page.match(/<img [^>]*loading="lazy"/g)).toHaveLength(3 + 4);
  });

  it('keep the typed values of the contact form and show errors at the fields and in a summary', () => {
    const { page } = renderPage(adaSite(), { kind: 'contact' });
    expect(page).toContain('value="charles">');
    expect(page).toMatch(/id="contact-email"[^>]* aria-invalid="true" aria-describedby="contact-email-fault"/);
    expect(page).toMatch(/<div class="faults"[^>]* tabindex="-1" autofocus>/);
    expect(readHtml(page).links).toEqual(expect.arrayContaining(['#contact-email', '#contact-message']));
    const sent = renderPage(adaSite(), { kind: 'contact' }, { contact: { ...CONTACT_FORM, isSent: true } });
    expect(sent.page).not.toContain('<form');
    expect(readHtml(sent.page).text).toContain('Ada Lovelace will get your message by email.');
  });

  it('include one that says that there is nothing, in the colours of a site and without any of its content', async () => {
    const texts = { title: 'Rien', text: 'Ici.', language: 'fr' } as const;
    for (const design of [undefined, adaSite({ theme: 'ink' }).site]) {
      const { page, style } = renderDeadEnd({ ...texts, ...(design && { design }) });
      expect(page).toContain('<html lang="fr" dir="ltr">');
      expect(page).not.toMatch(/<a |<link |<img |Ada/);
      expect(style.includes('--ground: #14130f;')).toBe(design !== undefined);
      expect(await faultsOf(page)).toEqual([]);
    }
  });

  it.each(SITE_LAYOUTS)('say within the site that there is no such page in the layout %s', async (layout) => {
    const { page, title } = renderPage(adaSite({ layout }), { kind: 'home' }, { isMissing: true });
    expect(title).toBe('This page isn’t available – Ada Lovelace');
    expect(headingsIn(page, 1)).toEqual(['This page isn’t available']);
    expect(readHtml(page).links).toEqual(expect.arrayContaining(['/', '/projects', '/cv', '/contact']));
    expect(page).not.toMatch(/canonical|og:|aria-current="|ld\+json/);
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(await faultsOf(page)).toEqual([]);
  });
});

describe('the metadata of a page', () => {
  it('describes the member without contact details', () => {
    const { page } = renderPage(adaSite());
    const [profile] = graphIn(page);
    expect(profile).toMatchObject({
      '@type': 'ProfilePage',
      mainEntity: {
        name: 'Ada Lovelace',
        jobTitle: 'Mathematician and writer on the Analytical Engine',
        url: 'https://ada.vitrine.example/',
        image: 'https://ada.vitrine.example/images/ada/1920.webp',
        sameAs: ['https://example.org/ada', ...adaSite().person.links.map(({ url }) => url)],
      },
    });
    expect(page).not.toMatch(/mailto:|tel:/);
  });

  it('contains the author and the breadcrumbs of a project', () => {
    const [work, breadcrumbs] = graphIn(renderPage(adaSite(), { kind: 'project', slug: 'note-g' }).page);
    expect(work).toMatchObject({
      '@type': 'CreativeWork',
      name: 'Note G: the numbers of Bernoulli',
      author: { name: 'Ada Lovelace' },
    });
    expect(breadcrumbs.itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['Ada Lovelace', 'Work', 'Note G: the numbers of Bernoulli'],
    ]);
  });

  it('is `noindex` without structured data if the site is not indexed', () => {
    const { page } = renderPage(adaSite(), undefined, { urls: siteUrls({ indexed: false }) });
    expect(metaOf(page, 'robots')).toBe('noindex');
    expect(page).not.toContain('ld+json');
    expect(metaOf(renderPage(adaSite()).page, 'robots')).toBeUndefined();
  });

  it('contains a link preview for messengers', () => {
    const { page } = renderPage(adaSite(), { kind: 'project', slug: 'note-g' });
    expect(metaOf(page, 'og:type')).toBe('article');
    expect(metaOf(page, 'og:image')).toBe('https://ada.vitrine.example/card/projects/note-g.png');
    expect(metaOf(page, 'og:url')).toBe('https://ada.vitrine.example/projects/note-g');
  });
});
