import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { htmlFaults } from '#testing/html-faults.ts';
import { readHtml } from '#testing/read-html.ts';
import { graphIn } from '#testing/site-pages.ts';
import { siteUrls } from '#testing/sites.ts';
import { arabicSite } from '#testing/unusual-sites.ts';
import { postPage, sitePost, writingSite } from '#testing/writing-site.ts';
import { SITE_LAYOUTS } from '../model/site-shape.ts';
import type { SitePage, SiteView } from '../model/site-view.ts';
import { CLASSIC_STYLE, STYLE_IDS } from '../model/styles/style-shape.ts';
import { existingPages } from './shown-sections.ts';
import { renderSitePage, type SitePageInput } from './site-page.ts';
import { sitemapOf } from './sitemap.ts';

const POST: SitePage = { kind: 'post', slug: 'what-an-engine-knows' };
const LIST: SitePage = { kind: 'posts' };
const SERIES: SitePage = { kind: 'posts', series: 'Letters on the engine' };

const render = (view: SiteView, page: SitePage, overrides: Partial<SitePageInput> = {}) =>
  renderSitePage({
    ...{ view, page, urls: siteUrls(), words: translatorOf(view.site.language), today: '2026-11-22' },
    ...(page.kind === 'post' ? { post: postPage(page.slug) } : {}),
    ...overrides,
  }).renderWith(undefined).page;

const titlesIn = (page: string) => [...page.matchAll(/<h[23]><a[^>]*><bdi>(.*?)<\/bdi>/g)].map(([, title]) => title);
const idsIn = (page: string) => [...page.matchAll(/ id="([^"]*)"/g)].map(([, id]) => id);
/** Returns as many posts as given, one for each month. */
const manyPosts = (count: number) =>
  Array.from({ length: count }, (_, at) => {
    const day = new Date(Date.UTC(2026, 4 - at)).toISOString();
    return sitePost({ slug: `p${at}`, title: `Post ${at}`, publishedAt: day });
  });

describe('pages with posts', () => {
  it.each(SITE_LAYOUTS)('are valid HTML in the layout %s', async (layout) => {
    for (const id of ['classic', 'journal'] as const) {
      const view = writingSite({ layout, style: { ...CLASSIC_STYLE, id } });
      for (const page of [LIST, SERIES, POST, { kind: 'home' } as const]) {
        expect(await htmlFaults(render(view, page))).toEqual([]);
      }
    }
  });

  it.each(SITE_LAYOUTS)('leave 44 of 60 kB for fonts in the layout %s, in every theme', (layout) => {
    for (const id of STYLE_IDS) {
      const view = writingSite({ layout, style: { ...CLASSIC_STYLE, id } });
      for (const page of [LIST, POST]) expect(gzipSync(render(view, page)).byteLength).toBeLessThan(16_000);
    }
  });

  it('have the styles of posts only where they show some', () => {
    const styleOf = (page: string) => /<style>(.*?)<\/style>/s.exec(page)?.[1] ?? '';
    const [post, list, projects] = [POST, LIST, { kind: 'projects' } as const].map((page) =>
      styleOf(render(writingSite(), page)),
    );
    expect(post).toContain('.neighbors');
    expect(post).toContain('.ref a');
    expect(list).toContain('.posts');
    expect(list).not.toContain('.neighbors');
    expect(projects).not.toMatch(/\.posts|\.essay|\.ref /);
    expect(styleOf(render(writingSite(), POST, { post: postPage('cards', { blocks: [] }) }))).not.toContain('.ref ');
  });

  it('name the feeds of posts in their head', () => {
    expect(render(writingSite(), POST)).toContain(
      '<link rel="alternate" type="application/feed+json" href="/writing/feed.json" title="Ada Lovelace’s writing">',
    );
    expect(render(writingSite({}, []), { kind: 'home' })).not.toContain('feed.json');
  });
});

describe('the list of posts', () => {
  it('has the newest first, with dates, reading times and tags', () => {
    const page = render(writingSite(), LIST);
    expect(titlesIn(page)).toEqual([
      'What an engine knows',
      'Cards, and what is on them',
      'A first letter',
      'On practicing the harp four hours a day',
    ]);
    expect(page).toContain('<time datetime="2026-05-03">May 3, 2026</time>');
    expect(page).toContain('<span>9 min read</span>');
    expect(page).toContain('<a href="/writing?tag=engines"><bdi>engines</bdi></a>');
    expect(page).toContain('<title>Writing – Ada Lovelace</title>');
    expect(graphIn(page)[0]).toMatchObject({
      '@type': 'Blog',
      blogPost: [{ headline: 'What an engine knows' }, {}, {}, {}],
    });
  });

  it('of a tag and of a series have pages of their own', () => {
    const tagged = render(writingSite(), { kind: 'posts', tag: 'music' });
    expect(titlesIn(tagged)).toEqual(['On practicing the harp four hours a day']);
    expect(tagged).toContain('<link rel="canonical" href="https://ada.vitrine.example/writing?tag=music">');
    expect(tagged).toContain('content="Posts by Ada Lovelace with the tag “music”."');
    const series = render(writingSite(), SERIES);
    expect(titlesIn(series)).toEqual(['A first letter', 'Cards, and what is on them', 'What an engine knows']);
    expect(readHtml(series).text).toContain('Series in 3 parts');
    expect(series).toContain('<a href="/writing" aria-current="true"><bdi>Writing</bdi></a>');
  });

  it('is grouped by year from ten posts on', () => {
    const years = (count: number) =>
      [...render(writingSite({}, manyPosts(count)), LIST).matchAll(/<section class="part year">\n<h2>(\d+)/g)].map(
        ([, year]) => year,
      );
    expect(years(9)).toEqual([]);
    expect(years(20)).toEqual(['2026', '2025', '2024']);
  });

  it('has the days and years of the member’s time zone', () => {
    const posts = manyPosts(10).map((post) => ({
      ...post,
      publishedAt: '2026-12-31T22:00:00.000Z',
      day: '2027-01-01',
    }));
    const page = render(writingSite({}, [...posts, ...manyPosts(1)]), LIST);
    expect(page).toContain('<h2>2027</h2>');
    expect(page).toContain('<time datetime="2027-01-01">Jan 1, 2027</time>');
    expect(graphIn(page)[0].blogPost[0]).toMatchObject({ datePublished: '2027-01-01' });
  });

  it('has pages of fifty posts, with links to newer and older ones', () => {
    const view = writingSite({}, manyPosts(120));
    const page = render(view, { kind: 'posts', number: 2 });
    expect(titlesIn(page)).toHaveLength(50);
    expect(page).toContain('<a rel="prev" href="/writing">Newer posts</a>');
    expect(page).toContain('<a rel="next" href="/writing?page=3">Older posts</a>');
    expect(page).toContain('<title>Writing – Page 2 of 3 – Ada Lovelace</title>');
    expect(render(view, LIST)).not.toContain('rel="prev"');
  });

  it('and every post are in the sitemap, except copies from elsewhere', () => {
    const view = writingSite();
    const sitemap = sitemapOf(view, siteUrls());
    expect(sitemap).toContain(
      '<loc>https://ada.vitrine.example/writing/what-an-engine-knows</loc><lastmod>2026-05-09T08:00:00.000Z</lastmod>',
    );
    expect(sitemap).toContain('<loc>https://ada.vitrine.example/writing?series=Letters%20on%20the%20engine</loc>');
    const copy = sitePost({ slug: 'copy', originalUrl: 'https://magazine.example/engine' });
    expect(sitemapOf(writingSite({}, [...view.posts, copy]), siteUrls())).toBe(sitemap);
    const { site } = view;
    const hidden = { ...view, site: { ...site, sections: site.sections.filter(({ kind }) => kind !== 'posts') } };
    expect(existingPages(hidden).some(({ kind }) => kind === 'posts' || kind === 'post')).toBe(false);
  });
});

describe('the page of a post', () => {
  const page = render(writingSite(), POST);

  it('says when it was published and changed, and where it is in its series', () => {
    const { text } = readHtml(page);
    expect(text).toContain('May 3, 2026');
    expect(text).toContain('Part 3 of 3: Letters on the engine');
    expect(page).toContain('<li><strong aria-current="page"><bdi>What an engine knows</bdi></strong></li>');
    expect(page).toContain('<li><a href="/writing/cards"><bdi>Cards, and what is on them</bdi></a></li>');
  });

  it('lists all parts of a series up to 30, and of a longer one the first, the last and its neighbors', () => {
    const partsAt = (count: number, slug: string) => {
      const posts = manyPosts(count).map((one) => ({ ...one, series: { name: 'Letters', text: 'Letters' } }));
      const post = { ...postPage(slug), ...posts.find((one) => one.slug === slug) };
      const [, box = ''] =
        /<nav class="series"(.*?)<\/nav>/s.exec(render(writingSite({}, posts), { kind: 'post', slug }, { post })) ?? [];
      return { box, numbers: [...box.matchAll(/<li value="(\d+)">/g)].map(([, number]) => Number(number)) };
    };
    expect(partsAt(30, 'p3').box.match(/<li>/g)).toHaveLength(30);
    expect(partsAt(31, 'p10').numbers).toEqual([1, 20, 21, 22, 31]);
    expect(partsAt(31, 'p30').numbers).toEqual([1, 2, 31]);
    expect(partsAt(31, 'p0').numbers).toEqual([1, 30, 31]);
    expect(partsAt(31, 'p10').box).toContain('<a href="/writing?series=Letters">Series in 31 parts</a>');
  });

  it('leads to the posts before and after it', () => {
    const middle = render(writingSite(), { kind: 'post', slug: 'cards' });
    expect(middle).toContain('<a rel="prev" href="/writing/first-letter">');
    expect(middle).toContain('<a rel="next" href="/writing/what-an-engine-knows">');
    expect(page).not.toContain('<a rel="next"');
    expect(render(writingSite({}, [sitePost({ slug: 'only' })]), { kind: 'post', slug: 'only' })).not.toContain(
      'class="next',
    );
  });

  it('is described to search engines as a posting', () => {
    expect(graphIn(page)[0]).toMatchObject({
      ...{ '@type': 'BlogPosting', headline: 'What an engine knows', timeRequired: 'PT9M' },
      ...{ datePublished: '2026-05-03', dateModified: '2026-05-09T08:00:00.000Z' },
      author: { name: 'Ada Lovelace' },
    });
    expect(graphIn(page)[1].itemListElement.map(({ name }: { name: string }) => name)).toEqual([
      ...['Ada Lovelace', 'Writing', 'What an engine knows'],
    ]);
    expect(page).toContain('<meta property="og:type" content="article">');
    expect(page).toContain(
      '<meta property="og:image" content="https://ada.vitrine.example/card/writing/what-an-engine-knows.png">',
    );
  });

  it('names the place where it was first published as its canonical address', () => {
    const copy = postPage(POST.slug, { originalUrl: 'https://magazine.example/engine' });
    const copied = render(writingSite(), POST, { post: copy });
    expect(copied).toContain('<link rel="canonical" href="https://magazine.example/engine">');
    expect(readHtml(copied).text).toContain('First published at magazine.example');
    expect(page).toContain('<link rel="canonical" href="https://ada.vitrine.example/writing/what-an-engine-knows">');
  });

  it('is described by its first words if it has no summary', () => {
    const plain = render(writingSite(), POST, { post: postPage(POST.slug, { summary: '' }) });
    expect(plain).toContain('<meta name="description" content="Nobody who has watched the loom believes');
  });

  it('is described without footnotes', () => {
    const text = (id: string, words: string) => ({ id, kind: 'text' as const, text: words });
    const blocks = [
      text('a', '[^a]: A note.'),
      text('b', 'It *weaves*.[^a] So does the set `[^x]`.[^b]\n\n[^b]: Another.'),
    ];
    const plain = render(writingSite(), POST, { post: postPage(POST.slug, { summary: '', blocks }) });
    expect(plain).toContain('<meta name="description" content="It weaves. So does the set [^x].">');
  });

  it('is in the direction of its language', () => {
    const { posts } = writingSite();
    const { site } = writingSite();
    const arabic = { ...arabicSite(), posts, site: { ...arabicSite().site, sections: site.sections } };
    expect(render(arabic, POST)).toContain('<html lang="ar" dir="rtl">');
  });
});

describe('the footnotes of a post', () => {
  const page = render(writingSite(), POST);

  it('are numbered in the order in which the text refers to them, and listed at its end', () => {
    const [, notes = ''] = /<section class="part chapter notes"(.*?)<\/section>/s.exec(page) ?? [];
    expect(notes).toContain('role="doc-endnotes" aria-label="Notes"');
    expect([...notes.matchAll(/<li id="(note-\d)"><p[^>]*>(.{12})/g)].map(([, id, text]) => [id, text])).toEqual([
      ['note-1', 'That of <str'],
      ['note-2', 'Menabrea say'],
    ]);
    expect(page).not.toContain('[^loom]');
  });

  it('have links there and back, with names and ids of their own', () => {
    expect(page).toContain(
      '<sup class="ref"><a id="note-1-ref-1" href="#note-1" role="doc-noteref" aria-label="Note 1">1</a></sup>',
    );
    expect([...page.matchAll(/href="#(note-1-ref-\d)" role="doc-backlink"/g)].map(([, id]) => id)).toEqual([
      ...['note-1-ref-1', 'note-1-ref-2', 'note-1-ref-3'],
    ]);
    expect(page).toContain('aria-label="Back to reference 1.2"');
    expect(page).toContain('aria-label="Back to reference 2"');
    const ids = idsIn(page);
    expect(new Set(ids).size).toBe(ids.length);
    for (const [, target] of page.matchAll(/href="#(note[^"]*)"/g)) expect(ids).toContain(target);
  });

  it('are found in quotes and callouts', () => {
    const blocks = [
      { id: 'a', kind: 'quote', text: 'Analysis.[^q]\n\n[^q]: Of a quote.', source: '', url: '' },
      { id: 'b', kind: 'callout', tone: 'note', text: 'Take care.[^c]' },
      { id: 'c', kind: 'text', text: '[^c]: Of a callout.' },
    ] as const;
    const { text } = readHtml(render(writingSite(), POST, { post: postPage(POST.slug, { blocks }) }));
    expect(text).not.toContain('[^');
    expect(text.indexOf('Of a quote.')).toBeGreaterThan(text.indexOf('Take care.'));
    expect(text).toContain('Of a callout.');
  });

  it('are shown as typed where nothing refers to them, and references without a note too', () => {
    const typed = (text: string) =>
      readHtml(
        render(writingSite(), POST, {
          post: postPage(POST.slug, { blocks: [{ id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c09', kind: 'text', text }] }),
        }),
      ).text;
    expect(typed('Words.[^x]')).toContain('Words.[^x]');
    expect(typed('Words.\n\n[^x]: A note that nothing needs.')).toContain('[^x]: A note that nothing needs.');
    // Two notes that refer to each other alone.
    const circle = typed('Words.\n\n[^x]: See [^y].\n[^y]: See [^x].');
    expect(circle).toContain('[^x]: See [^y].');
    expect(circle).toContain('[^y]: See [^x].');
  });
});
