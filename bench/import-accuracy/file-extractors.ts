import { extractHtml } from '../../src/cv/model/formats/unstructured/extract-html.ts';
import { extractOffice } from '../../src/cv/server/import/office/extract-office.ts';
import { extractPdf } from '../../src/cv/server/import/pdf/extract-pdf.ts';
import { type Extractor, TEXT_EXTRACTORS } from './measure.ts';

/** Extractors of all formats that the corpus has. */
export const FILE_EXTRACTORS: Readonly<Record<string, Extractor>> = {
  ...TEXT_EXTRACTORS,
  pdf: (bytes) => extractPdf(bytes),
  docx: (bytes) => extractOffice(Buffer.from(bytes)),
  odt: (bytes) => extractOffice(Buffer.from(bytes)),
  html: (bytes) => extractHtml(new TextDecoder().decode(bytes)),
};
