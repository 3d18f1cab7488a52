import type { Citation, CitationFormat } from './citation.ts';
import { writeRis } from './ris.ts';
import { writeBibtex } from './write-bibtex.ts';

const WRITERS: Readonly<Record<CitationFormat, (citations: readonly Citation[]) => string>> = {
  bib: writeBibtex,
  ris: writeRis,
};

/** Writes a list of publications in a format. */
export const writeCitations = (citations: readonly Citation[], format: CitationFormat) => WRITERS[format](citations);
