import { describe, expect, it } from 'vitest';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { FREE_SECTIONS, SECTION_IMAGES } from '#testing/sections.ts';
import { adaSite, siteImage, siteUrls } from '#testing/sites.ts';
import { isWrittenSection } from '../../model/sections/section-kinds.ts';
import { newRecordSection } from '../../model/sections/starting-sections.ts';
import { SITE_LAYOUTS } from '../../model/site-shape.ts';
import type { ShownPage, ShownSection, SitePage, SiteView } from '../../model/site-view.ts';
import { toShownSections } from '../../server/site/to-site-sections.ts';
import { renderSitePage } from '../site-page.ts';

const SHOWN = toShownSections(FREE_SECTIONS, {
  pictureOf: (id, alt) =>
    SECTION_IMAGES.some((one) => one === id) ? siteImage(String(id), 1600, 1000, alt) : undefined,
  projects: [],
});
const WRITTEN = SHOWN.filter(({ kind }) => isWrittenSection(kind));
const shown = <Kind extends ShownSection['kind']>(kind: Kind, fields: object = {}) =>
  ({ ...SHOWN.find((one) => one.kind === kind), ...fields }) as ShownSection;

const own = (fields: Partial<ShownPage> = {}): ShownPage => ({
  ...{ id: 'a', title: 'Speaking', slug: 'speaking', description: '', visible: true, inNavigation: true },
  sections: SHOWN,
  ...fields,
});

function render(site: Partial<SiteView['site']>, page: SitePage = { kind: 'home' }, view: Partial<SiteView> = {}) {
  const input = { view: { ...adaSite(site), ...view }, page, urls: siteUrls(), words: translatorOf('en') };
  const { page: html } = renderSitePage({ ...input, today: '2026-11-22' }).renderWith(undefined);
  const [, main = ''] = /<main[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return { html, main, text: readHtml(main).text };
}
const NONE = { publications: [], talks: [], skills: [], testimonials: [] };
const OWN_PAGE: SitePage = { kind: 'own', slug: 'speaking' };

/** Returns the links of the navigation: what they are called, where they lead, and which is current. */
const navigationOf = (html: string) =>
  [
    ...(/<nav class="ways"[\s\S]*?<\/nav>/.exec(html)?.[0] ?? '').matchAll(/<a href="([^"]+)"([^>]*)><bdi>([^<]+)/g),
  ].map(([, address, attributes, name]) => ({
    name,
    address,
    isCurrent: attributes?.includes('aria-current') === true,
  }));

describe('the sections of a page', () => {
  it('are shown in their order, each with its heading and content', () => {
    const { text, main } = render({ pages: [own({ sections: WRITTEN })] }, OWN_PAGE);
    expect(
      text
        .split('\n')
        .map((line) => line.trim())
        .filter(Boolean),
    ).toEqual([
      ...['Speaking', 'Engines that do not exist', 'I write programs for them.', 'Read the notes'],
      ...['Approach', 'First the reader, then the table.', 'Gallery', 'The first one', 'In numbers', 'operations25'],
      ...['Services', 'Annotation', 'from £5', 'Seven notes, three times as long.', 'Clients', 'The Royal Society'],
      ...['Press', 'Nobody has looked at machines like this.', 'The enchantress of numbers'],
      ...[
        'The Examiner\u00a0· Feb 1844',
        'Questions',
        'Can it think?',
        'It originates nothing.',
        'Now',
        'Reading about looms.',
      ],
      'As of Aug 1843',
    ]);
    expect([...main.matchAll(/ id="([a-z]+)-part"/g)].map(([, id]) => id)).toEqual(WRITTEN.map(({ id }) => id));
    expect(main).toContain('<a href="https://memoirs.example/"');
    expect(main).toContain('alt="Scientific Memoirs"');
  });

  it('show publications, talks, skills and testimonials, each in its variant', () => {
    const { text, main } = render({
      sections: [
        shown('publications'),
        shown('publications', { id: 'publications-2', variant: 'year' }),
        shown('talks'),
        shown('skills', { variant: 'brief' }),
        shown('testimonials'),
      ],
    });
    expect(text).toContain('Journal articles');
    expect(main).toContain(
      '<blockquote class="prose said" lang="fr" dir="ltr"><p>Ses notes dépassent mon mémoire.</p>',
    );
    expect(main).toContain('<a href="https://babbage.example/"');
    expect(main).toContain(
      '<p class="meta"><bdi>Inventor</bdi></p>\n<p class="meta"><bdi>Letter to Faraday, 1843</bdi></p>\n<p class="meta"><bdi>Shortened or corrected by Ada Lovelace</bdi></p>',
    );
    expect(main).toContain('<p class="meta"><bdi>Professor, Turin</bdi></p>\n</div>');
    const ids = [...main.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
    expect(new Set(ids).size).toBe(ids.length);
    expect(render({ sections: [shown('publications'), shown('testimonials')] }, { kind: 'home' }, NONE).text).toContain(
      'No content yet.',
    );
  });

  it('show the member once: large in a section or small in the header', () => {
    const portraitsIn = (hero: ShownSection) =>
      render({ layout: 'column', sections: [hero] }).html.includes('<p class="portrait">');
    expect(portraitsIn(shown('hero', { variant: 'portrait' }))).toBe(false);
    expect(portraitsIn(shown('hero', { variant: 'portrait', visible: false }))).toBe(true);
    expect(portraitsIn(shown('hero', { variant: 'picture' }))).toBe(true);
  });

  it.each(SITE_LAYOUTS)('begin with a hero that opens the page, and do not name it in the navigation: %s', (layout) => {
    const hero = shown('hero', { heading: 'It weaves patterns', inNavigation: true });
    const { main, html } = render({ layout, sections: [hero, ...adaSite().site.sections] });
    expect(main).toContain('id="hero-part"');
    expect(main.indexOf('id="hero-part"')).toBeLessThan(main.indexOf('A memoir, translated and outgrown'));
    expect(main).toContain('It weaves patterns');
    expect(/<nav class="ways".*?<\/nav>/s.exec(html)?.[0]).not.toContain('It weaves patterns');
  });

  it('are hidden where they are empty or the member hides them', () => {
    const nothing = [
      shown('hero', { heading: '', text: ' ', picture: undefined }),
      shown('text', { text: '\n' }),
      shown('gallery', { pictures: [] }),
      ...(['numbers', 'services', 'clients', 'press', 'faq'] as const).map((kind) => shown(kind, { items: [] })),
      shown('services', { id: 'services-2', items: [{ id: 'a', name: ' ', value: '£5', text: 'No name.' }] }),
      shown('now', { visible: false }),
      { ...newRecordSection('projects'), tag: 'no such tag' },
    ];
    expect(render({ sections: nothing }).main.trim()).toBe('<p class="nothing">No content yet.</p>');
  });

  it('show a quote of the press in quotation marks, unless it has its own, with source and date in one line', () => {
    const item = { id: 'a', name: 'A poetical science', source: 'The Examiner', date: '1843-09', url: '' };
    const mainOf = (text: string) =>
      render({ sections: [shown('press', { variant: 'quotes', items: [{ ...item, text }] })] }).main;
    expect(mainOf('Very clear.')).toContain('<blockquote class="said">');
    expect(mainOf('“Very clear.”')).toContain('<blockquote><div class="prose">');
    expect(mainOf('Very clear.')).toMatch(
      /<p class="meta"><bdi>The Examiner<\/bdi>\u00a0<span aria-hidden="true">·<\/span> <time[^>]*>Sep 1843<\/time><\/p>/,
    );
  });

  it('show the projects of a tag, by covers or titles', () => {
    const tagged: ShownSection = {
      ...newRecordSection('projects', 'projects-2'),
      tag: 'Translation',
      variant: 'titles',
    };
    const { text, main } = render({ sections: [{ ...tagged, heading: 'Translations' }] });
    expect(text).toContain('Translations');
    expect(text).toContain('A memoir, translated and outgrown');
    expect(text).not.toContain('Note G');
    expect(main).not.toContain('<img');
  });

  it('name no page by the heading of a section that visitors do not see, or that has only some of the projects', () => {
    const tagged: ShownSection = {
      ...newRecordSection('projects', 'projects-2'),
      tag: 'translation',
      heading: 'Translations',
    };
    const hidden = own({
      visible: false,
      sections: [{ ...newRecordSection('projects', 'projects-3'), heading: 'Pitch' }],
    });
    const all: ShownSection = { ...newRecordSection('projects'), heading: 'Selected' };
    const titleOf = (site: Partial<SiteView['site']>) =>
      /<h1 class="title">.*?<\/h1>/.exec(render(site, { kind: 'projects' }).html)?.[0];
    expect(titleOf({ sections: [tagged, all], pages: [hidden] })).toContain('Selected');
    expect(titleOf({ sections: [tagged], pages: [hidden] })).toContain('Work');
  });

  it.each([
    [
      { url: 'mailto:ada@example.com?subject=Hello', label: '' },
      ['mailto:ada@example.com?subject=Hello', 'ada@example.com'],
    ],
    [{ url: 'mailto:ada@example.com', label: 'Write to me' }, ['mailto:ada@example.com', 'Write to me']],
    [{ url: 'https://example.com/', label: '' }, ['https://example.com/', 'example.com']],
    [{ url: 'javascript:alert(1)', label: 'x' }, undefined],
    [{ url: 'https://example.com/', label: '', page: 'projects' }, ['/projects', 'Work']],
    [{ url: '', label: 'All of it', page: 'a' }, ['/speaking', 'All of it']],
    [{ url: '', label: '', page: 'a' }, ['/speaking', 'Speaking']],
    [{ url: 'https://example.com/', label: 'Gone', page: 'b' }, undefined],
    [{ url: '', label: '', page: 'achievements' }, undefined],
  ])('a hero links to an address or a page that the site has: %j', (link, expected) => {
    const hero = shown('hero', { variant: 'picture', link });
    const { main } = render({ sections: [hero, newRecordSection('projects')], pages: [own()] }, undefined, {
      achievements: [],
    });
    const [, address = '', words] = /<p class="actions"><a href="([^"]+)"[^>]*><bdi>([^<]+)/.exec(main) ?? [];
    expect(words === undefined ? undefined : [address.replace(/^\/portfolio\/[^/]+/, ''), words]).toEqual(expected);
  });

  it('link a project only where the site has its page', () => {
    const hero = shown('hero', { variant: 'project', project: 'note-g', picture: undefined });
    const path = 'href="/projects/note-g"';
    expect(render({ sections: [hero, newRecordSection('projects')] }).main).toContain(path);
    expect(render({ sections: [hero] }).main).not.toContain(path);
  });

  it('keep the pictures of all galleries in one row of full-size pictures', () => {
    const { html } = render({ sections: [shown('gallery'), shown('gallery', { id: 'gallery-2', variant: 'rows' })] });
    expect([...html.matchAll(/<section class="light" id="([^"]+)"/g)].map(([, id]) => id)).toEqual(
      [1, 2, 3, 4].map((at) => `picture-${at}`),
    );
    expect(html).toContain('aria-label="Enlarge image 3 of 4: A wheel"');
  });

  it.each(SITE_LAYOUTS)('are valid HTML in the layout %s, at home and on a page of its own', async (layout) => {
    for (const page of [{ kind: 'home' }, OWN_PAGE] satisfies SitePage[]) {
      const site = adaSite().site;
      const others = SHOWN.map((one) => ({ ...one, id: `${one.kind}-2` }) as ShownSection);
      const { html } = render({ layout, sections: [...site.sections, ...others], pages: [own()] }, page);
      expect(await htmlFaults(html)).toEqual([]);
    }
  });
});

describe('the navigation', () => {
  const site = {
    sections: [
      ...adaSite().site.sections,
      shown('services', { inNavigation: true, heading: 'What I do' }),
      shown('text'),
    ],
    pages: [own(), own({ id: 'b', slug: 'silent', title: 'Silent', inNavigation: false })],
  };
  const PAGES: SitePage[] = [{ kind: 'home' }, { kind: 'projects' }, { kind: 'cv' }, { kind: 'contact' }, OWN_PAGE];

  it('has the same links on every page', () => {
    const names = PAGES.map((page) => navigationOf(render(site, page).html).map(({ name }) => name));
    for (const one of names)
      expect(one).toEqual([
        ...['Work', 'Experience', 'Education', 'Achievements', 'Resume', 'Contact', 'What I do', 'Speaking'],
      ]);
    const atProjects = navigationOf(render(site, { kind: 'projects' }).html);
    expect(atProjects.filter(({ isCurrent }) => isCurrent).map(({ name }) => name)).toEqual(['Work']);
    expect(atProjects.find(({ name }) => name === 'Experience')?.address).toBe('/#experience-part');
    expect(navigationOf(render(site, OWN_PAGE).html).find(({ isCurrent }) => isCurrent)).toMatchObject({
      ...{ name: 'Speaking', address: '/speaking' },
    });
    const atHome = navigationOf(render(site).html);
    expect(atHome.find(({ name }) => name === 'What I do')?.address).toBe('#services-part');
    expect(atHome.some(({ isCurrent }) => isCurrent)).toBe(false);
  });

  it('ends with the way to write to the member', () => {
    const names = navigationOf(render({ pages: [own()] }).html).map(({ name }) => name);
    expect(names.slice(-2)).toEqual(['Speaking', 'Contact']);
  });

  it('leads to the “about” text in the header', () => {
    const [about, ...others] = adaSite().site.sections;
    const { html } = render({
      layout: 'index',
      sections: [{ ...about, inNavigation: true } as ShownSection, ...others],
    });
    expect(navigationOf(html)[0]).toMatchObject({ name: 'About', address: '#about-part' });
    expect(html).toContain('<div class="lead prose" id="about-part">');
  });

  it('leads to nothing that visitors cannot open', () => {
    const pages = [own({ visible: false }), own({ id: 'b', slug: 'b', title: 'Empty', sections: [] })];
    const names = navigationOf(render({ pages }).html).map(({ name }) => name);
    expect(names).not.toContain('Speaking');
    expect(names).not.toContain('Empty');
  });
});
