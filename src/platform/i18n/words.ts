import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator, type Messages } from 'use-intl/core';
import type { ErrorText } from '../errors.ts';
import { root } from '../root.ts';
import { fillGaps } from './fill-gaps.ts';
import { DEFAULT_LANGUAGE, type Language } from './languages.ts';

const folder = join(root, 'messages');
const loaded = new Map<Language, Messages>();

/** Returns all messages of a language; missing translations fall back to English. */
export function wordsOf(language: Language): Messages {
  const known = loaded.get(language);
  if (known) return known;
  const own = readFolder(join(folder, language));
  const words = language === DEFAULT_LANGUAGE ? own : fillGaps(own, wordsOf(DEFAULT_LANGUAGE));
  loaded.set(language, words);
  return words;
}

function readFolder(path: string): Messages {
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(path, file), 'utf8'))]),
  ) as Messages;
}

const makeTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: wordsOf(language), timeZone: 'UTC' });

export type Translator = ReturnType<typeof makeTranslator>;

const translators = new Map<Language, Translator>();

/** Returns the translator of a language, for the server. */
export function translatorOf(language: Language): Translator {
  const known = translators.get(language);
  if (known) return known;
  const translator = makeTranslator(language);
  translators.set(language, translator);
  return translator;
}

/** Returns a function that translates an error's text. */
export const sayError = (language: Language) => {
  const translate = translatorOf(language);
  return ({ word, values }: ErrorText) => translate(`errors.${word}`, values as never);
};
