import { z } from 'zod';
import { type IdentityCtx, type OpenedExport, requireMember } from '#identity/service.ts';
import { line, prose } from '#platform/pure/fields.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { SHARE_COMMENTS, SHARE_CONTACTS, SHARE_STATES } from '../../contract.ts';
import { MAX_SHARE_LABEL_LENGTH, MAX_SHARE_NOTE_LENGTH } from '../../model/share-limits.ts';
import { type ShareItem, shareTarget } from '../../model/share-target.ts';
import { MAX_SHARES, makeShares } from './make-shares.ts';
import { publishLinkedCvs } from './publish-linked-cvs.ts';
import { lockShares, type StoredShare, selectAllShares } from './store.ts';
import { itemsOf, type TargetColumns } from './stored-target.ts';
import { loadTargets } from './targets.ts';

/** Returns links for their member's export. Pinned content and password hashes are not exported. */
export const exportShares = (rows: readonly StoredShare[], withUnpublishedChanges: ReadonlySet<string>) =>
  rows.map(({ id, targetKind, targetId, letterId, items, passwordHash, ...row }) => ({
    shareId: id,
    target: {
      kind: targetKind,
      ...(targetId === null ? {} : { id: targetId }),
      ...(letterId === null ? {} : { letter: letterId }),
      ...(items === null ? {} : { items }),
    },
    hasPassword: passwordHash !== null,
    hasUnpublishedChanges: itemsOf({ targetKind, targetId, letterId, items }).some(
      ({ kind, id: recordId }) => kind === 'cv' && withUnpublishedChanges.has(recordId ?? ''),
    ),
    ...{ label: row.label, note: row.note, state: row.state, expiresAt: row.expiresAt, pinnedAt: row.pinnedAt },
    ...{ download: row.download, contact: row.contact, indexing: row.indexing, notify: row.notify },
    ...{ comments: row.comments, drafts: row.drafts, word: row.word },
    ...{ openedAt: row.openedAt, createdAt: row.createdAt },
  }));

const moment = z.iso.datetime().nullable().default(null);
/** Schema of an imported link. Invalid links are skipped: a link must not show more, or for longer, than before. */
const importedShare = z.object({
  label: line(MAX_SHARE_LABEL_LENGTH),
  note: prose(MAX_SHARE_NOTE_LENGTH).default(''),
  target: shareTarget.default({ kind: 'portfolio' }),
  state: z.enum(SHARE_STATES).catch('paused'),
  hasPassword: z.boolean().default(false),
  hasUnpublishedChanges: z.boolean().default(false),
  expiresAt: moment,
  pinnedAt: moment,
  download: z.boolean().default(true),
  contact: z.enum(SHARE_CONTACTS).default('shown'),
  indexing: z.boolean().default(false),
  comments: z.enum(SHARE_COMMENTS).default('off'),
  drafts: z.boolean().default(false),
  notify: z.boolean().default(false),
});
type ImportedShare = z.infer<typeof importedShare>;

/**
 * Recreates the links of an export under new ids. Links that had a password or pinned content, or that led to a CV with
 * unpublished changes, are imported as paused, because they would otherwise show more than before.
 */
export async function restoreShares(ctx: IdentityCtx, { data, newIds }: OpenedExport, path: string) {
  const { uid } = requireMember(ctx.actor);
  const list = await data(path);
  const parseResults = Array.isArray(list) ? list.slice(0, MAX_SHARES).map((one) => importedShare.safeParse(one)) : [];
  const validShares = parseResults.flatMap((one) => (one.success ? [one.data] : []));
  return ctx.db.asMember(uid, async (tx) => {
    await lockShares(tx.sql, uid);
    const resolvedShares = await resolveTargets(tx, uid, validShares, newIds);
    const own = await selectAllShares(tx.sql, uid);
    const existingKeys = own.map(shareKey);
    // A link is skipped if one with the same label and target exists.
    const missing = resolvedShares.filter((share) => {
      const at = existingKeys.indexOf(shareKey(share));
      if (at >= 0) existingKeys.splice(at, 1);
      return at < 0;
    });
    const withinLimit = missing.slice(0, MAX_SHARES - own.length);
    for (const share of withinLimit.map(toNewShare)) {
      if (share.state === 'active') await publishLinkedCvs(ctx, tx, { ownerId: uid, ...share });
    }
    await makeShares(tx, { uid, clock: ctx.clock }, withinLimit.map(toNewShare));
    const isComplete =
      parseResults.length > 0 && resolvedShares.length === parseResults.length && withinLimit.length === missing.length;
    return {
      count: resolvedShares.length,
      warnings: [
        ...(isComplete ? [] : [path]),
        ...(withinLimit.some(({ hasPassword }) => hasPassword) ? [`${path}: password`] : []),
        ...(withinLimit.some(({ pinnedAt }) => pinnedAt !== null) ? [`${path}: pinned`] : []),
      ],
    };
  });
}

type ResolvedShare = ImportedShare & TargetColumns;

/**
 * Returns the links whose targets were imported, with the targets' new ids. A bundle is left out if any of its items is
 * missing: it would show less than its readers were promised.
 */
async function resolveTargets(
  tx: Tx,
  uid: string,
  links: readonly ImportedShare[],
  newIds: OpenedExport['newIds'],
): Promise<ResolvedShare[]> {
  const withNewId = <Item extends Pick<ShareItem, 'id'>>(item: Item): Item =>
    item.id === undefined ? item : { ...item, id: newIds.get(item.id) ?? '' };
  const resolved = links.map((link): ResolvedShare => {
    const { kind, items, ...single } = link.target;
    const { id, letter } = withNewId(single);
    return {
      ...{ ...link, targetKind: kind, targetId: id ?? null, letterId: letter ?? null },
      items: kind === 'bundle' ? (items ?? []).map(withNewId) : null,
    };
  });
  const targetOf = await loadTargets(tx, uid, resolved);
  const exists = ({ kind, title }: ShareItem & { title?: string }) => kind === 'portfolio' || title !== undefined;
  return resolved.filter((link) => {
    const { items } = targetOf(link);
    return items.length > 0 && items.every(exists);
  });
}

const shareKey = ({ label, targetKind, targetId, letterId, items }: Pick<StoredShare, 'label'> & TargetColumns) =>
  JSON.stringify([
    label,
    targetKind === 'bundle',
    itemsOf({ targetKind, targetId, letterId, items }).map(({ kind, id, letter }) => [kind, id, letter]),
  ]);

const toNewShare = ({ target: _, expiresAt, state, ...imported }: ResolvedShare) => {
  const { hasPassword, pinnedAt, hasUnpublishedChanges, ...link } = imported;
  const showsMore = hasPassword || pinnedAt !== null || hasUnpublishedChanges;
  return {
    ...link,
    state: state === 'active' && showsMore ? ('paused' as const) : state,
    expiresAt: expiresAt === null ? null : new Date(expiresAt),
  };
};
