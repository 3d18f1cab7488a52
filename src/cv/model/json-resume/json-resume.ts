import type { CvContent } from '../content.ts';
import type { ImportReport } from '../import/report.ts';
import { cvContent } from '../schema.ts';
import { placeAt, placesOf } from '../tree.ts';
import { isObject, isSameJson, type JsonObject, own } from './json.ts';
import { idsIn, withoutNames } from './names.ts';
import { readResume } from './read-resume.ts';
import { makeReading, type Reading } from './reading.ts';
import { restoreContent } from './restore.ts';
import { isSkeleton, makeSkeleton } from './skeleton.ts';
import { OURS, withNames } from './write-entries.ts';
import { writeAsBefore, writeResume } from './write-resume.ts';

/**
 * Imports a JSON Resume of any version, even a malformed one. `exportJsonResume` writes the same file again, because
 * data without a field is kept.
 */
export function importJsonResume(value: unknown): { content: CvContent; report: ImportReport } {
  const source = isObject(value) ? value : {};
  const restored = readWithSkeleton(source);
  if (restored) return restored;
  const reading = makeReading();
  if (source !== value) reading.reader.warn('unreadable', { from: '' }, value);
  if (Object.hasOwn(source, OURS)) reading.reader.warn('unreadable', { from: OURS });
  const content = readResume(source, reading);
  return { content, report: reportOf('json-resume', content, reading) };
}

/**
 * Exports a CV as a JSON Resume, without its letters. If the standard can't hold all of it, a skeleton is added, which
 * other programs ignore. From it, `importJsonResume` restores the same CV, with any changes made by other programs.
 */
export function exportJsonResume(whole: CvContent): Record<string, unknown> {
  const content = { ...whole, letters: [] };
  const plain = writeAsBefore(content);
  if (isSameJson(importJsonResume(plain).content, content)) return plain;
  const named = writeResume(content, withNames);
  const ids = new Set(placesOf(content).flatMap(({ value: { id } }) => (typeof id === 'string' ? [id] : [])));
  return { ...named, [OURS]: makeSkeleton(content, readNamed(named, ids).content) };
}

function readWithSkeleton(source: JsonObject) {
  const skeleton = own(source, OURS);
  if (!isSkeleton(skeleton)) return;
  const { content: read, reading } = readNamed(source, idsIn(skeleton));
  const { success, data } = cvContent.safeParse(restoreContent(skeleton, read, reading.idOf));
  return success ? { content: data, report: reportOf('vitrine', data, reading) } : undefined;
}

function readNamed(source: JsonObject, ids: ReadonlySet<string>) {
  const { resume, names } = withoutNames(source, ids);
  const reading = makeReading(names, ids);
  return { content: readResume(resume, reading), reading };
}

const reportOf = (
  format: ImportReport['format'],
  content: CvContent,
  { reader, kept, sections }: Reading,
): ImportReport => ({
  format,
  imported: sections.reduce((sum, { count }) => sum + count, 0),
  kept,
  sections,
  warnings: reader.warnings.map((warning) =>
    warning.at && placeAt(content, warning.at) ? warning : { ...warning, at: undefined },
  ),
});
