import { describe, expect, it } from 'vitest';
import { renderPage } from '#testing/site-pages.ts';
import { adaSite, emptySiteView, siteImage } from '#testing/sites.ts';
import type { ShownSectionOf, SiteProject, SiteView } from '../model/site-view.ts';
import { CLASSIC_STYLE, type SiteStyle, type StyleId } from '../model/styles/style-shape.ts';

describe('the covers of a site', () => {
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
    expect(renderPage(withCover(1600, 900, {})).page).toMatch(/<li class="work p\d+ wide(?: half)?">/);
    expect(renderPage(withCover(800, 1000, {})).page).not.toMatch(/<li class="work p1 wide(?: half)?">/);
  });

  it('fill the wall with four pictures by giving two columns to the first', () => {
    const wideIn = (count: number, id: StyleId, ratio = 0.8) => {
      const view = adaSite({ layout: 'wall', style: { ...CLASSIC_STYLE, id } });
      const [project] = view.projects;
      const cover = project?.cover && { ...project.cover, width: 1000 * ratio, height: 1000 };
      const projects = Array.from(
        { length: count },
        (_, at) => ({ ...project, slug: `plate-${at}`, cover }) as SiteProject,
      );
      return [...renderPage({ ...view, projects }).page.matchAll(/<li class="work p\d+( wide)?(?: half)?">/g)].map(
        ([, wide]) => !!wide,
      );
    };
    expect(wideIn(4, 'studio')).toEqual([true, false, false, false]);
    expect(wideIn(4, 'studio', 1.8)).toEqual([true, true, true, true]);
    expect(wideIn(4, 'classic')).toEqual([false, false, false, false]);
    expect(wideIn(5, 'studio')).toEqual([false, false, false, false, false]);
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

  it('show the picture of a hero that opens the page in the layout `cover`, once', () => {
    const hero: ShownSectionOf<'hero'> = {
      ...{ id: 'opening', kind: 'hero', variant: 'picture', visible: true, heading: 'By the sea' },
      ...{ inNavigation: true, text: '' },
      ...{ picture: siteImage('coast', 1600, 900, 'The coast'), project: undefined, link: { label: '', url: '' } },
    };
    const view = adaSite({ layout: 'cover' });
    const { page } = renderPage({ ...view, site: { ...view.site, sections: [hero, ...view.site.sections] } });
    expect(page.match(/src="\/images\/coast\//g)).toHaveLength(1);
    expect(page).toMatch(/<div class="stage"><picture[^>]*>.*coast.*alt="The coast"/);
    expect(page).toContain('class="part hero at-picture bare"');
    expect(page).not.toContain('staged');
    const bare = { ...hero, heading: '' };
    const withoutWords = renderPage({ ...view, site: { ...view.site, sections: [bare, ...view.site.sections] } }).page;
    expect(withoutWords).toMatch(/<div class="stage"><picture[^>]*>.*coast/);
    expect(withoutWords).not.toContain('at-picture');
  });
});
