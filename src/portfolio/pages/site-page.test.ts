import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { renderPage } from '#testing/site-pages.ts';
import { adaSite, emptySiteView, projectPage, siteUrls } from '#testing/sites.ts';
import { arabicSite, japaneseSite, longSite } from '#testing/unusual-sites.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import type { SitePage } from '../model/site-view.ts';
import { CLASSIC_STYLE, type SiteStyle, STYLE_IDS, type StyleId } from '../model/styles/style-shape.ts';
import { existingPages } from './shown-sections.ts';
import { renderSitePage } from './site-page.ts';

const PAGES: SitePage[] = [
  ...[{ kind: 'home' } as const, { kind: 'projects' } as const, { kind: 'project', slug: 'note-g' } as const],
  { kind: 'projects', tag: 'engines' },
  ...[{ kind: 'achievements' } as const, { kind: 'cv' } as const, { kind: 'contact' } as const],
];

const headingsIn = (page: string, level: number) =>
  [...page.matchAll(new RegExp(`<h${level}[^>]*>(.*?)</h${level}>`, 'g'))].map(
    ([, heading = '']) => readHtml(heading).text,
  );

describe('the pages of a site', () => {
  it.each(SITE_LAYOUTS)('are valid HTML in the layout %s, for every kind of page and site', async (layout) => {
    const ada = PAGES.map((page) => renderPage(adaSite({ layout }), page).page);
    const others = [arabicSite, japaneseSite, emptySiteView, longSite].flatMap((make) => {
      const view = make({ layout });
      return existingPages(view)
        .slice(0, 4)
        .map((page) => renderPage(view, page).page);
    });
    for (const page of [...ada, ...others]) expect(await htmlFaults(page)).toEqual([]);
  });

  it.each(SITE_LAYOUTS)('mark texts in the language of the original in the layout %s', async (layout) => {
    const site = adaSite({ layout, language: 'ar' });
    const { about, headline } = site.site;
    const [project] = site.projects;
    const untranslated = [headline, about, project?.title ?? '', project?.summary ?? ''].map((text) => text.trim());
    const { page } = renderPage({ ...site, languages: ['en', 'ar'], untranslated });
    expect(page).toContain(`lang="en" dir="ltr">${headline}</p>`);
    expect(page).toContain(`<bdi lang="en" dir="ltr">${project?.title}</bdi>`);
    expect(await htmlFaults(page)).toEqual([]);
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
      for (const { page } of pages) expect([layout, await htmlFaults(page)]).toEqual([layout, []]);
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
