import type { ListedPerson } from '#identity/contract.ts';
import { peopleInBatches, recordAdminEvent } from '#identity/service.ts';
import { csvDownload } from '#platform/server/csv-download.ts';
import type { PeopleFilter } from '../../contract/people.ts';
import type { AdminCtx } from '../context.ts';

const BATCH_SIZE = 1000;
const HEADER = ['id', 'name', 'email', 'username', 'admin', 'active', 'verified', 'joined', 'last seen'];

/** Exports the filtered members as CSV. The export itself is recorded. */
export async function exportPeople(ctx: AdminCtx, filter: PeopleFilter) {
  const { state, sort } = filter;
  const subject = { kind: 'instance', id: '' } as const;
  await ctx.db.asSystem('manage members as an admin', async (tx) =>
    recordAdminEvent(ctx, tx, { action: 'people-exported', subject, details: { state, sort } }),
  );
  const day = ctx.clock.now().toISOString().slice(0, 10);
  return csvDownload(`people-${day}.csv`, HEADER, () => batches(ctx, filter));
}

async function* batches(ctx: AdminCtx, filter: PeopleFilter) {
  for await (const people of peopleInBatches(ctx, filter, BATCH_SIZE)) yield people.map(toCsvRow);
}

const yesNo = (is: boolean) => (is ? 'yes' : 'no');

const toCsvRow = (person: ListedPerson) => [
  ...[person.uid, person.displayName, person.email, person.username],
  ...[person.isAdmin, person.isActive, person.emailVerified].map(yesNo),
  ...[person.createdAt, person.lastSeenAt ?? ''],
];
