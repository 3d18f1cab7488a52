import { CV_LIMITS } from '../../model/content.ts';
import { isLinkedInPdf, readLinkedInPdf } from '../../model/formats/linkedin/read-pdf.ts';
import type { ImportResult } from '../../model/formats/reading/cv-builder.ts';
import { type ImportWarning, MAX_WARNINGS } from '../../model/formats/reading/report.ts';
import type { UnstructuredReading } from '../../model/formats/unstructured/finish-reading.ts';
import { readSourceDocument } from '../../model/formats/unstructured/read-source-document.ts';
import type { SourceDocument } from '../../model/formats/unstructured/source-document.ts';
import { suggestTemplate } from '../../model/formats/unstructured/suggest-template.ts';
import type { ReadSource } from '../../model/review/read-source.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';

/** A CV from a file, with the photo that the file holds, and the text that a recognized CV was read from. */
export type CvReading = ImportResult & { photo?: SourceDocument['photo']; source?: ReadSource };

/** Recognizes a CV in the text of a document. */
export function readDocument(document: SourceDocument, warnings: readonly ImportWarning[]): CvReading {
  if (document.lines.length === 0) throw new InvalidCvFile({ word: 'notACv' });
  const { photo } = document;
  const all = [{ problem: 'recognized' as const, from: '' }, ...warnings];
  const reading = isLinkedInPdf(document) ? readLinkedInPdf(document) : readSourceDocument(document);
  return { ...withWarnings(reading, all), photo, source: readSourceOf(document, reading) };
}

/** Returns the lines of a document as a review shows them, with what became of each. */
const readSourceOf = (document: SourceDocument, reading: UnstructuredReading): ReadSource => ({
  lines: document.lines.map(({ segments, page, box, bullet, heading, gapAbove }) => ({
    segments: segments.map((runs) => runs.map(({ text, size, bold, italic }) => ({ text, size, bold, italic }))),
    ...{ page, gapAbove },
    ...(box && { box }),
    ...(bullet !== undefined && { bullet }),
    ...(heading !== undefined && { heading }),
  })),
  pages: document.pages,
  face: document.face ?? null,
  marks: reading.marks,
  unplaced: reading.unplaced,
  unplacedSection: reading.unplacedSection ?? null,
  template: suggestTemplate(document, reading.content),
});

/** Returns a result with warnings before its own. */
export const withWarnings = ({ content, report }: ImportResult, warnings: readonly ImportWarning[]): ImportResult => ({
  content,
  report: { ...report, warnings: [...warnings, ...report.warnings].slice(0, MAX_WARNINGS) },
});

/** Returns a reading, unless its CV is too large to store. */
export function limited(reading: CvReading): CvReading {
  if (Buffer.byteLength(JSON.stringify(reading.content)) > CV_LIMITS.bytes) {
    throw new InvalidCvFile({ word: 'documentTooLarge', values: { kilobytes: CV_LIMITS.bytes / 1024 } });
  }
  return reading;
}
