import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createTranslator, type Messages } from 'use-intl/core';
import type { ErrorText } from '../../pure/errors.ts';
import { DEFAULT_LANGUAGE, type Language } from '../../pure/i18n/languages.ts';
import { withDefaults } from '../../pure/i18n/with-defaults.ts';
import { root } from '../root.ts';

const folder = join(root, 'messages');
const loaded = new Map<Language, Messages>();

/** Returns all messages of a language; missing translations fall back to English. */
export function messagesOf(language: Language): Messages {
  const cached = loaded.get(language);
  if (cached) return cached;
  const own = readFolder(join(folder, language));
  const merged = language === DEFAULT_LANGUAGE ? own : withDefaults(own, messagesOf(DEFAULT_LANGUAGE));
  loaded.set(language, merged);
  return merged;
}

function readFolder(path: string): Messages {
  const files = readdirSync(path).filter((file) => file.endsWith('.json'));
  return Object.fromEntries(
    files.map((file) => [file.replace(/\.json$/, ''), JSON.parse(readFileSync(join(path, file), 'utf8'))]),
  ) as Messages;
}

const makeTranslator = (language: Language) =>
  createTranslator({ locale: language, messages: messagesOf(language), timeZone: 'UTC' });

export type Translator = ReturnType<typeof makeTranslator>;

const translators = new Map<Language, Translator>();

/** Returns the translator of a language, for the server. */
export function translatorOf(language: Language): Translator {
  const cached = translators.get(language);
  if (cached) return cached;
  const translator = makeTranslator(language);
  translators.set(language, translator);
  return translator;
}

/** Returns a function that translates an error's text. */
export const errorTranslator = (language: Language) => {
  const translate = translatorOf(language);
  return ({ word, values }: ErrorText) => translate(`errors.${word}`, values as never);
};
