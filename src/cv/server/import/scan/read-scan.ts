import { type CvReading, limited, readDocument } from '../read-document.ts';
import type { ScanLanguages } from './choose-language.ts';
import { extractScan } from './extract-scan.ts';

/** Recognizes a CV in a scanned PDF. Every field is to be checked, because any letter may be wrong. */
export async function readScan(bytes: Uint8Array, languages: ScanLanguages): Promise<CvReading> {
  const { document, pictures } = await extractScan(bytes, languages);
  const { source, ...reading } = readDocument(document, []);
  if (!source) return limited(reading);
  const pages = source.pages.map((page, at) => ({ ...page, picture: pictures[at] }));
  const marks = source.marks.map((mark) => ({ ...mark, sure: false, doubt: 'scan' as const }));
  return limited({ ...reading, source: { ...source, pages, marks } });
}
