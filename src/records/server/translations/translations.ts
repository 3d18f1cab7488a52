import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Translations } from '../../model/source-texts.ts';
import {
  changeTexts,
  selectAllTranslations,
  selectParts,
  selectTranslations,
  type TranslationChange,
} from './store.ts';

type InLanguage = { ownerId: string; language: Language };

const byPart = (rows: readonly { part: string; texts: Translations }[]): ReadonlyMap<string, Translations> =>
  new Map(rows.map(({ part, texts }) => [part, texts]));

/** Returns a member's translations into a language by part, without the keys that the caller does not show. */
export const translationsIn = async (
  { sql }: Pick<Tx, 'sql'>,
  { without = [], ...inLanguage }: InLanguage & { without?: readonly string[] },
) => byPart(await selectTranslations(sql, inLanguage, without));

/** Returns the translations of some parts into a language, by part. */
export const translationsOf = async (
  { sql }: Pick<Tx, 'sql'>,
  { parts, ...inLanguage }: InLanguage & { parts: readonly string[] },
) => byPart(parts.length === 0 ? [] : await selectParts(sql, inLanguage, parts));

export const allTranslations = ({ sql }: Pick<Tx, 'sql'>, ownerId: string) => selectAllTranslations(sql, ownerId);

/** Sets and removes translations of a part. */
export const changeTranslations = ({ sql }: Pick<Tx, 'sql'>, change: TranslationChange) => changeTexts(sql, change);
