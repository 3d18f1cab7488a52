import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { Translations } from '../../model/source-texts.ts';
import {
  changeTexts,
  countTranslations,
  type PartTranslations,
  replaceTexts,
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

/** Returns how many parts of a member's site are translated, counted once for each language. */
export const countTranslationsOf = ({ sql }: Pick<Tx, 'sql'>, ownerId: string) => countTranslations(sql, ownerId);

export const allTranslations = ({ sql }: Pick<Tx, 'sql'>, ownerId: string) => selectAllTranslations(sql, ownerId);

/** Returns the translations of one part into a language, and when they were last changed. */
export async function findTranslations(
  { sql }: Pick<Tx, 'sql'>,
  { part, ...inLanguage }: InLanguage & { part: string },
) {
  const [found] = await selectParts(sql, inLanguage, [part]);
  return { texts: found?.texts ?? {}, updatedAt: found?.updatedAt };
}

/** Replaces all translations of a part into a language. */
export const replaceTranslations = ({ sql }: Pick<Tx, 'sql'>, row: PartTranslations) => replaceTexts(sql, row);

/** Sets and removes translations of a part. */
export const changeTranslations = ({ sql }: Pick<Tx, 'sql'>, change: TranslationChange) => changeTexts(sql, change);
