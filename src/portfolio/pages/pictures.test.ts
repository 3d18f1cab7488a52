import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { adaSite, projectPage, siteImage, siteUrls } from '#testing/sites.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import type { SiteProjectPage, SiteView } from '../model/site-view.ts';
import { renderSitePage } from './site-page.ts';

const renderProject = (project: Partial<SiteProjectPage> = {}, site: Partial<SiteView['site']> = {}) => {
  const view = adaSite(site);
  return renderSitePage({
    ...{ view, page: { kind: 'project', slug: 'note-g' }, urls: siteUrls(), today: '2026-11-22' },
    ...{ project: { ...projectPage(), ...project }, words: translatorOf(view.site.language) },
  }).renderWith(undefined);
};
const imageFor = (name: string, alt = '', caption = '') => ({ ...siteImage(name, 1500, 1000, alt), caption });
const idsIn = (page: string) => [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id);
const sourcesIn = (markup: string) => [...markup.matchAll(/<img src="\/images\/([^/]+)/g)].map(([, name]) => name);
/** Splits a page into what visitors see first, and the pictures in full size. */
const partsOf = (page: string) => {
  const [first = '', large = ''] = page.split('<div class="lights">');
  return { first, large };
};

describe('the pictures of a project', () => {
  it.each(SITE_LAYOUTS)('open in full size without a script in the layout %s', async (layout) => {
    const { page } = renderProject({}, { layout });
    const { first, large } = partsOf(page);
    expect(sourcesIn(first).filter((name) => name !== 'ada')).toEqual(['note-g', 'table', 'cards', 'cycle']);
    expect(sourcesIn(large)).toEqual(['note-g', 'table', 'cards', 'cycle']);
    const ids = idsIn(page);
    expect(new Set(ids).size).toBe(ids.length);
    const within = readHtml(page).links.filter((link) => link.startsWith('#'));
    expect(within).toEqual(expect.arrayContaining(['#picture-1', '#picture-4', '#zoom-2', '#image-4']));
    expect(within.filter((link) => !ids.includes(link.slice(1)))).toEqual([]);
    expect(page).not.toMatch(/<script(?! type="application\/ld\+json")| style=| onclick/);
    expect(await htmlFaults(page)).toEqual([]);
  });

  it('lead to their neighbors, and back to where they are on the page', () => {
    const slides = partsOf(renderProject().page).large.split('<section').slice(1);
    const linksIn = (slide: string) =>
      [...slide.matchAll(/(?:rel|class)="(prev|next|close)" href="([^"]+)"/g)].map(([, kind, to]) => `${kind} ${to}`);
    expect(slides.map(linksIn)).toEqual([
      ['next #picture-2', 'close #image-1'],
      ['prev #picture-1', 'next #picture-3', 'close #image-2'],
      ['prev #picture-2', 'next #picture-4', 'close #image-3'],
      ['prev #picture-3', 'close #image-4'],
    ]);
  });

  it('show a cover that is also in the gallery once, with its caption', () => {
    const [cover, other] = [imageFor('cover', 'The coast', 'Seen at six'), imageFor('other')];
    const { caption: _, ...picture } = cover;
    const { first, large } = partsOf(renderProject({ cover: picture, gallery: [other, cover] }).page);
    expect(sourcesIn(first).filter((name) => name !== 'ada')).toEqual(['cover', 'other']);
    expect(sourcesIn(large)).toEqual(['cover', 'other']);
    expect(first).toMatch(/<figure class="captioned"><div class="cover">.*Seen at six<\/figcaption><\/figure>/s);
  });

  it('are named by their alternative text, and by their place where it is missing', () => {
    const gallery = [imageFor('one', 'The coast'), imageFor('two')];
    const { first, large } = partsOf(renderProject({ cover: undefined, gallery }).page);
    const names = [...first.matchAll(/class="enlarge" [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name);
    expect(names).toEqual(['Enlarge image 1 of 2: The coast', 'Enlarge image 2 of 2']);
    expect([...large.matchAll(/<section [^>]*aria-label="([^"]+)"/g)].map(([, name]) => name)).toEqual([
      'Image 1 of 2',
      'Image 2 of 2',
    ]);
  });

  it('are left out if no browser can show them, and there is nothing in full size without any', () => {
    const broken = { ...imageFor('broken'), sources: [] };
    expect(sourcesIn(renderProject({ cover: broken, gallery: [broken, imageFor('whole')] }).page)).toEqual([
      'whole',
      'whole',
    ]);
    const { page, style } = renderProject({ cover: undefined, gallery: [broken] });
    expect(page).not.toMatch(/class="lights"|class="pictures|class="cover"|class="captioned"/);
    expect(style).not.toContain('.lights');
  });

  it.each(Object.keys(LANGUAGES) as Language[])('have texts in the language %s', (language) => {
    const { large } = partsOf(renderProject({}, { language }).page);
    const t = translatorOf(language);
    for (const name of ['previous', 'next', 'zoomIn', 'zoomOut', 'close'] as const)
      expect(large).toContain(`>${t(`portfolio-pages.lightbox.${name}`)}<`);
  });

  it('are named alike in lists and on the page of the project, in any script, for a cover to move there', () => {
    const named = (style: string) => [...style.matchAll(/view-transition-name: ([^;]+);/g)].map(([, name]) => name);
    const projects = adaSite().projects.map((one, at) => (at === 0 ? { ...one, slug: 'محرك_9' } : one));
    const listed = (kind: 'home' | 'projects') =>
      named(
        renderSitePage({
          ...{ view: { ...adaSite({ layout: 'gallery' }), projects }, page: { kind }, urls: siteUrls() },
          ...{ today: '2026-11-22', words: translatorOf('en') },
        }).renderWith(undefined).style,
      );
    const [name] = named(renderProject({ slug: 'محرك_9' }).style);
    expect(name).toMatch(/^cover-[a-z0-9_-]+$/);
    for (const names of [listed('home'), listed('projects')]) {
      expect(names[0]).toBe(name);
      expect(new Set(names).size).toBe(names.length);
    }
    expect(listed('projects')).toHaveLength(projects.length);
  });

  it('move only for visitors who don’t prefer reduced motion', () => {
    const { style } = renderProject();
    const motion = style.slice(style.indexOf('(prefers-reduced-motion: no-preference){\n@view-transition'));
    for (const rule of ['@view-transition', 'animation-timeline: view()', 'transition:transform']) {
      expect(motion).toContain(rule);
      expect(style.split(rule)).toHaveLength(motion.split(rule).length);
    }
  });

  it('never weigh more than 40 kB as a page, even if there are sixty', () => {
    const gallery = Array.from({ length: 60 }, (_, at) => {
      const id = crypto.randomUUID();
      return { ...siteImage(id, 1600 - at * 7, 900 + at * 11, `Plate ${at}`), caption: `Caption of plate ${at}` };
    });
    for (const layout of SITE_LAYOUTS)
      expect(gzipSync(renderProject({ gallery }, { layout }).page).byteLength).toBeLessThan(40_000);
  });
});
