import { describe, expect, it } from 'vitest';
import { richTextOf } from '../../../../model/import/html-to-markdown.ts';
import { linesOfHtml, linesOfText } from './pasted-lines.ts';

describe('text that is pasted', () => {
  it.each([
    ['lines', 'one\ntwo\r\n\r\nthree', ['one', 'two', 'three']],
    ['a list of signs', '• one\n• two', ['one', 'two']],
    ['a list of dashes', '- one\n– two\n* three', ['one', 'two', 'three']],
    ['a numbered list', '1. one\n2) two\n10. three', ['one', 'two', 'three']],
    ['a list as Word gives it', '·\tone\n·\ttwo\no\tthree\n§\tfour', ['one', 'two', 'three', 'four']],
    ['the items of a list in brackets of letters', 'a)\tone\nb)\ttwo', ['one', 'two']],
    ['a list broken into lines', '• Built the\nengine\n• Wrote notes', ['Built the engine', 'Wrote notes']],
    ['a heading before a list', 'What I did\n• one\n• two', ['What I did', 'one', 'two']],
    [
      'words that only look like signs',
      'o tempora\n-5 degrees\n3.5 million',
      ['o tempora', '-5 degrees', '3.5 million'],
    ],
    ['marks that bold words begin with', '**one** of\n*two*', ['**one** of', '*two*']],
    ['nothing', ' \n ', []],
  ])('gives the lines of %s', (_, text, lines) => {
    expect(linesOfText(text)).toEqual(lines);
  });
});

describe('markup that is pasted', () => {
  const linesOf = (html: string) => linesOfHtml(html, richTextOf);

  it('gives the items of a list, with bold words and links', () => {
    const html =
      '<meta charset="utf-8"><ul><li>Led <b>four</b> people</li><li><p>See <a href="https://example.org/">this</a></p></li></ul>';
    expect(linesOf(html)).toEqual(['Led **four** people', 'See [this](https://example.org/)']);
  });
  it('gives inner items as well, and makes one line of those with breaks', () => {
    expect(linesOf('<ul><li>one<ul><li>inner</li></ul></li><li>two<br>more</li></ul>')).toEqual([
      'one',
      'inner',
      'two more',
    ]);
  });
  it('gives the paragraphs of a list in Word without its signs', () => {
    const item = (sign: string, text: string) =>
      `<p class=MsoListParagraph style='mso-list:l0 level1 lfo1'><![if !supportLists]><span style='font-family:Symbol'><span style='mso-list:Ignore'>${sign}<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp; </span></span></span><![endif]>${text}<o:p></o:p></p>`;
    expect(linesOf(item('·', 'Built <b>one</b>') + item('o', 'Wrote two'))).toEqual(['Built **one**', 'Wrote two']);
  });
  it('gives paragraphs with signs of their own without these', () => {
    expect(linesOf('<p>• one</p><p>- two</p><p>three</p>')).toEqual(['one', 'two', 'three']);
  });
  it('leaves out what no reader sees', () => {
    expect(linesOf('<style>p { color: red }</style><p>one</p><script>alert(1)</script><p>two</p>')).toEqual([
      'one',
      'two',
    ]);
  });
});
