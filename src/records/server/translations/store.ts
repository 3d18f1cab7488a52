import { and, eq, inArray, sql as query } from 'drizzle-orm';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Sql } from '#platform/server/db/database.ts';
import type { Translations } from '../../model/source-texts.ts';
import { translations } from '../tables.ts';

type InLanguage = { ownerId: string; language: Language };

const isIn = ({ ownerId, language }: InLanguage) =>
  and(eq(translations.ownerId, ownerId), eq(translations.language, language));

/** Selects a member's translations into a language, by part, without the texts whose keys begin with some names. */
export const selectTranslations = (sql: Sql, inLanguage: InLanguage, without: readonly string[]) =>
  sql
    .select({
      part: translations.part,
      texts:
        without.length === 0
          ? translations.texts
          : query<Translations>`(
              select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(${translations.texts})
              where split_part(key, '/', 1) <> all(${query.param([...without])}::text[])
            )`,
    })
    .from(translations)
    .where(isIn(inLanguage));

/** Selects the translations of some parts into a language. */
export const selectParts = (sql: Sql, inLanguage: InLanguage, parts: readonly string[]) =>
  sql
    .select({ part: translations.part, texts: translations.texts, updatedAt: translations.updatedAt })
    .from(translations)
    .where(and(isIn(inLanguage), inArray(translations.part, [...parts])));

/** Selects all translations of a member, for their export. */
export const selectAllTranslations = (sql: Sql, ownerId: string) =>
  sql
    .select({ language: translations.language, part: translations.part, texts: translations.texts })
    .from(translations)
    .where(eq(translations.ownerId, ownerId))
    .orderBy(translations.language, translations.part);

export const countTranslations = (sql: Sql, ownerId: string) =>
  sql.$count(translations, eq(translations.ownerId, ownerId));

export type TranslationChange = InLanguage & {
  part: string;
  recordId: string | null;
  set: Translations;
  /** Keys of texts that have no translation any more. */
  removed: readonly string[];
  updatedAt: Date;
};

/** Sets and removes translations of a part in one statement, so that no other change is lost. */
export async function changeTexts(sql: Sql, { set, removed, ...row }: TranslationChange) {
  await sql
    .insert(translations)
    .values({ ...row, texts: set })
    .onConflictDoUpdate({
      target: [translations.ownerId, translations.language, translations.part],
      set: {
        texts: query`(${translations.texts} - ${query.param([...removed])}::text[]) || excluded.texts`,
        updatedAt: row.updatedAt,
      },
    });
}

export type PartTranslations = InLanguage & {
  part: string;
  recordId: string | null;
  texts: Translations;
  updatedAt: Date;
};

/** Replaces all translations of a part into a language. */
export async function replaceTexts(sql: Sql, { texts, updatedAt, ...row }: PartTranslations) {
  await sql
    .insert(translations)
    .values({ ...row, texts, updatedAt })
    .onConflictDoUpdate({
      target: [translations.ownerId, translations.language, translations.part],
      set: { texts, updatedAt },
    });
}
