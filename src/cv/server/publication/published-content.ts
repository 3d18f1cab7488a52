import { isDeepStrictEqual } from 'node:util';
import type { ImagesInUse } from '#files/service.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { selectStoredDocuments } from '#records/service.ts';
import type { CvContent } from '../../model/content.ts';
import { toPublicContent } from '../../model/public/public-content.ts';
import { upgradeContent } from '../../model/upgrade.ts';
import { findPublishedDocument, selectPublicationsWith, selectPublishedDocuments } from './store.ts';

/** A CV as visitors see it, with its texts that are in the language of the one that it was translated from. */
type PublishedContent = { content: CvContent; originals: OriginalTexts | undefined };

/** Returns the content of a shared CV that visitors see: the published version if there is one, or else the latest. */
export async function publishedContentOf(
  { sql }: Pick<Tx, 'sql'>,
  id: string,
  latest: CvContent,
): Promise<PublishedContent> {
  const found = await findPublishedDocument(sql, id);
  return {
    content: found?.document ? upgradeContent(found.document, found.version) : latest,
    originals: found?.originals ?? undefined,
  };
}

/** Reports whether visitors would notice a difference between two versions of a CV. */
export const looksDifferent = (one: CvContent, other: CvContent) =>
  !isDeepStrictEqual(toPublicContent(one, undefined), toPublicContent(other, undefined));

/** Returns which of the CVs have changes that visitors can't see. */
export async function withUnpublishedChanges({ sql }: Pick<Tx, 'sql'>, ids: readonly string[]) {
  const published = await selectPublishedDocuments(sql, ids);
  const latest = await selectStoredDocuments(
    { sql },
    published.map(({ cvId }) => cvId),
  );
  const latestById = new Map(latest.map((stored) => [stored.id, stored]));
  return new Set(
    published.flatMap(({ cvId, document, version }) => {
      const stored = latestById.get(cvId);
      const content = stored && upgradeContent(stored.document.document, stored.version);
      return content && looksDifferent(upgradeContent(document, version), content) ? [cvId] : [];
    }),
  );
}

/** Returns the ids of the CVs whose published version shows any of the images. */
export const cvsPublishedWith = async ({ sql }: Pick<Tx, 'sql'>, images: readonly string[]) =>
  (await selectPublicationsWith(sql, images)).map(({ cvId }) => cvId);

/** Reports the images of published CVs as in use, so that they are not deleted while visitors see them. */
export const publishedCvImagesInUse: ImagesInUse = async ({ sql }, ids) =>
  (await selectPublicationsWith(sql, ids)).flatMap(({ images }) => images);
