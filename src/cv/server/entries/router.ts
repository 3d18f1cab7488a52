import { implement } from '@orpc/server';
import { invalidFields } from '#platform/pure/errors.ts';
import { command } from '#platform/server/command.ts';
import {
  categoryCounts,
  changeRecord,
  type RecordsCtx,
  recordFacets,
  recordHandlers,
  recordVersionHandlers,
} from '#records/service.ts';
import { entriesContract } from '../../contract-entries.ts';
import type { EntryKind } from '../../model/entries/entry.ts';
import type { CvCtx } from '../render-input.ts';
import { createEntries, createEntry, type EntryChanges } from './create-entries.ts';
import { completeEntry, entryKind } from './entry-kind.ts';
import { exportEntries } from './export-entries.ts';
import { matchStoredEntries } from './match-entries.ts';

const os = implement(entriesContract).$context<CvCtx>();
const records = { ...recordHandlers(entryKind), ...recordVersionHandlers(entryKind) };

export const entriesRouter = os.router({
  list: os.list.handler(records.list),
  facets: os.facets.handler(command(countEntries)),
  create: os.create.handler(command(createEntry)),
  createMany: os.createMany.handler(command(createEntries)),
  export: os.export.handler(command(exportEntries)),
  match: os.match.handler(command(matchStoredEntries)),
  read: os.read.handler(records.read),
  save: os.save.handler(command(saveEntry)),
  remove: os.remove.handler(records.remove),
  removeForever: os.removeForever.handler(records.removeForever),
  restore: os.restore.handler(records.restore),
  duplicate: os.duplicate.handler(records.duplicate),
  move: os.move.handler(records.move),
  bulk: os.bulk.handler(records.bulk),
  versions: os.versions.handler(records.versions),
  readVersion: os.readVersion.handler(records.readVersion),
  restoreVersion: os.restoreVersion.handler(records.restoreVersion),
});

async function countEntries(ctx: RecordsCtx, { kind }: { kind?: EntryKind | undefined }) {
  const [facets, kinds] = await Promise.all([recordFacets(ctx, entryKind, kind), categoryCounts(ctx, entryKind)]);
  return { ...facets, kinds };
}

/** Changes an entry, except for its kind. The fields of its kind are replaced as a whole; missing ones become empty. */
function saveEntry(ctx: RecordsCtx, { id, revision, ...changes }: EntryChanges & { id: string; revision: number }) {
  return changeRecord(ctx, entryKind, { id, revision }, (before) => {
    const { kind = before.kind, fields } = changes;
    // CVs that show it have entries of its kind.
    if (kind !== before.kind) throw invalidFields([{ path: 'kind', text: { word: 'badField' } }]);
    return fields ? { ...changes, ...completeEntry({ kind, fields }) } : changes;
  });
}
