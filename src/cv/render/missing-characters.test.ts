import { describe, expect, it } from 'vitest';
import { missingCharacters, replaceCharacters } from './missing-characters.ts';

const compilerError = (...texts: string[]) =>
  `[${texts.map((text) => `SourceDiagnostic { message: "PDF/UA-1 error: the text \`\\"${text}\\"\` could not be displayed with font \`\\"Lora\\"\`" }`)}]`;

describe('signs that no typeface has', () => {
  it.each([
    ['as they are', compilerError('👩', '💻'), ['👩', '💻']],
    ['by their number', compilerError('\\\\u{378}', '\\\\u{e0fff}'), ['\u0378', '\u{e0fff}']],
    ['that belong together', compilerError('t\\u{301}'), ['t\u0301']],
    ['but never plain letters', compilerError('t', 'x y'), []],
    ['that are blanks', compilerError('\\\\t'), ['\t']],
    ['in none of it', '[SourceDiagnostic { message: "missing document title" }]', []],
  ])('are read out of what the typesetter says: %s', (_, message, characters) => {
    expect(missingCharacters(message, {})).toEqual(characters);
  });

  it('are those that were written, where a template sets them in another case', () => {
    const [small, capital] = ['\u{104d9}', '\u{104b1}'];
    expect(missingCharacters(compilerError(small), { title: capital })).toEqual([capital]);
    expect(missingCharacters(compilerError(small), { title: capital + small })).toEqual([small]);
  });

  it('are boxes where one would see them, and nothing where nobody does', () => {
    const characters = new Set(['\u{1f9e6}', '\u200d', '\ufe0f', '\u0378', '\u0007']);
    expect(replaceCharacters({ a: ['x\u{1f9e6}\ufe0fy\u200dz'], b: '\u0378\u0007' }, characters)).toEqual({
      a: ['x□yz'],
      b: '',
    });
  });

  it('are a space where they are a blank', () => {
    expect(replaceCharacters('a\tb', new Set(['\t']))).toBe('a b');
  });

  it('take a letter’s marks from it where it cannot be shown with them, and leave the letter itself alone', () => {
    expect(replaceCharacters('at\u0301t', new Set(['t\u0301']))).toBe('att');
  });

  it('leave all else as it is', () => {
    const data = { title: 'Ada', level: 3, hidden: false };
    expect(replaceCharacters(data, new Set())).toBe(data);
    expect(replaceCharacters(data, new Set(['x']))).toEqual(data);
  });
});
