import { describe, expect, it } from 'vitest';
import { missingCharacters, replaceCharacters } from './missing-characters.ts';

const compilerError = (...texts: string[]) =>
  `[${texts.map((text) => `SourceDiagnostic { message: "PDF/UA-1 error: the text \`\\"${text}\\"\` could not be displayed with font \`\\"Lora\\"\`" }`)}]`;

describe('characters that no font has', () => {
  it.each([
    ['plain characters', compilerError('👩', '💻'), ['👩', '💻']],
    ['escaped code points', compilerError('\\\\u{378}', '\\\\u{e0fff}'), ['\u0378', '\u{e0fff}']],
    ['grapheme clusters', compilerError('t\\u{301}'), ['t\u0301']],
    ['no ASCII characters', compilerError('t', 'x y'), []],
    ['white space', compilerError('\\\\t'), ['\t']],
    ['none in other errors', '[SourceDiagnostic { message: "missing document title" }]', []],
  ])('are parsed from compiler errors: %s', (_, message, characters) => {
    expect(missingCharacters(message, {})).toEqual(characters);
  });

  it('are returned as written in the data if a template changes the case', () => {
    const [small, capital] = ['\u{104d9}', '\u{104b1}'];
    expect(missingCharacters(compilerError(small), { title: capital })).toEqual([capital]);
    expect(missingCharacters(compilerError(small), { title: capital + small })).toEqual([small]);
  });

  it('are replaced by boxes if visible and removed if invisible', () => {
    const characters = new Set(['\u{1f9e6}', '\u200d', '\ufe0f', '\u0378', '\u0007']);
    expect(replaceCharacters({ a: ['x\u{1f9e6}\ufe0fy\u200dz'], b: '\u0378\u0007' }, characters)).toEqual({
      a: ['x□yz'],
      b: '',
    });
  });

  it('are replaced by a space if they are white space', () => {
    expect(replaceCharacters('a\tb', new Set(['\t']))).toBe('a b');
  });

  it('are replaced by the letter without its marks', () => {
    expect(replaceCharacters('at\u0301t', new Set(['t\u0301']))).toBe('att');
  });

  it('leave other data unchanged', () => {
    const data = { title: 'Ada', level: 3, hidden: false };
    expect(replaceCharacters(data, new Set())).toBe(data);
    expect(replaceCharacters(data, new Set(['x']))).toEqual(data);
  });
});
