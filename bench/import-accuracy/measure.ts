import { extractMarkdown } from '../../src/cv/model/formats/unstructured/extract-markdown.ts';
import { extractText } from '../../src/cv/model/formats/unstructured/extract-text.ts';
import { readSourceDocument } from '../../src/cv/model/formats/unstructured/read-source-document.ts';
import type { SourceDocument } from '../../src/cv/model/formats/unstructured/source-document.ts';
import { type Count, compare, FIELD_KINDS, lostWords, unreadableWords, valuesOf } from './score.ts';
import { TEXT_STYLES } from './styles.ts';
import { makeTruths, type Truth } from './truths.ts';

/** A file of the corpus, with the CV that it was made from. */
export type CorpusFile = {
  name: string;
  format: string;
  style: string;
  heldOut: boolean;
  bytes: Uint8Array;
  truth: Truth;
};
export type Extractor = (bytes: Uint8Array) => SourceDocument | undefined | Promise<SourceDocument | undefined>;
export type Result = {
  file: CorpusFile;
  counts: Record<string, Count & { wrong: string[]; missing: string[] }>;
  lost: string[];
  /** Words of the truth that the file doesn't yield: its font lacks their letters, or they were not found. */
  unreadable: string[];
};

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
/** Extractors of the formats of text. */
export const TEXT_EXTRACTORS: Readonly<Record<string, Extractor>> = {
  text: (bytes) => extractText(decode(bytes)),
  markdown: (bytes) => extractMarkdown(decode(bytes)),
};

/** Returns the corpus of texts: each CV in each style. */
export const makeTextCorpus = (): CorpusFile[] =>
  makeTruths().flatMap((truth) =>
    TEXT_STYLES.map(({ name, format, write }) => ({
      ...{ name: `${truth.name}/${name}`, format, style: name, heldOut: false, truth },
      bytes: new TextEncoder().encode(write(truth)),
    })),
  );

/** Reads the files of a corpus and compares them with the truth. */
export async function measure(files: readonly CorpusFile[], extractors = TEXT_EXTRACTORS): Promise<Result[]> {
  const results: Result[] = [];
  for (const file of files) {
    const document = await extractors[file.format]?.(file.bytes);
    if (!document) throw new Error(`no extractor for ${file.format}`);
    const reading = readSourceDocument(document);
    const precision = file.style === 'one-line' ? 'year' : 'month';
    const truth = valuesOf(file.truth.content, precision);
    const counts = compare(valuesOf(reading.content, precision), truth);
    results.push({
      ...{ file, counts, lost: lostWords(document, reading), unreadable: unreadableWords(document, truth) },
    });
  }
  return results;
}

/** Returns precision and recall by kind of field. */
export function summarize(results: readonly Result[]) {
  return Object.fromEntries(
    FIELD_KINDS.map((kind) => {
      const sum = { right: 0, read: 0, truth: 0 };
      for (const { counts } of results) {
        sum.right += counts[kind]?.right ?? 0;
        sum.read += counts[kind]?.read ?? 0;
        sum.truth += counts[kind]?.truth ?? 0;
      }
      return [kind, { precision: share(sum.right, sum.read), recall: share(sum.right, sum.truth), count: sum.truth }];
    }),
  );
}

const share = (part: number, whole: number) => (whole === 0 ? 1 : part / whole);
