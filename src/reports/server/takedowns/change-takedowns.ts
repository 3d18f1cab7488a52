import { peopleNamed } from '#identity/service.ts';
import type { Tx } from '#platform/db/database.ts';
import { AppError, invalidFields } from '#platform/errors.ts';
import { type PageTarget, pageAt, shareOwner } from '#portfolio/service.ts';
import { recordsNamed, type TakedownKey } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { keptTarget } from '../targets.ts';
import { asTakedowns } from './as-takedowns.ts';
import { putPageBack, takePageDown } from './take-page-down.ts';

type Wanted = { address?: string | undefined; target?: PageTarget | undefined; reason: string };

/** Takes down the page at an address or the given target. The caller must check permissions. */
export async function addTakedown(ctx: ReportsCtx, { address, target, reason }: Wanted) {
  if (reason.trim() === '') throw invalidFields([{ path: 'reason', text: { word: 'missingField' } }]);
  if (address !== undefined && target) throw invalidFields([{ path: 'target', text: { word: 'unknownField' } }]);
  const page = target ? await named(ctx, target) : await standingAt(ctx, address);
  return ctx.db.asSystem('an admin decides about reports', async (tx) => {
    if (!(await takePageDown(ctx, tx, { ...page, reason }))) throw new AppError('CONFLICT');
    const takenAt = ctx.clock.now().toISOString();
    const { id } = page.target;
    const title = (await recordsNamed(tx, [id])).get(id)?.title ?? '';
    const [taken] = await asTakedowns(tx, [{ ...page, title, reason, takenAt }]);
    return taken as NonNullable<typeof taken>;
  });
}

type Down = { uid: string } & PageTarget;

/** Removes a takedown, so that others can see the page again. */
export async function removeTakedown(ctx: ReportsCtx, { uid, ...target }: Down) {
  await ctx.db.asSystem('an admin decides about reports', async (tx) => {
    const isBack = await putPageBack(ctx, tx, { ownerId: uid, target: keptTarget(target) });
    if (!isBack) throw new AppError('NOT_FOUND');
  });
  return { status: true as const };
}

async function standingAt(ctx: ReportsCtx, address: string | undefined): Promise<TakedownKey> {
  if (address === undefined) throw invalidFields([{ path: 'address', text: { word: 'missingField' } }]);
  const page = await pageAt({ ...ctx.files, owners: ctx.owners }, address);
  if (!page) throw invalidFields([{ path: 'address', text: { word: 'notFound' } }]);
  return { ownerId: page.ownerId, target: page.target };
}

async function named({ db }: ReportsCtx, target: PageTarget): Promise<TakedownKey> {
  const ownerId = await db.asSystem('an admin decides about reports', (tx) => ownerOf(tx, target));
  if (ownerId === undefined) throw invalidFields([{ path: 'target.id', text: { word: 'notFound' } }]);
  return { ownerId, target: keptTarget(target) };
}

/** Returns the owner of a target, even if it is not public. */
async function ownerOf(tx: Tx, { kind, id }: PageTarget): Promise<string | undefined> {
  switch (kind) {
    case 'site':
      return (await peopleNamed(tx, [id])).has(id) ? id : undefined;
    case 'share':
      return shareOwner(tx, id);
    case 'cv':
    case 'project': {
      const record = (await recordsNamed(tx, [id])).get(id);
      return record?.kind === kind ? record.ownerId : undefined;
    }
  }
}
