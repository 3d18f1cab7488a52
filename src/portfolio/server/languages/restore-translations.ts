import { z } from 'zod';
import { type IdentityCtx, type OpenedExport, requireMember } from '#identity/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import { prose } from '#platform/pure/fields.ts';
import { LANGUAGES, type Language } from '#platform/pure/i18n/languages.ts';
import { findTranslations } from '#records/service.ts';
import { MAX_TRANSLATION_LENGTH, PROFILE_PART, SITE_PART } from '../../model/languages/parts.ts';
import { requireSitePart } from './site-parts.ts';
import { writeTexts } from './site-texts.ts';

const text = prose(MAX_TRANSLATION_LENGTH);
const exportedPart = z.object({
  language: z.enum(Object.keys(LANGUAGES) as Language[]),
  part: z.string(),
  texts: z.record(z.string(), z.object({ original: text, text })),
});

/**
 * Imports the translations of a member's site. Those that the member has already are kept, and those of texts that do
 * not exist are left out.
 */
export async function restoreTranslations(ctx: IdentityCtx, { data, newIds }: OpenedExport, path: string) {
  const { uid } = requireMember(ctx.actor);
  const file = z.array(z.unknown()).safeParse(await data(path));
  const rows = (file.data ?? []).slice(0, MAX_PARTS).map((row) => exportedPart.safeParse(row));
  const isComplete = file.success && file.data.length <= MAX_PARTS && rows.every(({ success }) => success);
  let count = 0;
  for (const { data: row } of rows) {
    if (!row) continue;
    const { language } = row;
    const id = row.part === SITE_PART || row.part === PROFILE_PART ? row.part : newIds.get(row.part);
    if (id === undefined || Object.keys(row.texts).length === 0) continue;
    count += await ctx.db.asMember(uid, async (tx) => {
      const part = await requireSitePart(tx, uid, id).catch(ignoreNotFound);
      if (!part) return 0;
      const { texts: existing } = await findTranslations(tx, { ownerId: uid, language, part: id });
      const texts = Object.entries(row.texts).flatMap(([oldKey, translation]) => {
        const key = withNewIds(oldKey, newIds);
        return Object.hasOwn(existing, key) || translation.text.trim() === '' ? [] : [{ key, ...translation }];
      });
      return writeTexts(ctx, tx, { ownerId: uid, language, part, texts });
    });
  }
  return { count, warnings: isComplete ? [] : [path] };
}

/** Returns the key of a text with the ids that pictures have got; captions are known by their picture. */
const withNewIds = (key: string, newIds: ReadonlyMap<string, string>) =>
  key
    .split('/')
    .map((part) => newIds.get(part) ?? part)
    .join('/');

/** Five thousand records in all languages. */
const MAX_PARTS = 30_000;

function ignoreNotFound(error: unknown): undefined {
  if (!(error instanceof AppError) || error.code !== 'NOT_FOUND') throw error;
}
