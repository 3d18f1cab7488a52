import { SaxesParser } from 'saxes';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { walkHtml } from '#platform/pure/html.ts';
import { translatorOf } from '#platform/server/i18n/messages.ts';
import { hostileBlocks } from '#testing/blocks.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { siteImage, siteUrls } from '#testing/sites.ts';
import { postPage, writingSite } from '#testing/writing-site.ts';
import type { SitePostPage } from '../../model/site-view.ts';
import { atomFeedOf } from './atom-feed.ts';
import { jsonFeedOf } from './json-feed.ts';

const context = { urls: siteUrls(), words: translatorOf('en') };
const ADDRESS = 'https://ada.vitrine.example/writing/what-an-engine-knows';

/** A feed by https://www.jsonfeed.org/version/1.1/. */
const jsonFeed = z.strictObject({
  version: z.literal('https://jsonfeed.org/version/1.1'),
  title: z.string().min(1),
  home_page_url: z.url(),
  feed_url: z.url(),
  language: z.string(),
  authors: z.array(z.strictObject({ name: z.string().min(1), url: z.url() })),
  items: z.array(
    z
      .strictObject({
        ...{ id: z.string().min(1), url: z.url(), title: z.string().min(1) },
        ...{ content_html: z.string().optional(), content_text: z.string().optional() },
        ...{ summary: z.string().optional(), image: z.url().optional() },
        ...{ date_published: z.iso.datetime(), date_modified: z.iso.datetime() },
        tags: z.array(z.string()).optional(),
      })
      .refine((item) => (item.content_html === undefined) !== (item.content_text === undefined)),
  ),
});

/** Parses XML, and returns the text of each element by the path of its names. Fails if it is not well-formed. */
function readXml(xml: string) {
  const texts: [path: string, text: string][] = [];
  const path: string[] = [];
  const parser = new SaxesParser({ xmlns: true });
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', ({ name }) => {
    path.push(name);
    texts.push([path.join('/'), '']);
  });
  parser.on('text', (text) => {
    const open = texts.findLast(([at]) => at === path.join('/'));
    if (open) open[1] += text;
  });
  parser.on('closetag', () => path.pop());
  parser.write(xml).close();
  return (at: string) => texts.filter(([one]) => one === at).map(([, text]) => text);
}

const readJson = (json: string) => jsonFeed.parse(JSON.parse(json));
const atom = (posts: readonly SitePostPage[]) => readXml(atomFeedOf(writingSite(), posts, context));
const json = (posts: readonly SitePostPage[]) => readJson(jsonFeedOf(writingSite(), posts, context));

/** The elements and attributes that feed readers may show. */
const ELEMENTS = new Set(
  'a audio bdi blockquote br code div em figcaption figure h2 h3 h4 hr img li ol p pre section span strong sub sup table tbody td th thead tr ul video'.split(
    ' ',
  ),
);
function faultsIn(content: string) {
  const faults: string[] = [];
  walkHtml(content, {
    open: (tag, attributes) => {
      if (!ELEMENTS.has(tag)) faults.push(tag);
      for (const [name, value] of Object.entries(attributes)) {
        if (name.startsWith('on') || name === 'style') faults.push(name);
        if ((name === 'href' || name === 'src') && !/^(?:https?:\/\/|mailto:[^@]+@)/.test(value ?? ''))
          faults.push(`${name}=${value}`);
      }
    },
    close: () => {},
    text: () => {},
  });
  return faults;
}

describe('the feeds of posts', () => {
  const posts = [postPage(), postPage('cards', { blocks: [] })];

  it('are valid, with all that readers show of a post', () => {
    const read = atom(posts);
    expect(read('feed/title')).toEqual(['Ada Lovelace’s writing']);
    expect(read('feed/author/name')).toEqual(['Ada Lovelace']);
    expect(read('feed/updated')).toEqual(['2026-05-09T08:00:00.000Z']);
    expect(read('feed/entry/id')).toEqual([ADDRESS, 'https://ada.vitrine.example/writing/cards']);
    expect(read('feed/entry/published')[0]).toBe('2026-05-03T08:00:00.000Z');
    expect(read('feed/entry/summary')[0]).toContain('It has no pretensions');
    expect(read('feed/entry/category')).toHaveLength(3);
    const feed = json(posts);
    expect(feed).toMatchObject({
      home_page_url: 'https://ada.vitrine.example/writing',
      feed_url: 'https://ada.vitrine.example/writing/feed.json',
    });
    expect(feed.items[0]).toMatchObject({ id: ADDRESS, tags: ['engines', 'thought'], title: 'What an engine knows' });
    expect(feed.items[1]).toMatchObject({ content_text: posts[1]?.summary });
    // Atom and JSON have the same content.
    expect(read('feed/entry/content')[0]).toBe(feed.items[0]?.content_html);
  });

  it('identify posts whatever their addresses, and older copies by these', () => {
    const feedId = 'urn:uuid:0b3cf0ce-5a0c-8c8c-9a64-0d3d6a0f1c01';
    const both = [postPage('renamed', { feedId }), postPage('cards')];
    const ids = [feedId, 'https://ada.vitrine.example/writing/cards'];
    expect(atom(both)('feed/entry/id')).toEqual(ids);
    expect(json(both).items.map(({ id }) => id)).toEqual(ids);
  });

  it('contain code, quotes, footnotes and images with complete addresses', () => {
    const content = json(posts).items[0]?.content_html ?? '';
    expect(content).toContain('<pre><code>let b = 7;</code></pre>');
    expect(content).toContain('<blockquote><p>It can follow analysis.</p><p>— <bdi>Note G</bdi></p></blockquote>');
    expect(content).toContain(`href="${ADDRESS}#note-1" role="doc-noteref"`);
    expect(content).toContain(`href="${ADDRESS}#note-1-ref-1" role="doc-backlink"`);
    expect(content).toContain('<img src="https://ada.vitrine.example/images/engine/1280.webp"');
    expect(faultsIn(content)).toEqual([]);
  });

  it('contain the footnotes of quotes and callouts', () => {
    const blocks = [
      { id: 'a', kind: 'quote', text: 'Analysis.[^q]\n\n[^q]: Of a quote.', source: '', url: '' },
      { id: 'b', kind: 'callout', tone: 'note', text: 'Take care.[^q]' },
    ] as const;
    const content = json([postPage('cards', { blocks })]).items[0]?.content_html ?? '';
    expect(content).not.toContain('[^');
    expect(content.match(/role="doc-noteref"/g)).toHaveLength(2);
    expect(content).toContain('<li id="note-1"><p>Of a quote.</p>');
  });

  it('stop at a million characters of content, and have summaries of older posts', () => {
    const text = 'word '.repeat(4000);
    const block = { id: '0b3cf0ce-5a0c-4c8c-9a64-0d3d6a0f1c09', kind: 'text', text } as const;
    const long = Array.from({ length: 60 }, (_, at) => ({
      ...postPage(),
      slug: `p${at}`,
      cover: undefined,
      blocks: [block],
    }));
    const { items } = json(long);
    expect(items).toHaveLength(60);
    expect(items.filter((item) => item.content_html !== undefined).length).toBe(49);
    expect(items.at(-1)?.content_text).toBe(postPage().summary);
    expect(JSON.stringify(items).length).toBeLessThan(1_100_000);
  });

  it('stay valid with malicious texts in every field', () => {
    const texts = MALICIOUS_MARKDOWN.map(({ text }) => text).filter((text) => text.length < 400);
    for (const [at, one] of texts.entries()) {
      const next = () => texts[(at + 7) % texts.length] ?? '';
      const line = () => one.replace(/\s+/g, ' ');
      const picture = () => siteImage('x', 400, 300, line());
      const blocks = hostileBlocks({
        text: () => `${one}[^n]\n\n[^n]: ${next()}`,
        line,
        url: () => 'javascript:alert(1)',
        picture,
      });
      const post = {
        ...postPage(),
        ...{ title: line().trim() || 'x', summary: line(), originalUrl: 'javascript:alert(1)', blocks },
        ...{ tags: [{ name: line(), text: line() }], series: { name: line(), text: line() } },
      };
      const content = json([post]).items[0]?.content_html ?? '';
      expect([one, faultsIn(content)]).toEqual([one, []]);
      expect(atom([post])('feed/entry/content')).toHaveLength(1);
    }
  });
});
