import type { ListedPerson } from '#identity/contract.ts';
import { noteDeed, peopleInBatches } from '#identity/service.ts';
import { csvDownload } from '#platform/csv-download.ts';
import type { PeopleFilter } from '../../contract/people.ts';
import type { AdminCtx } from '../context.ts';

const AT_ONCE = 1000;
const HEAD = ['id', 'name', 'email', 'username', 'admin', 'active', 'verified', 'joined', 'last seen'];

/** Exports the filtered members as CSV. The export itself is recorded. */
export async function exportPeople(ctx: AdminCtx, filter: PeopleFilter) {
  const { state, sort } = filter;
  const subject = { kind: 'instance', id: '' } as const;
  await ctx.db.asSystem('an admin looks after people', async (tx) =>
    noteDeed(ctx, tx, { action: 'people-exported', subject, details: { state, sort } }),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return csvDownload(`people-${day}.csv`, HEAD, () => batches(ctx, filter));
}

async function* batches(ctx: AdminCtx, filter: PeopleFilter) {
  for await (const people of peopleInBatches(ctx, filter, AT_ONCE)) yield people.map(asRow);
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const asRow = (person: ListedPerson) => [
  ...[person.uid, person.displayName, person.email, person.username],
  ...[person.isAdmin, person.isActive, person.emailVerified].map(yesNo),
  ...[person.createdAt, person.lastSeenAt ?? ''],
];
