import { z } from 'zod';
import { type ExportPart, type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { line, prose } from '#platform/fields.ts';
import { recordsById } from '#records/service.ts';
import { SHARE_CONTACTS, SHARE_STATES, SHARE_TARGETS } from '../../contract.ts';
import { SHARE_LABEL, SHARE_NOTE } from '../../model/share-limits.ts';
import { MOST_SHARES, makeShares } from './make-shares.ts';
import { holdShares, type StoredShare, selectAllShares } from './store.ts';

type Source = Parameters<ExportPart<IdentityCtx>['restore']>[1];

/** Returns links for their member's export. Pinned content and password hashes are not exported. */
export const sharesTakenAlong = (rows: readonly StoredShare[]) =>
  rows.map(({ id, targetKind, targetId, passwordHash, ...row }) => ({
    shareId: id,
    target: { kind: targetKind, ...(targetId === null ? {} : { id: targetId }) },
    hasPassword: passwordHash !== null,
    ...{ label: row.label, note: row.note, state: row.state, expiresAt: row.expiresAt, pinnedAt: row.pinnedAt },
    ...{ download: row.download, contact: row.contact, indexing: row.indexing, notify: row.notify },
    ...{ openedAt: row.openedAt, createdAt: row.createdAt },
  }));

const moment = z.iso.datetime().nullable().default(null);
/** Invalid links are not imported: a link must not show more, or for longer, than before. */
const taken = z.object({
  label: line(SHARE_LABEL),
  note: prose(SHARE_NOTE).default(''),
  target: z.object({ kind: z.enum(SHARE_TARGETS), id: z.string().optional() }).default({ kind: 'portfolio' }),
  state: z.enum(SHARE_STATES).catch('paused'),
  hasPassword: z.boolean().default(false),
  expiresAt: moment,
  pinnedAt: moment,
  download: z.boolean().default(true),
  contact: z.enum(SHARE_CONTACTS).default('shown'),
  indexing: z.boolean().default(false),
  notify: z.boolean().default(false),
});
type Taken = z.infer<typeof taken>;

/**
 * Recreates the links of an export under new ids. Links that had a password or pinned content are imported as paused,
 * because they would otherwise show more than before.
 */
export async function restoreShares(ctx: IdentityCtx, { data, newIds }: Source, path: string) {
  const { uid } = requireMember(ctx.actor);
  const list = await data(path);
  const read = Array.isArray(list) ? list.slice(0, MOST_SHARES).map((one) => taken.safeParse(one)) : [];
  const known = read.flatMap((one) => (one.success ? [one.data] : []));
  return ctx.db.asMember(uid, async (tx) => {
    await holdShares(tx.sql, uid);
    const leading = await withTargets(tx, uid, known, newIds);
    const own = await selectAllShares(tx.sql, uid);
    const there = own.map(({ label, targetKind, targetId }) => nameOf({ label, targetKind, targetId }));
    // A link is skipped if one with the same label and target exists.
    const missing = leading.filter((share) => {
      const at = there.indexOf(nameOf(share));
      if (at >= 0) there.splice(at, 1);
      return at < 0;
    });
    const fitting = missing.slice(0, MOST_SHARES - own.length);
    await makeShares(tx, { uid, clock: ctx.clock }, fitting.map(asNew));
    const isWhole = read.length > 0 && leading.length === read.length && fitting.length === missing.length;
    return {
      count: leading.length,
      warnings: [
        ...(isWhole ? [] : [path]),
        ...(fitting.some(({ hasPassword }) => hasPassword) ? [`${path}: password`] : []),
        ...(fitting.some(({ pinnedAt }) => pinnedAt !== null) ? [`${path}: pinned`] : []),
      ],
    };
  });
}

type Leading = Taken & Pick<StoredShare, 'targetKind' | 'targetId'>;

/** Returns the links whose targets were imported, with the targets' new ids. */
async function withTargets(tx: Tx, uid: string, links: readonly Taken[], newIds: Source['newIds']): Promise<Leading[]> {
  const idOf = ({ target }: Taken) => newIds.get(target.id ?? '');
  const records = await recordsById(
    tx,
    uid,
    links.flatMap((link) => idOf(link) ?? []),
  );
  return links.flatMap((link): Leading[] => {
    const { kind } = link.target;
    if (kind === 'portfolio') return [{ ...link, targetKind: kind, targetId: null }];
    const record = records.find(({ id }) => id === idOf(link));
    return record?.kind === kind ? [{ ...link, targetKind: kind, targetId: record.id }] : [];
  });
}

const nameOf = ({ label, targetKind, targetId }: Pick<Leading, 'label' | 'targetKind' | 'targetId'>) =>
  JSON.stringify([label, targetKind, targetId]);

const asNew = ({ target: _, hasPassword, pinnedAt, expiresAt, state, ...link }: Leading) => ({
  ...link,
  state: state === 'active' && (hasPassword || pinnedAt !== null) ? ('paused' as const) : state,
  expiresAt: expiresAt === null ? null : new Date(expiresAt),
});
