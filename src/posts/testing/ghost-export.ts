const text = (value: string, format = 0) => ({ type: 'extended-text', text: value, format });

const LEXICAL = {
  root: {
    type: 'root',
    children: [
      {
        type: 'paragraph',
        children: [
          ...[text('Ada '), text('wrote', 1), text(' '), text('notes', 2), text(' in ')],
          { type: 'link', url: 'https://example.org/', children: [text('1843')] },
          text('.'),
        ],
      },
      { type: 'extended-heading', tag: 'h2', children: [text('Cards')] },
      {
        ...{ type: 'list', listType: 'number' },
        children: [
          { type: 'listitem', children: [text('Weave')] },
          { type: 'listitem', children: [text('Count')] },
        ],
      },
      { type: 'codeblock', code: 'let a = "<";', language: 'js', caption: '' },
      { type: 'callout', calloutEmoji: '💡', calloutText: '<p>Mind <b>this</b></p>' },
      { type: 'bookmark', url: 'https://example.org/ada', metadata: { title: 'Ada', description: 'Her life' } },
      { type: 'markdown', markdown: 'In **Markdown**' },
      { type: 'toggle', heading: 'Question?', content: '<p>Answer.</p>' },
      { type: 'horizontalrule' },
    ],
  },
};

const MOBILEDOC = {
  version: '0.3.1',
  atoms: [['soft-return', '', {}]],
  markups: [['strong'], ['em']],
  cards: [
    ['image', { src: '__GHOST_URL__/content/images/2019/04/engine.png', alt: 'Engine' }],
    ['code', { code: 'let b;', language: '' }],
  ],
  sections: [
    [
      1,
      'p',
      [
        [0, [], 0, 'Ada '],
        [0, [0], 0, 'wrote '],
        [0, [1], 2, 'notes'],
        [0, [], 0, '.'],
        [1, [], 0, 0],
        [0, [], 0, 'Next line'],
      ],
    ],
    [3, 'ul', [[[0, [], 0, 'Store']], [[0, [], 0, 'Mill']]]],
    [10, 0],
    [10, 1],
  ],
};

const EMPTY = { html: null, lexical: null, mobiledoc: null, feature_image: null, visibility: 'public', type: 'post' };

/** Returns an export of Ghost, with a post for each of its editors. */
export const ghostExport = () => ({
  db: [
    {
      meta: { exported_on: 1_554_110_000_000, version: '5.70.0' },
      data: {
        posts: [
          {
            ...{ ...EMPTY, id: 'a', title: 'The Analytical Engine', slug: 'analytical-engine', status: 'published' },
            html: '<p>Ada wrote notes.</p><img src="__GHOST_URL__/content/images/size/w600/2019/04/engine.png" alt="Engine">',
            ...{ custom_excerpt: 'On cards.', canonical_url: 'https://example.org/engine', visibility: 'members' },
            feature_image: '__GHOST_URL__/content/images/cover.png',
            ...{ published_at: '2019-04-01T08:00:00.000Z', updated_at: '2019-05-01T08:00:00.000Z' },
          },
          {
            ...EMPTY,
            id: 'b',
            title: 'In Lexical',
            slug: 'lexical',
            status: 'draft',
            lexical: JSON.stringify(LEXICAL),
          },
          {
            ...{ ...EMPTY, id: 'c', title: 'In Mobiledoc', slug: 'mobiledoc', status: 'scheduled' },
            ...{ mobiledoc: JSON.stringify(MOBILEDOC), published_at: '2099-04-01T08:00:00.000Z' },
          },
          {
            ...EMPTY,
            id: 'd',
            title: 'About',
            slug: 'about',
            status: 'published',
            type: 'page',
            html: '<p>About Ada.</p>',
          },
        ],
        tags: [
          { id: '1', name: 'History', visibility: 'public' },
          { id: '2', name: 'Engines', visibility: 'public' },
          { id: '3', name: '#wide', visibility: 'internal' },
        ],
        posts_tags: [
          { post_id: 'a', tag_id: '1', sort_order: 1 },
          { post_id: 'a', tag_id: '2', sort_order: 0 },
          { post_id: 'a', tag_id: '3', sort_order: 2 },
        ],
        posts_authors: [{ post_id: 'a', author_id: '1', sort_order: 0 }],
        posts_meta: [{ post_id: 'a', feature_image_alt: 'A drawing' }],
      },
    },
  ],
});
