import { countCommentsByCv, getSharedCvs, listSharedCvs } from '#cv/service.ts';
import { type IdentityCtx, requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { decodeCursor, encodeCursor, isIsoTime, isOneOf } from '#platform/server/db/keyset.ts';
import { countsOf } from '#visits/service.ts';
import type { Audience } from '../../contract.ts';
import type { ShareTargetKind } from '../../model/share-target.ts';
import { countSharesByState, type ShareListState, type ShareListTarget, selectShares } from '../shares/store.ts';
import { toShares } from '../shares/to-share.ts';
import { siteAudience } from './site-audience.ts';
import { toVisits } from './to-visits.ts';

const PAGE_SIZE = 50;

type ListAudiencesInput = {
  cursor?: string | undefined;
  limit?: number | undefined;
  state?: ShareListState | undefined;
  of?: ShareTargetKind | undefined;
  id?: string | undefined;
  letter?: string | undefined;
};
type Ctx = Pick<IdentityCtx, 'actor' | 'db' | 'settings' | 'clock'>;
/** Where a page begins: at the CV or link after the one with this key. */
type Position = { at: 'cv' | 'link'; time: string; id: string };
type Entry = { audience: Audience; position: Position | undefined };

/**
 * Returns a page of everything by which others see a member's work: the site's own addresses, those of CVs by their last
 * edit, then links, newest first. With `of`, only what shows that one thing.
 */
export async function listAudiences(
  ctx: Ctx,
  { cursor, limit = PAGE_SIZE, state, of, id, letter }: ListAudiencesInput,
) {
  const { uid } = requireMember(ctx.actor);
  const target = of && targetOf({ of, id, letter });
  const from = cursor === undefined ? undefined : positionOf(cursor);
  return ctx.db.asMember(uid, async (tx) => {
    const entries: Entry[] = [];
    const addressesAreListed = state === undefined || state === 'active';
    if (from === undefined && addressesAreListed && (!target || target.targetKind === 'portfolio')) {
      const site = await siteAudience(ctx, tx);
      if (site) entries.push({ audience: site, position: undefined });
    }
    if (from?.at !== 'link' && addressesAreListed && (!target || target.targetKind === 'cv')) {
      entries.push(...(await cvEntries(ctx, tx, { target, from, limit: limit + 1 - entries.length })));
    }
    const missing = limit + 1 - entries.length;
    if (missing > 0) entries.push(...(await linkEntries(ctx, tx, { target, from, state, limit: missing })));
    const shown = entries.slice(0, limit);
    const position = entries.length > limit ? shown.at(-1)?.position : undefined;
    return {
      items: shown.map(({ audience }) => audience),
      ...(position && { nextCursor: encodeCursor([position.at, position.time, position.id]) }),
      ...(from === undefined && !target && { counts: await countAudiences(ctx, tx) }),
    };
  });
}

function targetOf({ of, id, letter }: { of: ShareTargetKind; id?: string | undefined; letter?: string | undefined }) {
  const needsId = of !== 'portfolio';
  if (needsId !== (id !== undefined)) throw fault('id', needsId);
  if ((of === 'letter') !== (letter !== undefined)) throw fault('letter', of === 'letter');
  return { targetKind: of, id, letter };
}

const fault = (path: string, isMissing: boolean) =>
  invalidFields([{ path, text: { word: isMissing ? 'missingField' : 'unknownField' } }]);

const ID = /^[0-9A-Za-z-]{1,64}$/;

function positionOf(cursor: string): Position {
  const [at, time, id] = decodeCursor(cursor, [isOneOf('cv', 'link'), isIsoTime, (part) => ID.test(part)]);
  if (at === 'cv' && isUuid(id)) return { at, time, id };
  return { at: 'link', time, id };
}

type EntriesQuery = { target: ShareListTarget | undefined; from: Position | undefined; limit: number };

async function cvEntries({ actor, settings }: Ctx, tx: Tx, { target, from, limit }: EntriesQuery): Promise<Entry[]> {
  const { uid, user } = requireMember(actor);
  if (limit <= 0 || (target?.id !== undefined && !isUuid(target.id))) return [];
  const cvs = await listSharedCvs(tx, {
    ...{ ownerId: uid, username: user.profile.username, limit },
    ...(target?.id === undefined ? {} : { ids: [target.id] }),
    after: from?.at === 'cv' ? { updatedAt: from.time, id: from.id } : undefined,
  });
  const ids = cvs.map((cv) => cv.id);
  const [visits, comments] = await Promise.all([countsOf(tx, uid, 'cv', ids), countCommentsByCv(tx, uid, ids)]);
  const canPublish = user.emailVerified && user.isActive;
  return cvs.map(({ id, title, revision, visibility, path, isDown, updatedAt }) => {
    const hidden = isDown ? ('takenDown' as const) : canPublish ? undefined : ('unverified' as const);
    return {
      audience: {
        ...{ kind: 'cv', id, title, revision, visibility, url: settings.APP_URL + path },
        ...{ listed: visibility === 'public' && !hidden, ...(hidden && { hidden }) },
        ...{ visits: toVisits(visits.get(id)), received: comments.get(id) ?? { all: 0, held: 0 } },
      },
      position: { at: 'cv', time: updatedAt.toISOString(), id },
    };
  });
}

async function linkEntries(
  ctx: Ctx,
  tx: Tx,
  { target, from, state, limit }: EntriesQuery & { state: ShareListState | undefined },
): Promise<Entry[]> {
  const { uid } = requireMember(ctx.actor);
  const after = from?.at === 'link' ? { createdAt: from.time, id: from.id } : undefined;
  const shares = await toShares(ctx, tx, await selectShares(tx.sql, uid, { after, state, of: target, limit }));
  return shares.map((share) => ({
    audience: { kind: 'link', share },
    position: { at: 'link', time: share.createdAt, id: share.shareId },
  }));
}

/** The addresses of the site and of CVs count as active. */
async function countAudiences(ctx: Ctx, tx: Tx) {
  const { uid } = requireMember(ctx.actor);
  const [links, { count }, site] = await Promise.all([
    countSharesByState(tx.sql, uid),
    getSharedCvs(tx, { ownerId: uid, limit: 0 }),
    siteAudience(ctx, tx),
  ]);
  return { ...links, active: links.active + count + (site ? 1 : 0) };
}
