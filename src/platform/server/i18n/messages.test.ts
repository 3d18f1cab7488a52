import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import compile from 'icu-minify/compile';
import { describe, expect, it } from 'vitest';
import { LANGUAGES, type Language, negotiateLanguage } from '../../pure/i18n/languages.ts';
import { root } from '../root.ts';
import { translatorOf } from './messages.ts';

const folder = join(root, 'messages');
const read = (language: string, file: string): unknown =>
  JSON.parse(readFileSync(join(folder, language, file), 'utf8'));
const files = readdirSync(join(folder, 'en'));

function messagesOf(words: unknown, path = ''): [path: string, message: string][] {
  if (typeof words === 'string') return [[path, words]];
  return Object.entries(words as object).flatMap(([key, value]) => messagesOf(value, path ? `${path}.${key}` : key));
}

/** Returns the names of a message's placeholders and tags. */
function placeholdersOf(message: string) {
  const foundNames = new Set([...message.matchAll(/<(\w+)>/g)].map(([, name = '']) => name));
  let at = 0;
  // A brace in a text opens a placeholder; one after a placeholder's type opens the text of a branch.
  const readText = () => {
    for (; at < message.length && message[at] !== '}'; at += 1) if (message[at] === '{') readPlaceholder();
  };
  const readPlaceholder = () => {
    const [gap = '', name = ''] = /^\{(\w+)\s*(?:,\s*\w+\s*,?)?/.exec(message.slice(at)) ?? [];
    foundNames.add(name);
    for (at += gap.length; at < message.length && message[at] !== '}'; at += 1) {
      if (message[at] !== '{') continue;
      at += 1;
      readText();
    }
  };
  readText();
  return [...foundNames].sort();
}

const translations = (Object.keys(LANGUAGES) as Language[]).filter((language) => !language.startsWith('en'));

describe.each(translations)('the messages in %s', (language) => {
  it.each(files)('have the same keys as %s in English', (file) => {
    const keys = (of: string) =>
      messagesOf(read(of, file))
        .map(([path]) => path)
        .sort();
    expect(keys(language)).toEqual(keys('en'));
  });

  it.each(files)('have the same placeholders as %s in English, and can be compiled', (file) => {
    const english = new Map(messagesOf(read('en', file)));
    for (const [path, message] of messagesOf(read(language, file))) {
      expect(() => compile(message), path).not.toThrow();
      expect([path, placeholdersOf(message)]).toEqual([path, placeholdersOf(english.get(path) ?? '')]);
    }
  });

  it('keep the texts that the specification defines', () => {
    expect(translatorOf(language)('site.notFound.title')).toBe('404 - Page Not Found');
    expect(translatorOf(language)('app.notFound.title')).toBe('404 - Page Not Found');
  });
});

describe('British English', () => {
  const british = readdirSync(join(folder, 'en-GB'));
  const AMERICAN =
    /(?<!JSON |Reactive )\bresumes?\b(?!\.json)|color|canceled|centered|license|expiration|gray|December \d|Mar \d+,|Sincerely|\bperiods\b|postal code|check this box|different\b[\w ]* than\b|\b(?!authoriz)\w+iz(?=e[ds]?\b|ing\b|ation)(?<!siz|resiz|priz)/i;

  /** American by custom, not by spelling: British CVs have a profile instead of a summary, and are printed on A4. */
  const AMERICAN_CUSTOMS = new Set([
    'cv-page.json sections.summary',
    'cv-history.json items.summary',
    'checks.json rules.missingSummary.title',
    'checks.json rules.longSummary.title',
    'checks.json rules.longSummary.advice',
    'site.json home.exhibit.cvLook',
    'cv-editor.json form.hints.countryCode',
  ]);

  it.each(files)('overrides exactly the American messages in %s', (file) => {
    const own = new Map(british.includes(file) ? messagesOf(read('en-GB', file)) : []);
    const plain = (message: string) => message.replaceAll(/\{color\b/g, '{');
    const american = messagesOf(read('en', file)).filter(
      ([path, message]) => AMERICAN.test(plain(message)) || AMERICAN_CUSTOMS.has(`${file} ${path}`),
    );
    expect([...own.keys()].sort()).toEqual(american.map(([path]) => path).sort());
    for (const [path, message] of american) {
      const ours = own.get(path) ?? '';
      expect(plain(ours)).not.toMatch(AMERICAN);
      expect(() => compile(ours), path).not.toThrow();
      expect([path, placeholdersOf(ours)]).toEqual([path, placeholdersOf(message)]);
    }
  });

  it('has the American English text of all other messages', () => {
    const [gb, us] = [translatorOf('en-GB'), translatorOf('en')];
    expect([gb('cv.manager.create'), us('cv.manager.create')]).toEqual(['New CV', 'New resume']);
    expect(gb('app.notFound.title')).toBe(us('app.notFound.title'));
  });
});

describe('the reader’s language', () => {
  it.each([
    [undefined, 'en'],
    ['', 'en'],
    ['en-GB,en;q=0.9', 'en-GB'],
    ['en', 'en'],
    ['en-US,en;q=0.9', 'en'],
    ['EN-us', 'en'],
    ['en-CA', 'en'],
    ['en-AU,en;q=0.5', 'en-GB'],
    ['en-Latn-IN', 'en-GB'],
    ['en-001', 'en-GB'],
    ['sw', 'en'],
    ['fr-CH, fr;q=0.9, en;q=0.8', 'fr'],
    ['sw, ar;q=0.5, de;q=0.7', 'de'],
    ['*', 'en'],
    ['en;q=0, sw', 'en'],
    ['x'.repeat(5000), 'en'],
  ])('for the header %s is %s', (accept, language) => {
    expect(negotiateLanguage(accept)).toBe(language);
  });
});
