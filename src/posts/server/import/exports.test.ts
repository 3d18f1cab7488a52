import { describe, expect, it } from 'vitest';
import { ghostExport } from '#posts/testing/ghost-export.ts';
import { postsOf, problems } from '#posts/testing/posts-of.ts';
import { wordPressExport } from '#posts/testing/wordpress-export.ts';
import { makeZip } from '#testing/zip.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');
const withoutIds = (blocks: readonly object[]) => blocks.map((block) => ({ ...block, id: undefined }));

describe('an export of Ghost', () => {
  it('has posts and pages with their tags and pictures', async () => {
    const zip = await makeZip({
      'content/images/2019/04/engine.png': PNG,
      'content/images/cover.png': PNG,
      'blog.ghost.json': ghostExport(),
    });
    const { format, posts } = await postsOf(zip);
    expect(format).toBe('ghost');
    expect(posts.map(({ title, status, isPage, tags }) => ({ title, status, isPage, tags }))).toEqual([
      { title: 'The Analytical Engine', status: 'draft', isPage: false, tags: ['Engines', 'History'] },
      { title: 'In Lexical', status: 'draft', isPage: false, tags: [] },
      { title: 'In Mobiledoc', status: 'scheduled', isPage: false, tags: [] },
      { title: 'About', status: 'published', isPage: true, tags: [] },
    ]);
    const [html, lexical, mobiledoc] = posts;
    expect(html).toMatchObject({
      ...{ slug: 'analytical-engine', summary: 'On cards.', originalUrl: 'https://example.org/engine' },
      ...{ publishedAt: '2019-04-01T08:00:00.000Z', coverAlt: 'A drawing' },
    });
    expect(html?.pictures.map(({ path }) => path)).toEqual([
      'content/images/cover.png',
      'content/images/2019/04/engine.png',
    ]);
    expect(withoutIds(lexical?.blocks ?? [])).toMatchObject([
      { kind: 'text', text: 'Ada **wrote** *notes* in [1843](https://example.org/).' },
      { kind: 'heading', text: 'Cards' },
      { kind: 'text', text: '1. Weave\n2. Count' },
      { kind: 'code', text: 'let a = "<";', language: 'js' },
      { kind: 'callout', tone: 'tip', text: '💡 Mind **this**' },
      { kind: 'embed', url: 'https://example.org/ada', title: 'Ada' },
      { kind: 'text', text: 'Her life\n\nIn **Markdown**\n\n**Question?**\n\nAnswer.' },
      { kind: 'divider' },
    ]);
    expect(withoutIds(mobiledoc?.blocks ?? [])).toMatchObject([
      { kind: 'text', text: 'Ada **wrote _notes_**.\nNext line\n\n- Store\n- Mill' },
      { kind: 'picture' },
      { kind: 'code', text: 'let b;' },
    ]);
  });

  it('has only drafts of what not everyone could read', async () => {
    const post = (status: string, visibility?: string | null) => ({
      title: status,
      html: '<p>Text.</p>',
      status,
      visibility,
    });
    const { posts } = await postsOf({
      data: {
        posts: [
          post('published'),
          post('published', 'public'),
          ...[post('published', 'paid'), post('scheduled', 'members'), post('published', ''), post('sent', 'public')],
        ],
      },
    });
    expect(posts.map(({ status, warnings }) => [status, warnings[0]?.names])).toEqual([
      ['published', undefined],
      ['published', undefined],
      ['draft', ['paid']],
      ['draft', ['members']],
      ['draft', ['restricted']],
      ['draft', ['newsletter']],
    ]);
  });

  it('is read without its images, which are links then', async () => {
    const { posts } = await postsOf(ghostExport());
    expect(problems(posts[0])).toEqual(['wasProtected', 'picturesMissing']);
  });
});

describe('an export of WordPress', () => {
  it('has posts of both editors, with categories, thumbnails and galleries', async () => {
    const zip = await makeZip({
      'export.xml': wordPressExport(),
      'wp-content/uploads/2019/04/engine.png': PNG,
      'wp-content/uploads/2019/04/cards.png': PNG,
    });
    const { format, posts } = await postsOf(zip);
    expect(format).toBe('wordpress');
    expect(posts.map(({ title, status, isPage }) => [title, status, isPage])).toEqual([
      ['Engines & “cards”', 'published', false],
      ['In blocks', 'scheduled', false],
      ['Only for some', 'draft', false],
      ['About', 'published', true],
    ]);
    const [classic, gutenberg, secret] = posts;
    expect(classic).toMatchObject({
      ...{ slug: 'engines', publishedAt: '2019-04-01T08:00:00.000Z', tags: ['History', 'ada'], summary: 'On cards.' },
      cover: expect.any(String),
    });
    expect(withoutIds(classic?.blocks ?? [])).toMatchObject([
      { kind: 'text', text: 'Ada wrote notes,\nand more.\n\nSecond **paragraph**.' },
      { kind: 'picture', pictures: [{ alt: 'Engine', caption: 'In Turin' }] },
      { kind: 'grid', pictures: [{ alt: 'The engine' }, { alt: '' }] },
      { kind: 'embed', url: 'https://www.youtube.com/watch?v=abcdefghijk' },
      { kind: 'code', text: 'let a;\n\nlet b;', language: 'js' },
      { kind: 'text', text: '[plugin id=3]inside[/plugin]' },
    ]);
    expect(problems(classic)).toEqual(['shortcodes']);
    expect(withoutIds(gutenberg?.blocks ?? [])).toMatchObject([
      { kind: 'text', text: 'Text of *blocks*.' },
      { kind: 'heading', text: 'Cards' },
      { kind: 'grid' },
      { kind: 'quote', text: 'That brain of mine', source: 'Ada' },
      { kind: 'table' },
      { kind: 'embed', url: 'https://vimeo.com/76979871' },
    ]);
    expect(problems(secret)).toEqual(['wasProtected']);
  });

  it('has names that objects inherit like any others', async () => {
    const item = (status: string, content: string) =>
      `<item><title>A *b* &amp;amp; &amp;constructor;</title><wp:post_type>post</wp:post_type><wp:status>${status}</wp:status><content:encoded><![CDATA[${content}]]></content:encoded></item>`;
    const items =
      item('publish', '[constructor]In[/constructor]<constructor><p>Kept</p></constructor>') + item('constructor', '');
    const { posts } = await postsOf(
      `<rss xmlns:wp="http://wordpress.org/export/1.2/"><channel>${items}</channel></rss>`,
    );
    expect(posts).toMatchObject([
      { title: 'A *b* & &constructor;', blocks: [{ text: '[constructor]In[/constructor]\n\nKept' }] },
    ]);
  });
});
