import { createRecord, createUnlessEqual, type RecordsCtx } from '#records/service.ts';
import type { EntryDocument } from '../../model/entries/entry.ts';
import { completeEntry, entryKind } from './entry-kind.ts';

/** Fields to change; those that are undefined stay. */
export type EntryChanges = { [Name in keyof EntryDocument]?: EntryDocument[Name] | undefined };
type NewEntry = Pick<EntryDocument, 'kind' | 'fields'>;

/** Creates an entry. Fields that are missing are empty. */
export const createEntry = (ctx: RecordsCtx, input: NewEntry & EntryChanges) =>
  createRecord(ctx, entryKind, completeEntry(input));

/** Creates entries, or finds those that the member has already, and returns their ids in order. */
export const createEntries = (ctx: RecordsCtx, { entries }: { entries: NewEntry[] }) =>
  createUnlessEqual(
    ctx,
    entryKind,
    entries.map((entry) => ({ ...entryKind.empty, ...completeEntry(entry) })),
    ['tags', 'status', 'wordings'],
  );
