import { requireMember } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import { isLanguage } from '#platform/pure/i18n/languages.ts';
import { createRecord, PARTS_OF_MEMBERS, type RecordsCtx, readRecord, translationsOf } from '#records/service.ts';
import { type CvContent, emptyNode } from '../../model/content.ts';
import { pageSizeFor } from '../../model/design.ts';
import { newId } from '../../model/new-id.ts';
import type { Letter } from '../../model/shapes.ts';
import { linkedItems } from '../../model/sources/linked-items.ts';
import { CONTENT_VERSION } from '../../model/upgrade.ts';
import { withTranslatedSources } from '../../model/variants/translated-sources.ts';
import { MAX_VARIANT_DEPTH } from '../../model/variants/variant.ts';
import { withWorkTranslations } from '../../model/variants/with-work-translations.ts';
import { cvKind } from '../cv-kind.ts';
import { insertVariant, selectAncestors } from './store.ts';

type CreateVariantInput = { id: string; name: string } & (
  | { purpose: 'job'; position?: string | undefined; company?: string | undefined }
  | { purpose: 'language'; language: string }
);

/**
 * Makes a CV that follows another one. Its nodes have the ids of the original's, by which both are merged. One for a job
 * has a cover letter for it; one in another language has the language's headings, dates and paper.
 */
export async function createVariant(ctx: RecordsCtx, input: CreateVariantInput) {
  const { uid } = requireMember(ctx.actor);
  const { id: originalId, document: original, trashedAt } = await readRecord(ctx, cvKind, { id: input.id });
  if (trashedAt) throw new AppError('NOT_FOUND');
  const document =
    input.purpose === 'job'
      ? forJob(original, input)
      : await inLanguage(ctx, { uid, original, language: input.language });
  const created = await createRecord(
    ctx,
    cvKind,
    { name: input.name, document },
    {
      source: { ...cvKind.empty, document: original },
      onCreated: async ({ sql }, { id: cvId }) => {
        const ancestors = await selectAncestors(sql, originalId, MAX_VARIANT_DEPTH);
        if (ancestors.length >= MAX_VARIANT_DEPTH)
          throw invalidFields([{ path: 'id', text: { word: 'tooMany', values: { maximum: MAX_VARIANT_DEPTH } } }]);
        await insertVariant(sql, {
          ...{
            cvId,
            ownerId: uid,
            originalId,
            purpose: input.purpose,
            version: CONTENT_VERSION,
            revision: 1,
            same: [],
          },
          base: original as unknown as Record<string, unknown>,
        });
      },
    },
  );
  return { id: created.id, name: created.name, revision: created.revision };
}

type Job = { position?: string | undefined; company?: string | undefined };

function forJob(original: CvContent, { position = '', company = '' }: Job): CvContent {
  const [letter = emptyNode('letter', '')] = original.letters;
  const letters: Letter[] =
    position === '' && company === ''
      ? []
      : [
          {
            ...{ ...letter, id: newId(), visible: true, extras: [] },
            ...{ name: company || position, company, subject: position, recipient: '', address: '', date: '' },
          },
        ];
  return { ...original, letters, dismissed: [] };
}

/**
 * Returns a CV to be translated, with the translations that the member's work has already. Changes of the work reach its
 * entries by way of the original.
 */
async function inLanguage(
  { db }: RecordsCtx,
  { uid, original, language }: { uid: string; original: CvContent; language: string },
): Promise<CvContent> {
  const design = { ...original.design, language, page: pageSizeFor(language) };
  const copy = { ...original, letters: [], dismissed: [], design };
  const records = linkedItems(original).map(({ source }) => source.id);
  const translations = isLanguage(language)
    ? await db.asMember(uid, (tx) =>
        translationsOf(tx, { ownerId: uid, language, parts: [...records, ...PARTS_OF_MEMBERS] }),
      )
    : undefined;
  const own = PARTS_OF_MEMBERS.map((part) => translations?.get(part) ?? {});
  const translated = translations ? withWorkTranslations(copy, translations, own) : copy;
  return withTranslatedSources(translated, original);
}
