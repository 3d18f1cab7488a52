import { describe, expect, it } from 'vitest';
import { markdownOfHtml } from '#platform/pure/markdown/html-to-markdown.ts';
import { linesOfText } from './lines-of-text.ts';

describe('pasted text', () => {
  it.each([
    ['lines', 'one\ntwo\r\n\r\nthree', ['one', 'two', 'three']],
    ['a bulleted list', '• one\n• two', ['one', 'two']],
    ['a dashed list', '- one\n– two\n* three', ['one', 'two', 'three']],
    ['a numbered list', '1. one\n2) two\n10. three', ['one', 'two', 'three']],
    ['a list copied from Word', '·\tone\n·\ttwo\no\tthree\n§\tfour', ['one', 'two', 'three', 'four']],
    ['a list numbered with letters', 'a)\tone\nb)\ttwo', ['one', 'two']],
    ['a list with wrapped lines', '• Built the\nengine\n• Wrote notes', ['Built the engine', 'Wrote notes']],
    ['a heading before a list', 'What I did\n• one\n• two', ['What I did', 'one', 'two']],
    [
      'text that resembles list markers',
      'o tempora\n-5 degrees\n3.5 million',
      ['o tempora', '-5 degrees', '3.5 million'],
    ],
    ['lines that begin with bold or italic text', '**one** of\n*two*', ['**one** of', '*two*']],
    ['blank text', ' \n ', []],
  ])('is split into lines: %s', (_, text, lines) => {
    expect(linesOfText(text)).toEqual(lines);
  });
});

describe('pasted HTML', () => {
  const linesOf = (html: string) => linesOfText(markdownOfHtml(html));

  it('yields the items of a list, with bold text and links', () => {
    const html =
      '<meta charset="utf-8"><ul><li>Led <b>four</b> people</li><li><p>See <a href="https://example.org/">this</a></p></li></ul>';
    expect(linesOf(html)).toEqual(['Led **four** people', 'See [this](https://example.org/)']);
  });
  it('yields nested items, and one line for an item with line breaks', () => {
    expect(linesOf('<ul><li>one<ul><li>inner</li></ul></li><li>two<br>more</li></ul>')).toEqual([
      'one',
      'inner',
      'two more',
    ]);
  });
  it('yields the paragraphs of a Word list without list markers', () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(linesOf(item('·', 'Built <b>one</b>') + item('o', 'Wrote two'))).toEqual(['Built **one**', 'Wrote two']);
  });
  it('keeps the text of a Word list whose marker has no end', () => {
    expect(linesOf('<p><![if !supportLists]>one</p><p>two</p>')).toEqual(['one', 'two']);
  });
  it('removes list markers from ordinary paragraphs', () => {
    expect(linesOf('<p>• one</p><p>- two</p><p>three</p>')).toEqual(['one', 'two', 'three']);
  });
  it('omits styles and scripts', () => {
    expect(linesOf('<style>p { color: red }</style><p>one</p><script>alert(1)</script><p>two</p>')).toEqual([
      'one',
      'two',
    ]);
  });
});
