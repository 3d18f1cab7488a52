import type { AccountExchange } from '#records/service.ts';
import type { EntryDocument } from '../../model/entries/entry.ts';
import { entryKind } from './entry-kind.ts';

/** Defines the entries of a member's work in their data export. */
export const portableEntries: AccountExchange<EntryDocument> = {
  kind: entryKind,
  name: 'entries',
  serverOnlyFields: [],
  titleFallbacks: [],
};
