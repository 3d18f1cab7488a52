import { describe, expect, it } from 'vitest';
import { markdownToBlocks, PICTURE_ID, withoutIds } from '#posts/testing/convert.ts';

const blocksOf = (markdown: string, title = '') => withoutIds(markdownToBlocks(markdown, title));
const picture = (alt: string, caption = '') => ({
  ...{ kind: 'picture', width: 'column' },
  pictures: [{ image: PICTURE_ID, alt, caption }],
});
const text = (markdown: string) => ({ kind: 'text', text: markdown });

describe('Markdown of a post', () => {
  it.each<[what: string, markdown: string, block: object]>([
    ['lines of a paragraph', 'Ada wrote\nnotes.', text('Ada wrote notes.')],
    ['hard line breaks', 'Ada  \nByron\\\nKing', text('Ada\nByron\nKing')],
    [
      'links by reference',
      '[Ada][1], [1], [B]\n\n[1]: https://example.org/ada "Ada"',
      text('[Ada](https://example.org/ada), [1](https://example.org/ada), [B]'),
    ],
    ['links within the site', 'See [the next](/next) and [below](#x).', text('See the next and below.')],
    ['HTML within a line', 'A<br>B <kbd>C</kbd> <span class="x">D</span> <!-- E -->', text('A\nB `C` D')],
    ['types that look like HTML', 'A `Vec<T>` or Vec<T>', text('A `Vec<T>` or Vec<T>')],
    ['character references', 'A &amp; B &lt;c&gt; &copy;', text('A & B \\<c> ©')],
    ['lists with wrapped items', '- one\n  more\n- two\n  1. three', text('- one more\n- two\n  1. three')],
    ['footnotes', 'Notes[^g].\n\n[^g]: Note G\n    goes on.', text('Notes[^g].\n\n[^g]: Note G goes on.')],
    ['a link of Obsidian', 'See [[Notes|the notes]] and [[Engine]].', text('See the notes and Engine.')],
    ['a heading', '## On the engine ##', { kind: 'heading', text: 'On the engine' }],
    ['an underlined heading', 'On *the*\nengine\n---', { kind: 'heading', text: 'On the engine' }],
    ['a heading with an id', '# Engine {#engine}', { kind: 'heading', text: 'Engine' }],
    ['a smaller heading', '#### Cards', text('## Cards')],
    ['a picture', '![Engine](a.png "In Turin"){: .wide }', picture('Engine', 'In Turin')],
    ['a picture in angle brackets', '![A](<my engine.png>)', picture('A')],
    ['a picture by reference', '![A][p]\n\n[p]: a.png', picture('A')],
    ['a picture in HTML', '<img src="a.png" alt="A">', picture('A')],
    ['a picture of Obsidian', '![[engine.png|300]]', picture('')],
    ['a figure of Hugo', '{{< figure src="a.png" alt="A" caption="In Turin" >}}', picture('A', 'In Turin')],
    ['code', '```js title="a.js"\nlet a;\n```', { kind: 'code', text: 'let a;', language: 'js', caption: 'a.js' }],
    [
      'code by indentation',
      '    let a;\n\n    let b;',
      { kind: 'code', text: 'let a;\n\nlet b;', language: '', caption: '' },
    ],
    [
      'code of Jekyll',
      '{% highlight ruby %}\nputs 1\n{% endhighlight %}',
      { kind: 'code', text: 'puts 1', language: 'ruby', caption: '' },
    ],
    [
      'a quote',
      '> That brain\n> of mine\n> — Ada',
      { kind: 'quote', text: 'That brain of mine', source: 'Ada', url: '' },
    ],
    ['a callout', '> [!WARNING]\n> Mind\n> the gap', { kind: 'callout', tone: 'warning', text: 'Mind the gap' }],
    ['a callout of Obsidian', '> [!tip]- Hint\n> Look', { kind: 'callout', tone: 'tip', text: '**Hint**\n\nLook' }],
    ['a line', '* * *', { kind: 'divider' }],
    ['a video', 'https://youtu.be/abcdefghijk', { kind: 'embed', url: 'https://youtu.be/abcdefghijk', title: '' }],
    [
      'a video of Hugo',
      '{{< youtube abcdefghijk >}}',
      { kind: 'embed', url: 'https://www.youtube.com/watch?v=abcdefghijk', title: '' },
    ],
    [
      'a table',
      '| A | B |\n|---|---|\n| **c** | d |',
      {
        kind: 'table',
        rows: [
          ['A', 'B'],
          ['c', 'd'],
        ],
        hasHeading: true,
        caption: '',
      },
    ],
    [
      'a table with links',
      '| A | B |\n|---|---|\n| [c](https://example.org/) | d |',
      text('| A | B |\n| --- | --- |\n| [c](https://example.org/) | d |'),
    ],
    [
      'a table with references, line breaks and pipes',
      '| A | B |\n|:--|--:|\n| [c][1] | d<br>`e\\|f` |\n\n[1]: https://example.org/',
      text('| A | B |\n| :--- | ---: |\n| [c](https://example.org/) | d `e\\|f` |'),
    ],
    ['a callout of a kind that is none', '> [!constructor]\n> Mind', { kind: 'callout', tone: 'note', text: 'Mind' }],
    [
      'details around Markdown',
      '<details>\n<summary>More</summary>\n\nHidden *text*\n\n</details>',
      text('**More**\n\nHidden *text*'),
    ],
  ])('becomes a block: %s', (_, markdown, block) => {
    expect(blocksOf(markdown)).toEqual([block]);
  });

  it('leaves out the heading that repeats the title', () => {
    expect(blocksOf('# The *Engine*\n\nWeaves.', 'The Engine')).toEqual([text('Weaves.')]);
    expect(blocksOf('Weaves.\n\n# The Engine', 'The Engine')).toHaveLength(2);
  });

  it('continues a list after code in an item', () => {
    expect(blocksOf('1. Weave\n\n   ```\n   a\n   ```\n2. Count')).toMatchObject([
      text('1. Weave'),
      { kind: 'code', text: 'a' },
      text('2. Count'),
    ]);
  });

  it('puts pictures of a paragraph together, and the link of a badge behind it', () => {
    expect(blocksOf('![A](a.png) ![B](b.png)')).toMatchObject([
      { kind: 'grid', pictures: [{ alt: 'A' }, { alt: 'B' }] },
    ]);
    expect(blocksOf('[![A](a.png)](https://example.org/)')).toEqual([picture('A'), text('[A](https://example.org/)')]);
  });

  it('takes pictures out of a table', () => {
    expect(blocksOf('| A | B |\n|---|---|\n| ![C](c.png) [d](https://example.org/) | e |')).toEqual([
      text('| A | B |\n| --- | --- |\n| [d](https://example.org/) | e |'),
      picture('C'),
    ]);
  });

  it('keeps shortcodes that it does not know, and warns of them', () => {
    const { blocks, warnings } = markdownToBlocks('{{< tweet 1 >}}');
    expect(blocks).toMatchObject([text('{{< tweet 1 >}}')]);
    expect(warnings).toEqual([{ problem: 'shortcodes', count: 1, names: ['{{< tweet 1 >}}'] }]);
  });

  it('does not read marks in code', () => {
    expect(blocksOf('`[a](/b)` and `` ` ``')).toEqual([text('`[a](/b)` and `` ` ``')]);
  });
});
