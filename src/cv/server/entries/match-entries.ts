import { requireMember } from '#identity/service.ts';
import { invalidFields } from '#platform/pure/errors.ts';
import { awaitTurn } from '#platform/server/await-turn.ts';
import { newestDocumentsOf, type RecordsCtx } from '#records/service.ts';
import { compareContents } from '../../model/changes/compare.ts';
import { contentOfEntry, ENTRY_LIMITS, type EntryDocument } from '../../model/entries/entry.ts';
import { type EntryMatch, matchEntries, matchedNodeIds } from '../../model/entries/match.ts';
import type { CitationProblem } from '../../model/formats/citations/citation.ts';
import { isUnstructured } from '../../model/formats/reading/report.ts';
import { unlinkedEntries } from '../../model/sources/unlinked-entries.ts';
import { decodeFileContent } from '../import/decode-file-content.ts';
import { CV_IMPORTS } from '../read-cv-file.ts';
import { withoutMissingReferences } from '../without-missing-references.ts';
import { isCitationFile, parseCitationFile } from '../worker/parse-citation-file.ts';
import { parseCvFile } from '../worker/parse-cv-file.ts';
import { completeEntry, entryKind } from './entry-kind.ts';

type NewEntry = Pick<EntryDocument, 'kind' | 'fields'>;

/** More than anybody has; an entry beyond it is taken for a new one. */
const MAX_STORED = 2000;

type MatchInput = { content: string } | { entries: NewEntry[] };

/** Matches the entries of a file, or of a list, with those of the member. Nothing is stored. */
export async function matchStoredEntries(ctx: RecordsCtx, input: MatchInput) {
  requireMember(ctx.actor);
  const { entries, problems, recognized } =
    'content' in input
      ? await entriesInFile(ctx, input.content)
      : { entries: input.entries.map(validEntry), problems: [], recognized: false };
  const stored = await newestDocumentsOf(ctx, entryKind, MAX_STORED);
  await awaitTurn();
  const matches = matchEntries(
    entries,
    stored.map(({ id, revision, document: { kind, fields } }) => ({ id, revision, kind, fields })),
  );
  const items: ReturnType<typeof answerOf>[] = [];
  for (const [at, entry] of entries.entries()) {
    if (at % ENTRIES_PER_TURN === 0) await awaitTurn();
    items.push(answerOf(entry, matches[at]));
  }
  return { items, problems, recognized };
}

/** As many comparisons as take a few milliseconds. */
const ENTRIES_PER_TURN = 20;

function answerOf({ kind, fields }: NewEntry, match: EntryMatch | undefined) {
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

type EntriesInFile = {
  entries: NewEntry[];
  problems: CitationProblem[];
  /** Whether the entries were recognized from text, so that their fields may be wrong. */
  recognized: boolean;
};

async function entriesInFile(ctx: RecordsCtx, content: string): Promise<EntriesInFile> {
  const { uid } = requireMember(ctx.actor);
  await ctx.limits.count(CV_IMPORTS, uid);
  const bytes = decodeFileContent(content);
  if (isCitationFile(bytes)) {
    const { citations, problems } = await parseCitationFile(bytes, uid);
    return { entries: citations.map((fields) => ({ kind: 'publications', fields })), problems, recognized: false };
  }
  const { content: imported, report } = await parseCvFile(bytes, { owner: uid, unrecognized: 'notForWork' });
  const unlinked = unlinkedEntries(await withoutMissingReferences(ctx, imported));
  return {
    entries: unlinked.map(({ kind, fields }) => ({ kind, fields })),
    problems: [],
    recognized: isUnstructured(report.format),
  };
}
