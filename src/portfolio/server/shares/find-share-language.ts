import { findCvForLink, languageOf } from '#cv/service.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { upgradeSite } from '../../model/site.ts';
import { findPublishedSite } from '../site/store.ts';
import type { StoredShare } from './store.ts';
import { itemsOf, type TargetColumns } from './stored-target.ts';

type ShareTargetRef = TargetColumns & Pick<StoredShare, 'ownerId'>;

/** Returns the language of the first CV or letter behind a link, else that of its member's published site; undefined if there is neither. */
export async function findShareLanguage(
  tx: Pick<Tx, 'sql'>,
  { ownerId, ...target }: ShareTargetRef,
): Promise<Language | undefined> {
  const id = itemsOf(target).find(({ kind }) => kind === 'cv' || kind === 'letter')?.id;
  const cv = id === undefined ? undefined : await findCvForLink(tx, id);
  if (cv) return languageOf(cv.content.design.language).words;
  const site = await findPublishedSite(tx.sql, ownerId);
  return site && upgradeSite(site).language;
}
