import { findPublicPerson } from '#identity/service.ts';
import type { OriginalTexts } from '#platform/pure/original-texts.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { messagesOf } from '#platform/server/i18n/messages.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { readPublished } from '#records/service.ts';
import type { Sharing, Visibility } from '../../contract.ts';
import type { CvContent } from '../../model/content.ts';
import { languageOf } from '../../model/language-of.ts';
import { toPublicContent } from '../../model/public/public-content.ts';
import { contactMask, withoutContact } from '../../model/public/without-contact.ts';
import { type CvUrls, namedCvPath, urlsOfCv } from '../../pages/cv-path.ts';
import { cvKind } from '../cv-kind.ts';
import { looksDifferent, publishedContentOf } from '../publication/published-content.ts';
import { originalsOf } from '../variants/originals.ts';

/** A CV as visitors see it, with only the content that they may see. */
export type PublicCv = {
  id: string;
  ownerId: string;
  visibility: Visibility;
  sharing: Sharing;
  content: CvContent;
  /** Texts in the language of the CV that this one was translated from. */
  originals?: OriginalTexts;
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
  const { content: shown, originals } =
    visibility === 'private'
      ? { content: document, originals: await originalsOf(tx, found.id, document) }
      : await publishedContentOf(tx, found.id, document);
  const owner = visibility === 'public' && found.slug ? await findPublicPerson(tx, found.ownerId) : undefined;
  return {
    ...{ id: found.id, ownerId: found.ownerId, visibility, sharing, urls: urlsOfCv(found.id) },
    ...(sharing.contact === 'masked' ? maskedContent : publicContent)({ content: shown, originals }),
    ...(owner?.username && { canonical: namedCvPath(owner.username, found.slug) }),
    ...(reader !== undefined && { isOutdated: looksDifferent(shown, document) }),
  };
}

/** Returns the CV with its contact details masked. */
export function maskCv(cv: PublicCv): PublicCv {
  if (cv.sharing.contact === 'masked') return cv;
  const masked =
    cv.letter === undefined ? maskedContent(cv) : { content: withoutContact(cv.content, maskWordsFor(cv.content)) };
  return { ...cv, ...masked, sharing: { ...cv.sharing, contact: 'masked' } };
}

type Shown = { content: CvContent; originals?: OriginalTexts | undefined };

export const publicContent = ({ content, originals }: Shown) => ({
  content: toPublicContent(content, undefined),
  ...(originals && { originals }),
});

/** Returns the content with contact details masked, also in the texts that are compared with those of the page. */
function maskedContent({ content, originals }: Shown) {
  const words = maskWordsFor(content);
  const mask = contactMask(toPublicContent(content, undefined), words);
  return {
    content: toPublicContent(content, words),
    ...(originals && { originals: { ...originals, texts: originals.texts.map(mask) } }),
  };
}

const maskWordsFor = ({ design }: CvContent) => messagesOf(languageOf(design.language).words)['cv-public'].masked;
