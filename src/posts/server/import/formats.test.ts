import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { MARKDOWN_SITE } from '#posts/testing/markdown-site.ts';
import { postsOf, problems } from '#posts/testing/posts-of.ts';
import { makeZip } from '#testing/zip.ts';

const PNG = Buffer.from('89504e470d0a1a0a', 'hex');

describe('Markdown files', () => {
  it.each<[what: string, file: string, name: string, facts: object]>([
    [
      'Hugo in YAML',
      '---\ntitle: "The Analytical Engine"\ndate: 2019-04-01T10:00:00+02:00\nlastmod: 2019-05-01\ndraft: false\ntags: [engines, "Ada Lovelace"]\ncategories:\n  - History\nseries: ["Computing"]\ndescription: On cards.\nslug: engine\ncanonicalURL: https://example.org/engine\n---\nText',
      'content/posts/engine.md',
      {
        ...{ title: 'The Analytical Engine', slug: 'engine', summary: 'On cards.', status: 'published' },
        ...{ publishedAt: '2019-04-01T08:00:00.000Z', updatedAt: '2019-05-01T00:00:00.000Z', series: 'Computing' },
        ...{ tags: ['engines', 'Ada Lovelace', 'History'], originalUrl: 'https://example.org/engine', warnings: [] },
      },
    ],
    [
      'Hugo in TOML',
      '+++\ntitle = \'Difference "Engine"\'\ndate = 2019-04-01T10:00:00Z\ndraft = true\n[taxonomies]\ntags = [\n  "engines", # first\n  "Babbage",\n]\n[cover]\nimage = "a.png"\n+++\nText',
      'engine.md',
      { title: 'Difference "Engine"', slug: 'engine', status: 'draft', tags: ['engines', 'Babbage'] },
    ],
    [
      'Hugo in JSON',
      '{\n  "title": "Engine",\n  "date": "2019-04-01",\n  "tags": ["engines"]\n}\n\nText',
      'engine.md',
      { title: 'Engine', publishedAt: '2019-04-01T00:00:00.000Z', tags: ['engines'] },
    ],
    [
      'Jekyll, by the name of the file',
      '---\nlayout: post\ntitle: Notes\ncategories: history, engines\nexcerpt: |\n  On *cards*.\n---\nText',
      '_posts/2019-04-01-notes-on-the-engine.markdown',
      {
        ...{ title: 'Notes', slug: 'notes-on-the-engine', status: 'published', summary: 'On *cards*.' },
        ...{ publishedAt: '2019-04-01T00:00:00.000Z', tags: ['history', 'engines'] },
      },
    ],
    ['a draft of Jekyll', '---\ntitle: A\ndate: 2019-04-01\n---\nText', '_drafts/a.md', { status: 'draft' }],
    [
      'an unpublished post of Jekyll',
      '---\ntitle: A\ndate: 2019-04-01\npublished: false\n---\nText',
      'a.md',
      { status: 'draft' },
    ],
    [
      'Astro',
      "---\ntitle: 'Cards'\npubDate: 'Jul 08 1843'\nheroImage: 'https://x.example/a.png'\n---\nText",
      'cards.mdx',
      { title: 'Cards', publishedAt: '1843-07-08T00:00:00.000Z', warnings: [{ problem: 'picturesElsewhere' }] },
    ],
    [
      'a note of Obsidian',
      '---\ntags:\n  - "#engines"\naliases: []\n---\n# Store and mill\n\nText',
      'Store.md',
      { title: 'Store and mill', tags: ['engines'], status: 'draft' },
    ],
    [
      'a text without any',
      'Just text.',
      'users/x/imports/y/store-and-mill.txt',
      { title: 'Store and mill', warnings: [{ problem: 'titleMissing' }] },
    ],
    [
      'a title and a summary with marks, which are text',
      '---\ntitle: Use *args and __init__ for AT&amp;T\nsummary: A_b_ and `c`\n---\nText',
      'a.md',
      { title: 'Use *args and __init__ for AT&amp;T', summary: 'A_b_ and `c`' },
    ],
    [
      'a note that says when it was written',
      '---\ntitle: A\ncreated: 2019-04-01\n---\nText',
      'a.md',
      { status: 'draft', publishedAt: '2019-04-01T00:00:00.000Z' },
    ],
    [
      'a daily note, by the name of the file',
      'Text',
      'daily/2019-04-01-notes.md',
      { status: 'draft', publishedAt: '2019-04-01T00:00:00.000Z', slug: 'notes' },
    ],
    ...['publish', 'published'].map((name): [string, string, string, object] => [
      `a draft by \`${name}: false\``,
      `---\ntitle: A\ndate: 2019-04-01\n${name}: false\n---\nText`,
      'a.md',
      { status: 'draft' },
    ]),
    ['a note to publish', '---\ntitle: A\npublish: true\n---\nText', 'a.md', { status: 'published' }],
    ...['/blog/:year/:title/', '/:categories/:title.html', '/blog/{{ page.fileSlug }}/'].map(
      (permalink): [string, string, string, object] => [
        `the pattern of addresses ${permalink}`,
        `---\ntitle: A\npermalink: "${permalink}"\n---\nText`,
        'cards.md',
        { slug: 'cards' },
      ],
    ),
    ['an address', '---\ntitle: A\npermalink: /blog/engine/\n---\nText', 'cards.md', { slug: 'engine' }],
    ['a layout that is a table', '+++\ntitle = "A"\n[layout]\na = 1\n+++\nText', 'a.md', { title: 'A', isPage: false }],
    ['a page', '---\ntitle: About me\n---\nText', 'about.md', { isPage: true }],
    [
      'a date that is none',
      '---\ntitle: A\ndate: 2019-02-31\n---\nText',
      'a.md',
      { publishedAt: '', warnings: [{ problem: 'dateUnread', names: ['2019-02-31'] }] },
    ],
    [
      'broken YAML, which stays in the text',
      '---\ntitle: [A\n---\nText',
      'a.md',
      { title: 'A', warnings: [{ problem: 'frontMatterUnread' }, { problem: 'titleMissing' }] },
    ],
  ])('are read as posts: %s', async (_, file, name, facts) => {
    const { format, posts } = await postsOf(file, name);
    expect(format).toBe('markdown');
    expect(posts).toMatchObject([facts]);
  });

  it('find their pictures next to them, in the roots of the site and in page bundles', async () => {
    const { posts } = await postsOf(await makeZip(MARKDOWN_SITE));
    const paths = Object.fromEntries(
      posts.map(({ slug, pictures }) => [slug, pictures.map(({ path }) => path).sort()]),
    );
    expect(paths).toEqual({
      bundle: ['blog-main/content/posts/bundle/cover.png', 'blog-main/content/posts/bundle/turin.png'],
      'by-root': ['blog-main/static/images/engine.png'],
      jekyll: ['blog-main/assets/cards.png'],
      note: ['blog-main/attachments/Portrait of Ada.png'],
    });
    expect(posts.flatMap(problems)).toEqual(['picturesMissing']);
    expect(posts.find(({ slug }) => slug === 'bundle')).toMatchObject({ cover: expect.any(String), coverAlt: 'Cover' });
  });

  it('are texts in a ZIP as well', async () => {
    const { posts } = await postsOf(await makeZip({ 'a.md': 'Text', 'b.txt': 'Text', 'robots.txt': 'User-agent: *' }));
    expect(posts.map(({ title, isPage }) => [title, isPage])).toEqual([
      ['A', false],
      ['B', false],
      ['Robots', true],
    ]);
  });

  it('have no pictures that the limits of a post leave out', async () => {
    const text = Array.from({ length: 25 }, () => 'word '.repeat(2000)).join('\n\n');
    const zip = await makeZip({ 'a.md': `![A](a.png)\n\n${text}\n\n![B](b.png)`, 'a.png': PNG, 'b.png': PNG });
    const { posts } = await postsOf(zip);
    expect(problems(posts[0])).toEqual(['titleMissing', 'picturesLeftOut', 'textLeftOut']);
    expect(posts[0]?.pictures.map(({ path }) => path)).toEqual(['a.png']);
  });

  it('keep what exceeds a field in their text', async () => {
    const title = `Title ${'word '.repeat(60)}`.trim();
    const summary = `Summary ${'word '.repeat(100)}`.trim();
    const tags = Array.from({ length: 33 }, (_, at) => `tag${at}`);
    const { posts } = await postsOf(
      `---\ntitle: ${title}\nsummary: ${summary}\ntags: [${tags}]\ndate: 2019-04-01\ncanonical: nowhere\n---\nText`,
    );
    expect(problems(posts[0])).toEqual(['titleMoved', 'summaryMoved', 'tagsLeftOut', 'addressLeftOut']);
    expect(JSON.stringify(posts[0]?.blocks)).toContain(title);
    expect(JSON.stringify(posts[0]?.blocks)).toContain(summary);
  });
});

it('an export that this test does not know is not mistaken for one', async () => {
  const licence = await readFile(new URL('../../../../LICENSE', import.meta.url), 'utf8');
  const { format, posts } = await postsOf(licence, 'LICENSE.txt');
  expect([format, posts.length]).toEqual(['markdown', 1]);
});
