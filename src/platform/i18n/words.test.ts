import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { LANGUAGES, type Language, negotiateLanguage } from './languages.ts';
import { translatorOf } from './words.ts';

const folder = join(root, 'messages');
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
const files = readdirSync(join(folder, 'en'));

function messagesOf(words: unknown, path = ''): [path: string, message: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, value]) => messagesOf(value, path ? `${path}.${key}` : key));
}

/** The names that a message leaves open, and its tags. */
const gapsOf = (message: string) =>
  [
    ...new Set([...message.matchAll(/\{(\w+)\s*[,}]/g), ...message.matchAll(/<(\w+)>/g)].map(([, name]) => name)),
  ].sort();

describe.each(Object.keys(LANGUAGES).filter((language) => language !== 'en'))('the words in %s', (language) => {
  it.each(files)('say all that %s says in English, and nothing else', (file) => {
    const keys = (of: string) =>
      messagesOf(read(of, file))
        .map(([path]) => path)
        .sort();
    expect(keys(language)).toEqual(keys('en'));
  });

  it.each(files)('leave the same gaps as %s in English, and can be read by the formatter', (file) => {
    const english = new Map(messagesOf(read('en', file)));
    for (const [path, message] of messagesOf(read(language, file))) {
      expect(() => compile(message), path).not.toThrow();
      expect([path, gapsOf(message)]).toEqual([path, gapsOf(english.get(path) ?? '')]);
    }
  });

  it('keep the words that the specification fixes', () => {
    expect(translatorOf(language as Language)('site.notFound.title')).toBe('404 - Page Not Found');
    expect(translatorOf(language as Language)('app.notFound.title')).toBe('404 - Page Not Found');
  });
});

describe('the reader’s language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['en-GB,en;q=0.9', 'en'],
    ['sw', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['sw, ar;q=0.5, de;q=0.7', 'de'],
    ['*', 'en'],
    ['en;q=0, sw', 'en'],
    ['x'.repeat(5000), 'en'],
  ])('asked for as %s is %s', (accept, language) => {
    expect(negotiateLanguage(accept)).toBe(language);
  });
});
