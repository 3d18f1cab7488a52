import { findCvForLink, languageOf } from '#cv/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { upgradeSite } from '../../model/site.ts';
import { findPublishedSite } from '../site/store.ts';
import type { StoredShare } from './store.ts';

type ShareTargetRef = Pick<StoredShare, 'ownerId' | 'targetKind' | 'targetId'>;

/** Returns the language of a link's CV, else that of its member's published site; undefined if there is neither. */
export async function findShareLanguage(
  tx: Pick<Tx, 'sql'>,
  { ownerId, targetKind, targetId }: ShareTargetRef,
): Promise<Language | undefined> {
  const cv = targetKind === 'cv' && targetId ? await findCvForLink(tx, targetId) : undefined;
  if (cv) return languageOf(cv.content.design.language).words;
  const site = await findPublishedSite(tx.sql, ownerId);
  return site && upgradeSite(site).language;
}
