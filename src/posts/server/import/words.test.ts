import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { ownBlocksField, searchTextsOf } from '#blocks/contract.ts';
import { htmlToBlocks, markdownToBlocks } from '#posts/testing/convert.ts';
import { runs } from '#testing/runs.ts';

type Result = ReturnType<typeof htmlToBlocks>;

/** Returns the words of blocks, wherever they are: in texts, captions, addresses and labels. */
const wordsOf = ({ blocks }: Result) => new Set(JSON.stringify([blocks, searchTextsOf(blocks)]).match(/word\d+x/g));

/** Pieces of a document, in which each `@` stands for a word of its own. */
const HTML_PIECES = [
  ...['@ ', '@', ' ', '\n', '<p>', '</p>', '<div>', '</div>', '<b>@</b>', '<i>', '</i>', '<code>@</code>', '<br>'],
  ...['<ul><li>@', '</li></ul>', '<li>', '<ol>', '<h1>@</h1>', '<h3>', '</h3>', '<blockquote>@', '</blockquote>'],
  ...['<cite>@</cite>', '<pre>@\n@</pre>', '<table><tr><td>@</td><td>@</td></tr>', '<tr><td>@', '</table>', '<hr>'],
  ...['<figure><img src="a.png" alt="@"><figcaption>@</figcaption></figure>', '<img src="a.png" alt="@">', '<span>'],
  ...['<a href="https://example.org/@">@</a>', '<a href="/x">@', '</a>', '<details><summary>@</summary>@</details>'],
  ...[
    '<img src="https://x.example/a.png" alt="@">',
    '<figcaption>@',
    '<figure class="gallery">',
    '</figure>',
    '*',
    '_',
  ],
  ...['<div class="kg-callout-card"><div class="kg-callout-text">@</div></div>', '[', ']', '`', '|', '&lt;', '#', '~~'],
  ...['<sup><a href="#fn1">1</a></sup>', '<ol><li id="fn1">@</li></ol>', '<dl><dt>@</dt><dd>@</dd></dl>', '<form>@'],
];
const MARKDOWN_PIECES = [
  ...[
    '@ ',
    '@',
    ' ',
    '\n',
    '\n\n',
    '*',
    '**@**',
    '_@_',
    'a`',
    'a``',
    'a`@`',
    '[',
    ']',
    '[@]',
    '\\',
    '  \n',
    '# ',
    '### @\n',
  ],
  ...[
    '\n- @',
    '\n1. @',
    '\n  - @',
    '\n    ',
    '\n> @',
    '\n> [!NOTE]\n> @',
    '\n---\n',
    '\n===\n',
    '\n```\n',
    '\n~~~\n@\n',
  ],
  ...[
    '![@](a.png)',
    '![@](https://x.example/a.png)',
    '[@](https://example.org/)',
    '[@](/x)',
    '![[a.png]]',
    '[[@]]',
    '[^@]',
  ],
  ...[
    '\n[^@]: @',
    '\n| @ | @ |\n|---|---|\n| @ |',
    '|',
    '\n\t',
    '<b>',
    '</b>',
    '<br>',
    '\n<div>\n',
    '\n</div>\n',
    '<sup>@</sup>',
  ],
  ...[
    '\n<table><tr><td>@</td></tr></table>\n',
    '\n<details><summary>@</summary>\n\n',
    '&amp;',
    '&',
    '!',
    '~~@~~',
    '{{',
    '}}',
  ],
  ...[
    '{{< tweet @ >}}',
    '\n{{< figure src="a.png" caption="@" >}}\n',
    '\n{% highlight js %}\n@',
    '\n{% endhighlight %}\n',
    '<T>',
  ],
];

const documentOf = (pieces: readonly string[]) =>
  fc.array(fc.constantFrom(...pieces), { minLength: 1, maxLength: 40 }).map((parts) => {
    let count = 0;
    return parts.join('').replace(/@/g, () => `word${count++}x`);
  });

describe('words of a post', () => {
  it.each<[what: string, pieces: readonly string[], convert: (text: string) => Result]>([
    ['HTML', HTML_PIECES, htmlToBlocks],
    ['Markdown', MARKDOWN_PIECES, markdownToBlocks],
  ])('are all in its blocks, which are valid: %s', (_, pieces, convert) => {
    fc.assert(
      fc.property(documentOf(pieces), (text) => {
        const result = convert(text);
        const expected = new Set(text.match(/word\d+x/g));
        expect([...expected].filter((word) => !wordsOf(result).has(word))).toEqual([]);
        expect(ownBlocksField.safeParse(result.blocks).error).toBeUndefined();
      }),
      { numRuns: runs(1500) },
    );
  });

  it('are all in the blocks of a long post, however many parts it has', () => {
    const parts = Array.from(
      { length: 300 },
      (_, at) =>
        [`## word${at}a`, `word${at}b text`, '---', '```\nword'.concat(`${at}c\n\`\`\``), `> word${at}d`][at % 5],
    );
    const result = markdownToBlocks(parts.join('\n\n'));
    expect(result.blocks.length).toBeLessThanOrEqual(100);
    expect(ownBlocksField.safeParse(result.blocks).success).toBe(true);
    const text = JSON.stringify(result.blocks);
    for (const word of parts.join(' ').match(/word\d+[a-d]/g) ?? []) expect(text).toContain(word);
    expect(result.warnings).toEqual([]);
  });

  it('are in several texts if they exceed one', () => {
    const words = Array.from({ length: 12_000 }, (_, at) => `w${at}`).join(' ');
    const { blocks, warnings } = markdownToBlocks(words);
    expect(blocks.length).toBeGreaterThan(2);
    expect(blocks.map((block) => ('text' in block ? block.text : '')).join(' ')).toBe(words);
    expect(warnings).toEqual([]);
  });

  it('that exceed all blocks of a post are reported, not cut silently', () => {
    const { blocks, warnings } = markdownToBlocks('word '.repeat(60_000));
    expect(ownBlocksField.safeParse(blocks).success).toBe(true);
    const kept = JSON.stringify(blocks).match(/word/g)?.length ?? 0;
    expect(warnings).toMatchObject([{ problem: 'textLeftOut' }]);
    expect(kept * 5 + (warnings[0]?.count ?? 0)).toBeGreaterThan(295_000);
  });

  it('stay with pictures in galleries if a post has too many of them', () => {
    const { blocks, warnings } = markdownToBlocks(
      Array.from({ length: 90 }, (_, at) => `word${at}a\n\n![word${at}b](a.png)`).join('\n\n'),
    );
    expect(blocks.length).toBeLessThanOrEqual(100);
    expect(warnings).toMatchObject([{ problem: 'picturesMoved', count: 50 }]);
    expect(new Set(JSON.stringify(blocks).match(/word\d+[ab]/g)).size).toBe(180);
  });
});
