import { findPersonNames } from '#identity/service.ts';
import { AppError, invalidFields } from '#platform/pure/errors.ts';
import type { Tx } from '#platform/server/db/database.ts';
import { findPublicPage, findShareOwner, type PageTarget } from '#portfolio/service.ts';
import { describeRecords, type TakedownKey } from '#records/service.ts';
import type { ReportsCtx } from '../context.ts';
import { storedTarget } from '../targets.ts';
import { restorePage, takePageDown } from './take-page-down.ts';
import { toTakedownRecords } from './to-takedown-records.ts';

type AddTakedownInput = { address?: string | undefined; target?: PageTarget | undefined; reason: string };

/** Takes down the page at an address or the given target. The caller must check permissions. */
export async function addTakedown(ctx: ReportsCtx, { address, target, reason }: AddTakedownInput) {
  if (reason.trim() === '') throw invalidFields([{ path: 'reason', text: { word: 'missingField' } }]);
  if (address !== undefined && target) throw invalidFields([{ path: 'target', text: { word: 'unknownField' } }]);
  const page = target ? await resolveTarget(ctx, target) : await resolveAddress(ctx, address);
  return ctx.db.asSystem('an admin handles reports', async (tx) => {
    if (!(await takePageDown(ctx, tx, { ...page, reason }))) throw new AppError('CONFLICT');
    const takenAt = ctx.clock.now().toISOString();
    const { id } = page.target;
    const title = (await describeRecords(tx, [id])).get(id)?.title ?? '';
    const [created] = await toTakedownRecords(tx, [{ ...page, title, reason, takenAt }]);
    return created as NonNullable<typeof created>;
  });
}

type RemoveTakedownInput = { uid: string } & PageTarget;

/** Removes a takedown, so that others can see the page again. */
export async function removeTakedown(ctx: ReportsCtx, { uid, ...target }: RemoveTakedownInput) {
  await ctx.db.asSystem('an admin handles reports', async (tx) => {
    const isRestored = await restorePage(ctx, tx, { ownerId: uid, target: storedTarget(target) });
    if (!isRestored) throw new AppError('NOT_FOUND');
  });
  return { status: true as const };
}

async function resolveAddress(ctx: ReportsCtx, address: string | undefined): Promise<TakedownKey> {
  if (address === undefined) throw invalidFields([{ path: 'address', text: { word: 'missingField' } }]);
  const page = await findPublicPage({ ...ctx.files, owners: ctx.owners }, address);
  if (!page) throw invalidFields([{ path: 'address', text: { word: 'notFound' } }]);
  return { ownerId: page.ownerId, target: page.target };
}

async function resolveTarget({ db }: ReportsCtx, target: PageTarget): Promise<TakedownKey> {
  const ownerId = await db.asSystem('an admin handles reports', (tx) => ownerOf(tx, target));
  if (ownerId === undefined) throw invalidFields([{ path: 'target.id', text: { word: 'notFound' } }]);
  return { ownerId, target: storedTarget(target) };
}

/** Returns the owner of a target, even if it is not public. */
async function ownerOf(tx: Tx, { kind, id }: PageTarget): Promise<string | undefined> {
  switch (kind) {
    case 'site':
      return (await findPersonNames(tx, [id])).has(id) ? id : undefined;
    case 'share':
      return findShareOwner(tx, id);
    case 'cv':
    case 'project':
    case 'post': {
      const record = (await describeRecords(tx, [id])).get(id);
      return record?.kind === kind ? record.ownerId : undefined;
    }
  }
}
