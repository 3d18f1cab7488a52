import { type ErrorText, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { recordSummaries } from '#records/service.ts';
import type { Share } from '../../contract.ts';
import { type StoredShare, siteStatus } from './store.ts';

type ShareTargetColumns = Pick<StoredShare, 'targetKind' | 'targetId'>;
type TargetStatus = { title?: string; isShown: boolean; isDown: boolean };

const NO_SITE = { isPublished: false, isDown: false };

/**
 * Looks up the targets of links, all at once. Returns a function for a target's title, whether visitors may see it, and
 * whether an admin took it down.
 */
export async function loadTargets(tx: Pick<Tx, 'sql'>, uid: string, targets: readonly ShareTargetColumns[]) {
  const ids = targets.flatMap(({ targetId }) => targetId ?? []);
  const [site, records] = await Promise.all([
    targets.some(({ targetKind }) => targetKind === 'portfolio') ? siteStatus(tx.sql, uid) : NO_SITE,
    recordSummaries(tx, uid, ids),
  ]);
  const byId = new Map(records.map((record) => [record.id, record]));
  return ({ targetKind, targetId }: ShareTargetColumns): TargetStatus => {
    if (targetKind === 'portfolio') return { isShown: site.isPublished, isDown: site.isDown };
    const record = byId.get(targetId ?? '');
    if (record?.kind !== targetKind) return { isShown: false, isDown: false };
    // Making a link to a CV is the consent to show it; a project is a draft until it is published.
    const isShown = !record.isTrashed && (targetKind === 'cv' || record.status === 'published');
    return { title: record.title, isShown, isDown: record.isDown };
  };
}

/** Validates the target of a new link: the portfolio, or the member's own project or CV outside the trash. */
export async function requireTarget(
  tx: Pick<Tx, 'sql'>,
  uid: string,
  { kind, id }: Share['target'],
): Promise<ShareTargetColumns> {
  if (kind === 'portfolio') {
    if (id !== undefined) throw faultyId('unknownField');
    return { targetKind: kind, targetId: null };
  }
  if (id === undefined) throw faultyId('missingField');
  const [record] = await recordSummaries(tx, uid, [id]);
  if (record?.kind !== kind || record.isTrashed) throw faultyId('noSuchRecord');
  return { targetKind: kind, targetId: record.id };
}

const faultyId = (word: ErrorText['word']) => invalidFields([{ path: 'target.id', text: { word } }]);
