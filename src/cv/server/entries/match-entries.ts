import { requireMember } from '#identity/service.ts';
import { newestDocumentsOf, type RecordsCtx } from '#records/service.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { contentOfEntry, type EntryDocument } from '../../model/entries/entry.ts';
import { matchEntries } from '../../model/entries/match.ts';
import { unlinkedEntries } from '../../model/sources/unlinked-entries.ts';
import { decodeFileContent } from '../import/decode-file-content.ts';
import { CV_IMPORTS } from '../import-cv.ts';
import { withoutMissingReferences } from '../without-missing-references.ts';
import { parseCvFile } from '../worker/parse-cv-file.ts';
import { completeEntry, entryKind } from './entry-kind.ts';

type NewEntry = Pick<EntryDocument, 'kind' | 'fields'>;
type MatchInput = { entries: NewEntry[] } | { content: string };

/** More than anybody has; an entry beyond it is taken for a new one. */
const MAX_STORED = 2000;

/** Matches entries, given or read from a file, with those of the member. Nothing is stored. */
export async function matchStoredEntries(ctx: RecordsCtx, input: MatchInput) {
  const entries = 'entries' in input ? input.entries.map(completeEntry) : await entriesInFile(ctx, input.content);
  const stored = await newestDocumentsOf(ctx, entryKind, MAX_STORED);
  const matches = matchEntries(
    entries,
    stored.map(({ id, revision, document: { kind, fields } }) => ({ id, revision, kind, fields })),
  );
  return {
    items: entries.map(({ kind, fields }, at) => {
      const match = matches[at];
      if (!match || match.state === 'new') return { kind, fields, state: 'new' as const, ...NOTHING };
      const { id, revision, fields: before } = match.existing;
      const merged = match.state === 'similar' ? match.merged : null;
      const changes = merged
        ? compareContents(contentOfEntry({ kind, fields: before }), contentOfEntry({ kind, fields: merged }))
        : [];
      return { kind, fields, state: match.state, existing: { id, revision }, merged, changes };
    }),
  };
}

const NOTHING = { existing: null, merged: null, changes: [] };

async function entriesInFile(ctx: RecordsCtx, content: string): Promise<NewEntry[]> {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_IMPORTS, uid);
  const { content: imported } = await parseCvFile(decodeFileContent(content), uid);
  return unlinkedEntries(await withoutMissingReferences(ctx, imported)).map(({ kind, fields }) => ({ kind, fields }));
}
