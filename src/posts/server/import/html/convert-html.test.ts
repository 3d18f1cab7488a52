import { describe, expect, it } from 'vitest';
import { htmlToBlocks, PICTURE_ID, withoutIds } from '#posts/testing/convert.ts';

const blocksOf = (html: string) => withoutIds(htmlToBlocks(html));
const problemsOf = (html: string) => htmlToBlocks(html).warnings.map(({ problem }) => problem);
const picture = (alt: string, caption = '') => ({ image: PICTURE_ID, alt, caption });

describe('HTML of a post', () => {
  it.each<[what: string, html: string, block: object]>([
    ['a heading', '<h2 id="a">On <b>the</b> engine</h2>', { kind: 'heading', text: 'On the engine' }],
    ['a smaller heading', '<h3>Cards</h3>', { kind: 'text', text: '## Cards' }],
    [
      'text with its marks',
      '<p>Ada <b>Lovelace</b>, <em>née</em> <a href="https://example.org/b">Byron</a>,<br>wrote <code>G</code>.</p>',
      { kind: 'text', text: 'Ada **Lovelace**, *née* [Byron](https://example.org/b),\nwrote `G`.' },
    ],
    ['two line breaks as a paragraph', 'One<br><br>Two', { kind: 'text', text: 'One\n\nTwo' }],
    ['marks that are text', '<p>2 * 3, *x*, # y</p>', { kind: 'text', text: '2 * 3, \\*x\\*, # y' }],
    [
      'lists in lists',
      '<ul><li>Store</li><li>Mill<ol><li>Add</li></ol></li></ul>',
      { kind: 'text', text: '- Store\n- Mill\n  1. Add' },
    ],
    [
      'a picture with its caption',
      '<figure><img src="a.png" alt="Engine"><figcaption>In <i>Turin</i></figcaption></figure>',
      { kind: 'picture', width: 'column', pictures: [picture('Engine', 'In Turin')] },
    ],
    [
      'a gallery',
      '<figure class="wp-block-gallery"><figure><img src="a.png" alt="A"><figcaption>One</figcaption></figure><figure><img src="b.png" alt="B"></figure></figure>',
      { kind: 'grid', pictures: [picture('A', 'One'), picture('B')] },
    ],
    [
      'a quote with its source',
      '<blockquote><p>That brain of mine</p><cite>— Ada</cite></blockquote>',
      { kind: 'quote', text: 'That brain of mine', source: 'Ada', url: '' },
    ],
    [
      'code with its language',
      '<pre><code class="language-js">\nlet a = 1 &lt; 2;\n</code></pre>',
      { kind: 'code', text: 'let a = 1 < 2;', language: 'js', caption: '' },
    ],
    [
      'a table',
      '<table><caption>Works</caption><tr><th>Year</th><th>Work</th></tr><tr><td>1843</td><td>Notes</td></tr></table>',
      {
        ...{ kind: 'table', hasHeading: true, caption: 'Works' },
        rows: [
          ['Year', 'Work'],
          ['1843', 'Notes'],
        ],
      },
    ],
    [
      'a table with links as text',
      '<table><tr><th>A</th><th>B</th></tr><tr><td><a href="https://example.org/">C</a></td><td>D</td></tr></table>',
      { kind: 'text', text: '| A | B |\n| --- | --- |\n| [C](https://example.org/) | D |' },
    ],
    ['a line', '<hr>', { kind: 'divider' }],
    [
      'a callout of Ghost',
      '<div class="kg-card kg-callout-card"><div class="kg-callout-emoji">💡</div><div class="kg-callout-text">Mind <b>this</b></div></div>',
      { kind: 'callout', tone: 'tip', text: '💡 Mind **this**' },
    ],
    [
      'a video in a frame',
      '<iframe src="https://www.youtube-nocookie.com/embed/abcdefghijk?rel=0" title="Lecture"></iframe>',
      { kind: 'embed', url: 'https://www.youtube.com/watch?v=abcdefghijk', title: 'Lecture' },
    ],
    [
      'an address in a paragraph of its own',
      '<figure class="wp-block-embed"><div>\nhttps://vimeo.com/76979871\n</div></figure>',
      { kind: 'embed', url: 'https://vimeo.com/76979871', title: '' },
    ],
    [
      'a frame of another site as a link',
      '<iframe src="//maps.example.org/turin" title="Map"></iframe>',
      { kind: 'text', text: '[Map](https://maps.example.org/turin)' },
    ],
    [
      'a film as a link',
      '<video src="https://example.org/film.mp4"></video>',
      { kind: 'text', text: '<https://example.org/film.mp4>' },
    ],
    ['text that is struck out', '<p>A <del>B</del></p>', { kind: 'text', text: 'A ~~B~~' }],
    ['a poem', '<pre class="wp-block-verse">Roses\nViolets</pre>', { kind: 'text', text: 'Roses\nViolets' }],
    [
      'details with their summary',
      '<details><summary>More</summary><p>Hidden</p></details>',
      { kind: 'text', text: '**More**\n\nHidden' },
    ],
    [
      'a picture elsewhere as a link',
      '<img src="//x.example/a.png" alt="Ada">',
      { kind: 'text', text: '[Ada](https://x.example/a.png)' },
    ],
  ])('becomes a block: %s', (_, html, block) => {
    expect(blocksOf(html)).toEqual([block]);
  });

  it('keeps footnotes with their marks', () => {
    expect(
      blocksOf(
        '<p>Notes<sup><a href="#fn:1" id="fnref:1">1</a></sup>.</p><section><ol><li id="fn:1"><p>Note G. <a href="#fnref:1">↩</a></p></li></ol></section>',
      ),
    ).toEqual([{ kind: 'text', text: 'Notes[^1].\n\n[^1]: Note G.' }]);
  });

  it('continues a list after code in an item', () => {
    expect(blocksOf('<ol><li>Weave<pre>a</pre></li><li>Count</li></ol>')).toMatchObject([
      { kind: 'text', text: '1. Weave' },
      { kind: 'code', text: 'a' },
      { kind: 'text', text: '2. Count' },
    ]);
  });

  it('puts pictures of a paragraph behind it, with the link around them', () => {
    expect(blocksOf('<p>See <a href="https://example.org/"><img src="a.png" alt="A"></a> here</p>')).toMatchObject([
      { kind: 'text', text: 'See here' },
      { kind: 'picture' },
      { kind: 'text', text: '[A](https://example.org/)' },
    ]);
  });

  it('keeps the description of a bookmark', () => {
    expect(
      blocksOf(
        '<figure class="kg-bookmark-card"><a class="kg-bookmark-container" href="https://example.org/ada"><div class="kg-bookmark-title">Ada</div><div class="kg-bookmark-description">Her life</div><img src="https://example.org/i.png"></a></figure>',
      ),
    ).toEqual([
      { kind: 'embed', url: 'https://example.org/ada', title: 'Ada' },
      { kind: 'text', text: 'Her life' },
    ]);
  });

  it.each([
    ['picturesElsewhere', '<img src="https://x.example/a.png">'],
    ['relativeLinks', '<a href="/about">About</a>'],
    ['unsupportedHtml', '<script>alert(1)</script>'],
    ['unsupportedHtml', '<form><p>Name</p></form>'],
    ['unsupportedHtml', '<svg><text>x</text></svg>'],
  ])('warns of %s: %s', (problem, html) => {
    expect(problemsOf(html)).toEqual([problem]);
  });

  it('never links to scripts', () => {
    const { blocks } = htmlToBlocks('<p><a href="javascript:alert(1)">A</a> <a href=" data:text/html,x">B</a></p>');
    expect(JSON.stringify(blocks)).not.toMatch(/javascript|data:/);
  });
});
