import { countCommentsByLink } from '#cv/service.ts';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { countsOf } from '#visits/service.ts';
import type { Share } from '../../contract.ts';
import { hiddenReasonAt } from '../../model/share-live.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import type { StoredShare } from './store.ts';
import { loadTargets } from './targets.ts';

type Ctx = Pick<IdentityCtx, 'actor' | 'settings' | 'clock'>;

/** Converts stored links to the API's form, with targets and visit counts queried for all links at once. */
export async function toShares(
  { actor, settings, clock }: Ctx,
  tx: Tx,
  rows: readonly StoredShare[],
): Promise<Share[]> {
  const { uid, user } = requireMember(actor);
  const now = clock.now();
  const ids = rows.map(({ id }) => id);
  const [targetOf, counts, comments] = await Promise.all([
    loadTargets(tx, uid, rows),
    countsOf(tx, uid, 'share', ids),
    countCommentsByLink(tx, uid, ids),
  ]);
  const canPublish = user.emailVerified && user.isActive;
  return rows.map((row) => {
    const { title, items, ...target } = targetOf(row);
    const isDown = target.isDown || row.isDown;
    const hidden = hiddenReasonAt(now, { ...row, ...target, isDown, isPinned: row.pinnedAt !== null, canPublish });
    const { views = 0, readers = 0, downloads = 0, lastAt = null } = counts.get(row.id) ?? {};
    return {
      shareId: row.id,
      url: settings.APP_URL + sharePath(shareNameOf(row)),
      word: row.word,
      target: {
        kind: row.targetKind,
        ...(row.targetId === null ? {} : { id: row.targetId }),
        ...(row.letterId === null ? {} : { letter: row.letterId }),
        ...(title === undefined ? {} : { title }),
        ...(row.targetKind === 'bundle' && {
          items: items.map(({ isShown, isDown: isItemDown, ...item }) => ({ ...item, shown: isShown && !isItemDown })),
        }),
      },
      ...{ label: row.label, note: row.note, state: row.state, hasPassword: row.passwordHash !== null },
      ...{ download: row.download, contact: row.contact, indexing: row.indexing, notify: row.notify },
      ...{ comments: row.comments, drafts: row.drafts },
      listed: hidden === undefined && isListed(row),
      ...{ expiresAt: isoOrNull(row.expiresAt), pinnedAt: isoOrNull(row.pinnedAt), openedAt: isoOrNull(row.openedAt) },
      createdAt: row.createdAt.toISOString(),
      live: hidden === undefined,
      ...(hidden === undefined ? {} : { hidden }),
      received: comments.get(row.id) ?? NO_COMMENTS,
      visits: { views, readers, downloads, lastAt: isoOrNull(lastAt) },
    };
  });
}

const NO_COMMENTS = { all: 0, held: 0 };

/**
 * Reports whether search engines may list a live link. One to the portfolio names the site's own address to them instead.
 */
const isListed = ({ indexing, passwordHash, targetKind }: StoredShare) =>
  indexing && passwordHash === null && (targetKind === 'cv' || targetKind === 'project' || targetKind === 'letter');

const isoOrNull = (date: Date | null) => date?.toISOString() ?? null;

export async function toShare(ctx: Ctx, tx: Tx, row: StoredShare): Promise<Share> {
  const [share] = await toShares(ctx, tx, [row]);
  if (!share) throw new Error('the link was not converted');
  return share;
}
