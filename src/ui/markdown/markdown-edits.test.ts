import { describe, expect, it } from 'vitest';
import { continueList, makeLink, pasteLink, type TextEdit, type TextSelection } from './markdown-edits.ts';
import { toggleList } from './markdown-lists.ts';
import { toggleMark } from './markdown-marks.ts';

/** Parses a drawn selection: `a «b» c` selects `b`, and `a |b` puts the caret at `|`. */
function read(drawn: string): TextSelection {
  const text = drawn.replace(/[«»|]/g, '');
  const start = drawn.search(/[«|]/);
  const end = drawn.includes('»') ? drawn.indexOf('»') - 1 : start;
  return { text, start, end };
}

function markSelection({ text }: TextSelection, edit: TextEdit | undefined): string | undefined {
  if (!edit) return undefined;
  const { from, to, insert, start, end } = edit;
  const changed = text.slice(0, from) + insert + text.slice(to);
  const selection = start === end ? '|' : `«${changed.slice(start, end)}»`;
  return changed.slice(0, start) + selection + changed.slice(end);
}

const by = (edit: (selection: TextSelection) => TextEdit | undefined) => (drawn: string) => {
  const selection = read(drawn);
  return markSelection(selection, edit(selection));
};

const bold = by((selection) => toggleMark(selection, 'bold'));
const italic = by((selection) => toggleMark(selection, 'italic'));
const link = by((selection) => makeLink(selection, 'words'));
const paste = (address: string) => by((selection) => pasteLink(selection, address));
const bullets = by((selection) => toggleList(selection, 'bullets'));
const numbers = by((selection) => toggleList(selection, 'numbers'));
const enter = by((selection) => continueList(selection, true));

describe('bold and italic', () => {
  it.each([
    ['a «b» c', 'a **«b»** c'],
    ['a **«b»** c', 'a «b» c'],
    ['a «**b**» c', 'a «b» c'],
    ['a «b » c', 'a **«b»**  c'],
    ['wor|ds', '**wor|ds**'],
    ['**wor|ds**', 'wor|ds'],
    ['a | b', 'a **|** b'],
    ['a **|** b', 'a | b'],
    ['*«b»*', '***«b»***'],
    ['***«b»***', '*«b»*'],
    ['«- one\n- two\n\nthree »', '«- **one**\n- **two**\n\n**three** »'],
    ['«- **one**\n- **two**»', '«- one\n- two»'],
    ['«1. one»', '1. **«one»**'],
    ['الآ|لة', '**الآ|لة**'],
  ])('bold: %s becomes %s', (before, after) => expect(bold(before)).toBe(after));

  it.each([
    ['«b»', '*«b»*'],
    ['*«b»*', '«b»'],
    ['**«b»**', '***«b»***'],
    ['***«b»***', '**«b»**'],
    ['«**b**»', '*«**b**»*'],
  ])('italic: %s becomes %s', (before, after) => expect(italic(before)).toBe(after));
});

describe('links', () => {
  it.each([
    ['see «the memoir»', 'see [the memoir](«https://»)'],
    ['mem|oir', '[memoir](«https://»)'],
    ['see |', 'see [«words»](https://)'],
    ['«https://example.org/a_(b)»', '[|](https://example.org/a_%28b%29)'],
  ])('make link: %s becomes %s', (before, after) => expect(link(before)).toBe(after));

  it('pasting a URL over selected words makes a link, and no other paste does', () => {
    expect(paste(' https://example.org/a_(b)\n')('see «the memoir»')).toBe(
      'see [the memoir](https://example.org/a_%28b%29)|',
    );
    expect(paste('javascript:alert(1)')('«a»')).toBeUndefined();
    expect(paste('plain words')('«a»')).toBeUndefined();
    expect(paste('https://example.org')('a |')).toBeUndefined();
    expect(paste('https://example.org')('«https://elsewhere.example»')).toBeUndefined();
    expect(paste('https://example.org')('«one\ntwo»')).toBeUndefined();
  });
});

describe('lists', () => {
  it.each([
    ['one|', '- one|'],
    ['- one|', 'one|'],
    ['|', '- |'],
    ['a\n«one\n\ntwo\n»b', 'a\n«- one\n\n- two»\nb'],
    ['«1. one\n2. two»', '«- one\n- two»'],
    ['  * o|ne', '  o|ne'],
  ])('bullets: %s becomes %s', (before, after) => expect(bullets(before)).toBe(after));

  it.each([
    ['«- one\ntwo»', '«1. one\n2. two»'],
    ['«1. one\n2. two»', '«one\ntwo»'],
  ])('numbers: %s becomes %s', (before, after) => expect(numbers(before)).toBe(after));

  it.each([
    ['- one|', '- one\n- |'],
    ['- o|ne', '- o\n- |ne'],
    ['  • one|', '  • one\n  • |'],
    ['9. one|', '9. one\n10. |'],
    ['2) one|', '2) one\n3) |'],
    ['- one\n- |', '- one\n\n|'],
    ['- one\n  - |', '- one\n- |'],
    ['3. one\n   - two\n   - |', '3. one\n   - two\n4. |'],
    ['- |one', '- \n- |one'],
  ])('Enter: %s becomes %s', (before, after) => expect(enter(before)).toBe(after));

  it('Enter is not handled in a plain line, with a selection, or for numbers in a short text', () => {
    expect(enter('one|')).toBeUndefined();
    expect(enter('- «one»')).toBeUndefined();
    expect(by((selection) => continueList(selection, false))('1. one|')).toBeUndefined();
  });
});
