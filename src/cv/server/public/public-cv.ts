import { findPublicPerson } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { readPublished } from '#records/service.ts';
import type { Sharing, Visibility } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { languageOf } from '../../model/language-of.ts';
import { toPublicContent } from '../../model/public/public-content.ts';
import { withoutContact } from '../../model/public/without-contact.ts';
import { type CvUrls, namedCvPath, urlsOfCv } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { looksDifferent, publishedContentOf } from '../publication/published-content.ts';

/** A CV as visitors see it, with only the content that they may see. */
export type PublicCv = {
  id: string;
  ownerId: string;
  visibility: Visibility;
  sharing: Sharing;
  content: CvContent;
  urls: CvUrls;
  /** Id of the link that it is shown by, whose readers see each other's comments alone. */
  linkId?: string;
  /** Id of the letter that is shown instead of the CV. */
  letter?: string | undefined;
  /** Path of the page that search engines should name, if it is another one than that of the URLs. */
  canonical?: string;
  /** Whether the owner has changes that are not published; undefined unless the owner reads. */
  isOutdated?: boolean;
};

const SHARED_VISIBILITIES: readonly Visibility[] = ['link', 'public'];

/**
 * Returns a CV that others may see.
 * The id is the key to one by link: 74 bits of a UUID version 7 are random, so none is found by guessing.
 */
export const findPublicCv = ({ db }: Pick<Kernel, 'db'>, id: string) =>
  db.asVisitor((tx) => readPublicCv(tx, id), [id]);

/** Returns a member's own CV as visitors would see it, in any visibility. */
export const findOwnCv = ({ db }: Pick<Kernel, 'db'>, id: string, uid: string) =>
  db.asMember(uid, (tx) => readPublicCv(tx, id, uid));

export async function readPublicCv(tx: Pick<Tx, 'sql'>, id: string, reader?: string): Promise<PublicCv | undefined> {
  const found = await readPublished(tx, cvKind, { id, statuses: SHARED_VISIBILITIES, reader });
  if (!found) return undefined;
  const { visibility, sharing, document } = found.document;
  // The owner's preview of a private CV shows what they would share now.
  const shown = visibility === 'private' ? document : await publishedContentOf(tx, found.id, document);
  const content = toPublicContent(shown, sharing.contact === 'masked' ? maskWordsFor(shown) : undefined);
  const owner = visibility === 'public' && found.slug ? await findPublicPerson(tx, found.ownerId) : undefined;
  return {
    ...{ id: found.id, ownerId: found.ownerId, visibility, sharing, content, urls: urlsOfCv(found.id) },
    ...(owner?.username && { canonical: namedCvPath(owner.username, found.slug) }),
    ...(reader !== undefined && { isOutdated: looksDifferent(shown, document) }),
  };
}

/** Returns the CV with its contact details masked. */
export function maskCv(cv: PublicCv): PublicCv {
  if (cv.sharing.contact === 'masked') return cv;
  const words = maskWordsFor(cv.content);
  const content = cv.letter === undefined ? toPublicContent(cv.content, words) : withoutContact(cv.content, words);
  return { ...cv, content, sharing: { ...cv.sharing, contact: 'masked' } };
}

const maskWordsFor = ({ design }: CvContent) => messagesOf(languageOf(design.language).words)['cv-public'].masked;
