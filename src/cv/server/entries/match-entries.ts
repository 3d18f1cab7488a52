import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { newestDocumentsOf, type RecordsCtx } from '#records/service.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { contentOfEntry, ENTRY_LIMITS, type EntryDocument } from '../../model/entries/entry.ts';
import { matchEntries, matchedNodeIds } from '../../model/entries/match.ts';
import { unlinkedEntries } from '../../model/sources/unlinked-entries.ts';
import { decodeFileContent } from '../import/decode-file-content.ts';
import { CV_IMPORTS } from '../import-cv.ts';
import { withoutMissingReferences } from '../without-missing-references.ts';
import { parseCvFile } from '../worker/parse-cv-file.ts';
import { completeEntry, entryKind } from './entry-kind.ts';

type NewEntry = Pick<EntryDocument, 'kind' | 'fields'>;

/** More than anybody has; an entry beyond it is taken for a new one. */
const MAX_STORED = 2000;

type MatchInput = { content: string } | { entries: NewEntry[] };

/** Matches the entries of a file, or of a list, with those of the member. Nothing is stored. */
export async function matchStoredEntries(ctx: RecordsCtx, input: MatchInput) {
  requireMember(ctx.actor);
  const entries = 'content' in input ? await entriesInFile(ctx, input.content) : input.entries.map(validEntry);
  const stored = await newestDocumentsOf(ctx, entryKind, MAX_STORED);
  const matches = matchEntries(
    entries,
    stored.map(({ id, revision, document: { kind, fields } }) => ({ id, revision, kind, fields })),
  );
  return {
    items: entries.map(({ kind, fields }, at) => {
      const match = matches[at];
      const isMergeable = match?.state === 'similar' && fitsEntry(kind, match.merged);
      if (!match || match.state === 'new' || (match.state === 'similar' && !isMergeable))
        return { kind, fields, state: 'new' as const, ...NOTHING };
      const { id, revision, fields: before } = match.existing;
      const merged = match.state === 'similar' ? match.merged : null;
      const ids = matchedNodeIds(kind, merged ?? before, fields);
      const changes = merged
        ? compareContents(contentOfEntry({ kind, fields: before }), contentOfEntry({ kind, fields: merged }))
        : [];
      return { kind, fields, state: match.state, existing: { id, revision }, merged, changes, ids };
    }),
  };
}

/** Reports whether fields are those of a valid entry. Two entries together can have more words or bullets than one may. */
function fitsEntry(kind: NewEntry['kind'], fields: NewEntry['fields']) {
  const document = { ...entryKind.empty, kind, fields };
  return (
    Buffer.byteLength(JSON.stringify(document)) <= ENTRY_LIMITS.bytes && entryKind.schema.safeParse(document).success
  );
}

const NOTHING = { existing: null, merged: null, changes: [], ids: {} };

function validEntry(entry: NewEntry, at: number): NewEntry {
  const { kind, fields } = completeEntry(entry);
  if (!fitsEntry(kind, fields)) throw invalidFields([{ path: `entries.${at}.fields`, text: { word: 'badField' } }]);
  return { kind, fields };
}

async function entriesInFile(ctx: RecordsCtx, content: string): Promise<NewEntry[]> {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_IMPORTS, uid);
  const { content: imported } = await parseCvFile(decodeFileContent(content), uid);
  return unlinkedEntries(await withoutMissingReferences(ctx, imported)).map(({ kind, fields }) => ({ kind, fields }));
}
