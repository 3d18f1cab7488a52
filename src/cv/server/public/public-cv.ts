import type { Tx } from '#platform/db/database.ts';
import { wordsOf } from '#platform/i18n/words.ts';
import type { Kernel } from '#platform/kernel.ts';
import { readPublished } from '#records/service.ts';
import type { Sharing, Visibility } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { languageOf } from '../../model/language-of.ts';
import { forReaders } from '../../model/public/for-readers.ts';
import { type CvPlace, placeOfCv } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';

/** A CV as visitors see it, with only the content that they may see. */
export type PublicCv = {
  id: string;
  ownerId: string;
  visibility: Visibility;
  sharing: Sharing;
  content: CvContent;
  place: CvPlace;
};

const SHOWN: readonly Visibility[] = ['link', 'public'];

/**
 * Returns a CV that others may see. The id is the key to one by link: 74 bits of a UUID version 7 are random, so none
 * is found by guessing.
 */
export const findPublicCv = ({ db }: Pick<Kernel, 'db'>, id: string) => db.asVisitor((tx) => publicCvIn(tx, id), [id]);

/** Returns a member's own CV as visitors would see it, in any visibility. */
export const findOwnCv = ({ db }: Pick<Kernel, 'db'>, id: string, uid: string) =>
  db.asMember(uid, (tx) => publicCvIn(tx, id, uid));

export async function publicCvIn(tx: Pick<Tx, 'sql'>, id: string, reader?: string): Promise<PublicCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: SHOWN, reader });
  if (!found) return undefined;
  const { visibility, sharing, document } = found.document;
  const content = forReaders(document, sharing.contact === 'masked' ? maskWordsFor(document) : undefined);
  return { id: found.id, ownerId: found.ownerId, visibility, sharing, content, place: placeOfCv(found.id) };
}

/** Returns the CV with its contact details masked. */
export function maskedCv(cv: PublicCv): PublicCv {
  if (cv.sharing.contact === 'masked') return cv;
  const content = forReaders(cv.content, maskWordsFor(cv.content));
  return { ...cv, content, sharing: { ...cv.sharing, contact: 'masked' } };
}

const maskWordsFor = ({ design }: CvContent) => wordsOf(languageOf(design.language).words)['cv-public'].masked;
