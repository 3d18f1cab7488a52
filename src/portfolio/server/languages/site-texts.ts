import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { line, prose } from '#platform/pure/fields.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { SourceText, Translation, Translations } from '#records/contract.ts';
import { changeTranslations, progressOf, translationsIn, translationsOf } from '#records/service.ts';
import type { PartTexts, SiteTranslation } from '../../contract.ts';
import { MAX_TRANSLATION_LENGTH } from '../../model/languages/parts.ts';
import type { PortfolioCtx } from '../context.ts';
import { readSiteParts, requireSitePart, type SitePart } from './site-parts.ts';

/** Returns how much of each part of the member's site is translated into a language. */
export async function readSiteLanguage(
  { actor, db, exchange }: PortfolioCtx,
  { language }: { language: Language },
): Promise<SiteTranslation> {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const [{ from, parts }, translations] = await Promise.all([
      readSiteParts(tx, uid, exchange.visit.language),
      translationsIn(tx, { ownerId: uid, language }),
    ]);
    return {
      ...{ language, from },
      parts: parts.map(({ texts, ...part }) => ({ ...part, ...progressOf(texts, translations.get(part.part)) })),
    };
  });
}

type PartInput = { language: Language; part: string };

/** Returns the texts of a part with their translations. */
export async function readPartTexts({ actor, db }: PortfolioCtx, { language, part }: PartInput): Promise<PartTexts> {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const [found, translations] = await Promise.all([
      requireSitePart(tx, uid, part),
      translationsOf(tx, { ownerId: uid, language, parts: [part] }),
    ]);
    return toPartTexts(found, translations.get(part));
  });
}

const toPartTexts = ({ part, kind, title, texts }: SitePart, translations: Translations = {}): PartTexts => ({
  ...{ part, kind, title },
  texts: texts.map(({ key, text, isProse = false, isName = false }) => ({
    ...{ key, original: text, isProse, isName },
    translation: (Object.hasOwn(translations, key) && translations[key]) || null,
  })),
});

export type NewTranslation = Translation & { key: string };

/** Sets or removes translations of a part. Those of texts that the part no longer has are left out. */
export async function translatePart(
  ctx: PortfolioCtx,
  { language, part, texts }: PartInput & { texts: readonly NewTranslation[] },
): Promise<PartTexts> {
  const { uid } = requireMember(ctx.actor);
  return ctx.db.asMember(uid, async (tx) => {
    const found = await requireSitePart(tx, uid, part);
    await writeTexts(ctx, tx, { ownerId: uid, language, part: found, texts });
    const translations = await translationsOf(tx, { ownerId: uid, language, parts: [part] });
    return toPartTexts(found, translations.get(part));
  });
}

/** Returns a translation as its text can have it: one line, unless it is prose; undefined if it can't have it. */
export function validText({ isProse }: SourceText, text: string): string | undefined {
  const checked = isProse ? PROSE.safeParse(text) : LINE.safeParse(toOneLine(text));
  return checked.success ? checked.data : undefined;
}

const PROSE = prose(MAX_TRANSLATION_LENGTH);
const LINE = line(MAX_TRANSLATION_LENGTH);

function refuseText(key: string): never {
  throw invalidFields([{ path: `texts.${key}`, text: { word: 'badField' } }]);
}

type TextsToWrite = { ownerId: string; language: Language; part: SitePart; texts: readonly NewTranslation[] };

/** Stores translations of a part, and drops the pages that show it. Returns how many there were. */
export async function writeTexts(
  { clock, pages }: Pick<PortfolioCtx, 'clock' | 'pages'>,
  tx: Tx,
  { ownerId, language, part, texts }: TextsToWrite,
): Promise<number> {
  const sources = new Map(part.texts.map((source) => [source.key, source]));
  const set: Record<string, Translation> = {};
  const removed: string[] = [];
  for (const { key, original, text } of texts) {
    const source = sources.get(key);
    if (!source) continue;
    if (text.trim() === '') removed.push(key);
    else set[key] = { original, text: validText(source, text) ?? refuseText(key) };
  }
  const count = Object.keys(set).length + removed.length;
  if (count === 0) return 0;
  pages.invalidate(tx, ownerId);
  await changeTranslations(tx, {
    ...{ ownerId, language, part: part.part, recordId: isUuid(part.part) ? part.part : null },
    ...{ set, removed, updatedAt: clock.now() },
  });
  return count;
}
