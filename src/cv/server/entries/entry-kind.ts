import type { RecordKind } from '#records/service.ts';
import {
  completeFields,
  contentOfEntry,
  dateOfEntry,
  ENTRY_LIMITS,
  type EntryDocument,
  type EntryStatus,
  isOnSites,
  titleOfEntry,
} from '../../model/entries/entry.ts';
import { entryDocument } from '../../model/entries/entry-schema.ts';
import { referencesIn } from '../../model/references.ts';
import { CONTENT_VERSION } from '../../model/upgrade.ts';
import { mapEntryTexts } from '../../model/variants/map-entry-texts.ts';
import { searchTextOf } from '../search-text.ts';

const STATUS_BY_ACTION: Record<string, EntryStatus> = {
  activate: 'active',
  publish: 'published',
  archive: 'archived',
};

/** Returns an entry with all fields of its kind. */
export const completeEntry = ({ kind, fields, ...others }: Pick<EntryDocument, 'kind' | 'fields'>) => ({
  ...others,
  kind,
  fields: completeFields(kind, fields),
});

export const entryKind: RecordKind<EntryDocument> = {
  name: 'entry',
  // Entries have the fields of a CV's entries, which are versioned with the CV.
  version: CONTENT_VERSION,
  upgrade: (stored) => ({
    ...entryKind.empty,
    ...(stored as EntryDocument),
    ...completeEntry(stored as EntryDocument),
  }),
  empty: { kind: 'work', fields: completeFields('work', {}), wordings: [], tags: [], status: 'active' },
  schema: entryDocument,
  limitBytes: ENTRY_LIMITS.bytes,
  index: (entry) => ({
    title: titleOfEntry(entry),
    category: entry.kind,
    status: entry.status,
    tags: entry.tags,
    happened: dateOfEntry(entry),
    expires: typeof entry.fields.expires === 'string' ? entry.fields.expires : '',
    featured: false,
    words: [
      ...entry.tags,
      searchTextOf(contentOfEntry(entry)),
      ...entry.wordings.flatMap(({ texts }) => Object.values(texts)),
    ].join('\n'),
  }),
  referencesOf: (entry) => ({ images: referencesIn(contentOfEntry(entry)).images, files: [], records: [] }),
  applyAction: (entry, action) =>
    action === 'publish' && !isOnSites(entry.kind)
      ? entry
      : { ...entry, status: STATUS_BY_ACTION[action] ?? entry.status },
  duplicate: (entry) => ({ ...entry, status: 'active' }),
  versions: { unrestored: ['status'] },
  mapTexts: mapEntryTexts,
  heavy: [],
  // Published entries appear on the member's site, and publishing that already requires a verified address.
  isPublished: () => false,
};
