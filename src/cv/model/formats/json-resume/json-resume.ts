import { isEqualJson, isObject, type JsonObject, ownProperty } from '../../../../platform/pure/json.ts';
import type { CvContent } from '../../content.ts';
import { cvContent } from '../../schema.ts';
import { allNodesOf, nodeAt } from '../../tree.ts';
import { withDays } from '../../upgrade.ts';
import type { ImportReport } from '../reading/report.ts';
import { areMostTextsStored } from './landed-texts.ts';
import { readResume } from './read.ts';
import { makeReadState, type ReadState } from './read-state.ts';
import { restoreContent } from './restore.ts';
import { isSkeleton, makeSkeleton } from './skeleton.ts';
import { ENTRY_KINDS } from './tables.ts';
import { writeAsImported, writeResume } from './write.ts';
import { OWN_KEY, withEntryIds } from './write-entries.ts';

/**
 * Imports a JSON Resume of any version, even a malformed one. `exportJsonResume` writes the same file again, because
 * data without a field is kept.
 */
export function importJsonResume(value: unknown): { content: CvContent; report: ImportReport } {
  const source = isObject(value) ? value : {};
  const restoredImport = readWithSkeleton(source);
  if (restoredImport) return restoredImport;
  const state = makeReadState();
  if (source !== value) state.reader.warn('unreadable', { from: '' }, value);
  if (Object.hasOwn(source, OWN_KEY)) state.reader.warn('unreadable', { from: OWN_KEY });
  const content = readResume(source, state);
  if (areMostTextsStored(source, state.storedTexts)) state.reader.warnFirst('mostlyKept', { from: '' });
  return { content, report: reportOf('json-resume', content, state) };
}

/**
 * Exports a CV as a JSON Resume, without its letters. If the standard can't hold all of it, a skeleton is added, which
 * other programs ignore. From it, `importJsonResume` restores the same CV, with any changes made by other programs.
 */
export function exportJsonResume(fullContent: CvContent): Record<string, unknown> {
  const content = { ...fullContent, letters: [] };
  const standardOnly = writeAsImported(content);
  if (isEqualJson(importJsonResume(standardOnly).content, content)) return standardOnly;
  const withIds = writeResume(content, withEntryIds);
  const ids = new Set(allNodesOf(content).flatMap(({ value: { id } }) => (typeof id === 'string' ? [id] : [])));
  return { ...withIds, [OWN_KEY]: makeSkeleton(content, readWithIds(withIds, ids).content) };
}

function readWithSkeleton(source: JsonObject) {
  const skeleton = ownProperty(source, OWN_KEY);
  if (!isSkeleton(skeleton)) return;
  const { content: read, reading: state } = readWithIds(source, collectIds(skeleton));
  const { success, data } = cvContent.safeParse(restoreContent(skeleton, read, state.idOf));
  if (!success) return undefined;
  const { design } = skeleton;
  const content = withDays(data, isObject(design) ? design : {});
  return { content, report: reportOf('vitrine', content, state) };
}

function readWithIds(source: JsonObject, ids: ReadonlySet<string>) {
  const { resume, entryIds } = extractEntryIds(source, ids);
  const state = makeReadState({ entryIds, ids });
  return { content: readResume(resume, state), reading: state };
}

const reportOf = (
  format: ImportReport['format'],
  content: CvContent,
  { reader, storedCount, sections }: ReadState,
): ImportReport => ({
  format,
  imported: sections.reduce((sum, { count }) => sum + count, 0),
  kept: storedCount,
  sections,
  warnings: reader.warnings.map((warning) =>
    warning.at && nodeAt(content, warning.at) ? warning : { ...warning, at: undefined },
  ),
});

/** Returns all ids in a skeleton, at any depth. */
function collectIds(skeleton: JsonObject): Set<string> {
  const ids = new Set<string>();
  const pending: unknown[] = [skeleton];
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== 'object' || value === null) continue;
    const id = isObject(value) ? ownProperty(value, 'id') : undefined;
    if (typeof id === 'string') ids.add(id);
    for (const nested of Object.values(value)) pending.push(nested);
  }
  return ids;
}

/** Removes our own keys from a resume. Also returns the node ids of its entries, if they are in `ids`. */
function extractEntryIds(source: JsonObject, ids: ReadonlySet<string>) {
  const entryIds = new Map<JsonObject, string>();
  const withoutId = (entry: unknown) => {
    if (!isObject(entry)) return entry;
    const { [OWN_KEY]: entryId, ...rest } = entry;
    if (typeof entryId !== 'string') return entry;
    if (ids.has(entryId)) entryIds.set(rest, entryId);
    return rest;
  };
  const stripIds = (object: JsonObject, lists: readonly string[]): JsonObject =>
    Object.fromEntries(
      Object.entries(object).map(([key, value]) => [
        key,
        lists.includes(key) && Array.isArray(value) ? value.map(withoutId) : value,
      ]),
    );
  const { [OWN_KEY]: _, ...resume } = stripIds(source, ENTRY_KINDS);
  const basics = ownProperty(resume, 'basics');
  return {
    resume: isObject(basics) ? { ...resume, basics: stripIds(basics, ['profiles']) } : resume,
    entryIds: entryIds as ReadonlyMap<JsonObject, string>,
  };
}
