import { describe, expect, it } from 'vitest';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { readHtml } from '#testing/read-html.ts';
import { adaSite, projectPage, siteUrls, toSiteTag } from '#testing/sites.ts';
import { longSite } from '#testing/unusual-sites.ts';
import type { SitePage, SiteView } from '../model/site-view.ts';
import { renderSitePage, type SitePageInput } from './site-page.ts';

const ENGINES: SitePage = { kind: 'projects', tag: 'engines' };

const render = (view: SiteView, page: SitePage, overrides: Partial<SitePageInput> = {}) =>
  renderSitePage({
    ...{ view, page, urls: siteUrls(), words: translatorOf(view.site.language), today: '2026-11-22' },
    ...overrides,
  }).renderWith(undefined).page;

const filterIn = (page: string) => /<nav class="tags".*?<\/nav>/s.exec(page)?.[0] ?? '';
const titlesIn = (page: string) => [...page.matchAll(/<h2><a[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, title]) => title);
const currentIn = (page: string) => /aria-current="page">(.*?)<\/a>/.exec(filterIn(page))?.[1];

describe('the page of a tag', () => {
  const page = render(adaSite(), ENGINES);

  it('lists its projects in the order of the site', () => {
    expect(titlesIn(page)).toEqual([
      'Note G: the numbers of Bernoulli',
      'A memoir, translated and outgrown',
      'Cards at the loom',
    ]);
  });

  it('is named by its tag, and has an address of its own', () => {
    expect(page).toContain('<title>engines – Ada Lovelace</title>');
    expect(page).toContain('<h1 class="title"><bdi>engines</bdi></h1>');
    expect(page).toContain('<meta name="description" content="Projects by Ada Lovelace with the tag “engines”.">');
    expect(page).toContain('<link rel="canonical" href="https://ada.vitrine.example/projects?tag=engines">');
    expect(page).toContain('<meta property="og:image" content="https://ada.vitrine.example/card/projects.png">');
    const [, json = ''] = /<script type="application\/ld\+json">(.*)<\/script>/.exec(page) ?? [];
    expect(JSON.parse(json)['@graph'][0].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['Ada Lovelace', 'Work', 'engines'],
    ]);
  });

  it('keeps a long word whole where the theme sets titles large', () => {
    const topicIn = (id: 'plum' | 'classic', tag: string) => {
      const { site, ...view } = adaSite();
      const projects = view.projects.map((one) => ({ ...one, tags: [toSiteTag(tag)] }));
      const themed = { ...view, projects, site: { ...site, style: { ...site.style, id } } };
      return /--topic: (\d+)/.exec(render(themed, { kind: 'projects', tag }))?.[1];
    };
    expect(topicIn('plum', 'Applied photojournalism')).toBe('15');
    expect(topicIn('plum', 'UX')).toBe('4');
    expect(topicIn('classic', 'Photojournalism')).toBeUndefined();
  });

  it('leads back to all projects and is below them', () => {
    expect(currentIn(page)).toBe('<bdi>engines</bdi> <span>3</span>');
    expect(filterIn(page)).toContain('<a href="/projects"><bdi>All</bdi></a>');
    expect(page).toContain('<a href="/projects" aria-current="true"><bdi>Work</bdi></a>');
  });

  it('has the same address in each language, and shows the text of the language', () => {
    const view = adaSite({ language: 'de' });
    const tags = [{ name: 'engines', text: 'Maschinen' }];
    const urlsIn = (language: 'en' | 'de', folder: string) => ({ ...siteUrls({ base: folder }), language });
    const german = render({ ...view, projects: view.projects.map((one) => ({ ...one, tags })) }, ENGINES, {
      urls: { ...siteUrls({ base: '/de/' }), languages: [urlsIn('en', '/'), urlsIn('de', '/de/')] },
    });
    expect(german).toContain('<h1 class="title"><bdi>Maschinen</bdi></h1>');
    expect(german).toMatch(/<a href="\/projects\?tag=engines" hreflang="en"/);
    expect(german).toMatch(/<a href="\/de\/projects\?tag=engines" hreflang="de"/);
  });
});

describe('the tags on the page of all projects', () => {
  it('are counted and link to their pages', () => {
    const page = render(adaSite(), { kind: 'projects' });
    expect(readHtml(filterIn(page)).text.replace(/\s+/g, ' ').trim()).toBe(
      'All engines 3 mathematics 3 letters 1 translation 1',
    );
    expect(readHtml(filterIn(page)).links).toEqual([
      ...['/projects', '/projects?tag=engines', '/projects?tag=mathematics'],
      ...['/projects?tag=letters', '/projects?tag=translation'],
    ]);
    expect(currentIn(page)).toBe('<bdi>All</bdi>');
  });

  it('are not shown where filtering would not help', () => {
    const { projects, ...view } = adaSite();
    const shown = (count: number) =>
      filterIn(render({ ...view, projects: projects.slice(0, count) }, { kind: 'projects' }));
    expect(shown(3)).not.toBe('');
    expect(shown(1)).toBe('');
    expect(shown(0)).toBe('');
  });

  it('are a dozen, with the others behind a button', () => {
    const opened = (page: string) => filterIn(page).split('<details>')[0] ?? '';
    const page = render(longSite(), { kind: 'projects' });
    expect(opened(page).match(/tag=/g)).toHaveLength(12);
    expect(page).toMatch(/<summary>\d+ more tags<\/summary>/);
    const [, last = ''] =
      /\?tag=([^"]*)"[^>]*><bdi>[^<]*<\/bdi> <span>1<\/span><\/a><\/li><\/ul>\n<\/details>/.exec(page) ?? [];
    const onPage = render(longSite(), { kind: 'projects', tag: decodeURIComponent(last) });
    expect(opened(onPage).match(/tag=/g)).toHaveLength(13);
    expect(opened(onPage)).toContain(`?tag=${last}" aria-current="page"`);
  });
});

describe('the page of a project', () => {
  const page: SitePage = { kind: 'project', slug: 'note-g' };
  const tagsOn = (overrides: Partial<SitePageInput> = {}) =>
    /<dt>Tags<\/dt><dd>(.*?)<\/dd>/.exec(render(adaSite(), page, { project: projectPage(), ...overrides }))?.[1];

  it('links its tags to their pages', () => {
    expect(tagsOn()).toBe(
      '<a href="/projects?tag=engines"><bdi>engines</bdi></a>, <a href="/projects?tag=mathematics"><bdi>mathematics</bdi></a>',
    );
  });

  it('shows no tags if it is shared alone', () => {
    expect(tagsOn({ isStandalone: true })).toBeUndefined();
  });

  it('escapes tags', () => {
    const tags = ['<b>"&'].map(toSiteTag);
    const view = { ...adaSite(), projects: adaSite().projects.map((one) => ({ ...one, tags })) };
    const escaped = render(view, page, { project: { ...projectPage(), tags } });
    expect(escaped).toContain('<a href="/projects?tag=%3Cb%3E%22%26"><bdi>&lt;b&gt;');
    expect(escaped).not.toContain('<b>"');
  });
});
