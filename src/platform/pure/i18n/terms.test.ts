import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { root } from '../../server/root.ts';

const read = (path: string) => readFileSync(join(root, path), 'utf8');

/** The languages of `docs/terms.md`, by their headings there. */
const SECTIONS = { English: 'en', Deutsch: 'de', Français: 'fr', Español: 'es', Türkçe: 'tr', العربية: 'ar' } as const;

/** Returns the words in bold of each language, which must not be used. */
function unusedWords() {
  const sections = read('docs/terms.md').split(/^## /m);
  return Object.entries(SECTIONS).map(([heading, language]) => {
    const section = sections.find((one) => one.startsWith(`${heading}\n`)) ?? '';
    return [language, [...section.matchAll(/\*\*(.+?)\*\*/g)].map(([, word = '']) => word)] as const;
  });
}

const textsOf = (words: unknown): string[] =>
  typeof words === 'string' ? [words] : Object.values(words as object).flatMap(textsOf);

/** Returns the texts of a language's messages, without the names of their placeholders. */
const messagesOf = (language: string) =>
  readdirSync(join(root, 'messages', language)).flatMap((file) =>
    textsOf(JSON.parse(read(`messages/${language}/${file}`))).map((text) => ({
      from: `messages/${language}/${file}`,
      text: text.replace(/\{\w+(?:, (?:plural|select|number))?/g, ' '),
    })),
  );

const GENERATED = ['docs/licenses.md', 'docs/terms.md'];

/** Returns the documents, without what they quote from the code. */
const documents = () =>
  ['.', 'docs', 'docs/decisions']
    .flatMap((folder) => readdirSync(join(root, folder)).map((file) => (folder === '.' ? file : `${folder}/${file}`)))
    .filter((path) => path.endsWith('.md') && !GENERATED.includes(path))
    .map((from) => ({ from, text: read(from).replace(/```[\s\S]*?```|`[^`]*`|\]\([^)]*\)/g, ' ') }));

const CODE = ['src/app/cli', 'src/admin/server/backup', 'src/platform/server/db', 'scripts'];

/** Returns the code whose messages are written in place, without the lines of its comments. */
const code = () =>
  CODE.flatMap((folder) =>
    readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' }).map((file) => `${folder}/${file}`),
  )
    .filter((path) => /\.(?:ts|mjs)$/.test(path) && !path.endsWith('.test.ts'))
    .map((from) => ({ from, text: read(from).replace(/^\s*(?:\/\/|\/?\*).*$/gm, ' ') }));

const asPattern = (word: string) =>
  new RegExp(
    `(?<![\\p{L}\\p{N}-])${word.replace(/[$()*+.?[\\\]^{|}]/g, '\\$&').replaceAll(' ', '\\s+')}(?![\\p{L}\\p{N}-])`,
    'iu',
  );

describe.each(unusedWords())('the terms in %s', (language, words) => {
  it('list words not to be used, and none of them is used', () => {
    expect(words.length).toBeGreaterThan(5);
    const texts = [...messagesOf(language), ...(language === 'en' ? [...messagesOf('en-GB'), ...documents()] : [])];
    const found = words.flatMap((word) => {
      const pattern = asPattern(word);
      return texts.filter(({ text }) => pattern.test(text)).map(({ from }) => `${from}: ${word}`);
    });
    expect(found).toEqual([]);
  });
});

it('no message in the code has an English phrase that is not to be used', () => {
  // Single words may be names in the code, such as the command `doctor`.
  const phrases = new Map(unusedWords()).get('en')?.filter((word) => word.includes(' ')) ?? [];
  const texts = code();
  expect(Math.min(phrases.length, texts.length)).toBeGreaterThan(20);
  const found = phrases.flatMap((phrase) => {
    const pattern = asPattern(phrase);
    return texts.filter(({ text }) => pattern.test(text)).map(({ from }) => `${from}: ${phrase}`);
  });
  expect(found).toEqual([]);
});
