import { requireMember } from '#identity/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { toOneLine } from '#platform/pure/one-line.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import type { SourceText, Translation, Translations } from '#records/contract.ts';
import { changeTranslations, findTranslations, progressOf, translationsIn } from '#records/service.ts';
import type { PartTexts, SiteTranslation } from '../../contract.ts';
import type { PortfolioCtx } from '../context.ts';
import { readOtherParts, readSiteParts, requireSitePart, type SitePart } from './site-parts.ts';

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

/** Returns how much of each record that the member's site does not show is translated into a language. */
export async function readWorkLanguage({ actor, db }: PortfolioCtx, { language }: { language: Language }) {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const [parts, translations] = await Promise.all([
      readOtherParts(tx, uid),
      translationsIn(tx, { ownerId: uid, language }),
    ]);
    return {
      parts: parts.map(({ texts, ...part }) => ({ ...part, ...progressOf(texts, translations.get(part.part)) })),
    };
  });
}

type PartInput = { language: Language; part: string };

/** Returns the texts of a part with their translations. */
export async function readPartTexts({ actor, db }: PortfolioCtx, { language, part }: PartInput): Promise<PartTexts> {
  const { uid } = requireMember(actor);
  return db.asMember(uid, async (tx) => {
    const [found, stored] = await Promise.all([
      requireSitePart(tx, uid, part),
      findTranslations(tx, { ownerId: uid, language, part }),
    ]);
    return toPartTexts(found, stored);
  });
}

type StoredTexts = { texts: Translations; updatedAt: Date | undefined };

const toPartTexts = ({ part, kind, title, texts }: SitePart, stored: StoredTexts): PartTexts => ({
  ...{ part, kind, title },
  updatedAt: stored.updatedAt?.toISOString() ?? null,
  texts: texts.map(({ key, text, isProse = false, isName = false }) => ({
    ...{ key, original: text, isProse, isName },
    translation: (Object.hasOwn(stored.texts, key) && stored.texts[key]) || null,
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
    return toPartTexts(found, await findTranslations(tx, { ownerId: uid, language, part }));
  });
}

/** Returns a translation as its text can have it: one line without control characters, unless it is prose. */
export const validText = ({ isProse }: SourceText, text: string): string =>
  isProse ? text : toOneLine(text).replace(UNPRINTABLE, ' ').trim();

const UNPRINTABLE = /[\p{Cc}\u2028\u2029\u202a-\u202e\u2066-\u2069]+/gu;

type TextsToWrite = { ownerId: string; language: Language; part: SitePart; texts: readonly NewTranslation[] };

/** More translations of texts that a part no longer has are removed. Until then, a text that returns has its own. */
const MAX_STALE_TEXTS = 100;

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
    const valid = validText(source, text);
    if (valid.trim() === '') removed.push(key);
    else set[key] = { original, text: valid };
  }
  const count = Object.keys(set).length + removed.length;
  if (count === 0) return 0;
  const { texts: stored } = await findTranslations(tx, { ownerId, language, part: part.part });
  const stale = Object.keys(stored).filter((key) => !sources.has(key));
  if (stale.length > MAX_STALE_TEXTS) removed.push(...stale);
  pages.invalidate(tx, ownerId);
  await changeTranslations(tx, {
    ...{ ownerId, language, part: part.part, recordId: isUuid(part.part) ? part.part : null },
    ...{ set, removed, updatedAt: clock.now() },
  });
  return count;
}
