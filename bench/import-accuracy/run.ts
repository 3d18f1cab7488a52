import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { extractMarkdown } from '../../src/cv/model/formats/unstructured/extract-markdown.ts';
import { extractText } from '../../src/cv/model/formats/unstructured/extract-text.ts';
import { readSourceDocument } from '../../src/cv/model/formats/unstructured/read-source-document.ts';
import type { SourceDocument } from '../../src/cv/model/formats/unstructured/source-document.ts';
import { root } from '../../src/platform/server/root.ts';
import { type Count, compare, FIELD_KINDS, lostWords, valuesOf } from './score.ts';
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
type Extractor = (bytes: Uint8Array) => SourceDocument | Promise<SourceDocument>;
type Result = {
  file: CorpusFile;
  counts: Record<string, Count & { wrong: string[]; missing: string[] }>;
  lost: string[];
};

const decode = (bytes: Uint8Array) => new TextDecoder().decode(bytes);
const EXTRACTORS: Readonly<Record<string, Extractor>> = {
  text: (bytes) => extractText(decode(bytes)),
  markdown: (bytes) => extractMarkdown(decode(bytes)),
};

/** Returns the corpus of texts: each CV in each style. */
export const makeTextCorpus = (): CorpusFile[] =>
  makeTruths().flatMap((truth) =>
    TEXT_STYLES.map(({ name, format, write, heldOut = false }) => ({
      ...{ name: `${truth.name}/${name}`, format, style: name, heldOut, truth },
      bytes: new TextEncoder().encode(write(truth)),
    })),
  );

/** Reads the files of a corpus and compares them with the truth. */
export async function measure(files: readonly CorpusFile[], extractors = EXTRACTORS): Promise<Result[]> {
  const results: Result[] = [];
  for (const file of files) {
    const document = await extractors[file.format]?.(file.bytes);
    if (!document) throw new Error(`no extractor for ${file.format}`);
    const reading = readSourceDocument(document);
    const precision = file.style === 'one-line' ? 'year' : 'asWritten';
    const counts = compare(valuesOf(reading.content, precision), valuesOf(file.truth.content, precision));
    results.push({ file, counts, lost: lostWords(document, reading) });
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

/** Measures the corpus and writes the tables. `filter` limits it to files whose names contain it; `details` prints errors. */
export async function run([filter = '', details]: readonly string[]): Promise<number> {
  const results = await measure(makeTextCorpus().filter(({ name }) => name.includes(filter)));
  const groups = new Map<string, Result[]>([
    ['all tuned styles', results.filter(({ file }) => !file.heldOut)],
    ['held-out styles', results.filter(({ file }) => file.heldOut)],
  ]);
  for (const result of results) {
    const { style } = result.file;
    groups.set(style, [...(groups.get(style) ?? []), result]);
  }
  const table = [...groups]
    .filter(([, group]) => group.length > 0)
    .map(([name, group]) => ({
      ...{ name, files: group.length, fields: summarize(group) },
      lost: group.reduce((sum, { lost }) => sum + lost.length, 0),
    }));
  const markdown = markdownTable(table);
  console.log(markdown);
  if (details)
    for (const { file, counts, lost } of results) {
      for (const [kind, { wrong, missing }] of Object.entries(counts))
        if ((details === 'all' || details.split(',').includes(kind)) && wrong.length + missing.length > 0)
          console.log(`${file.name} ${kind}\n   read    ${wrong.join(' | ')}\n   missing ${missing.join(' | ')}`);
      if (lost.length > 0) console.log(`${file.name} lost ${lost.join(' ')}`);
    }
  if (filter === '') {
    await mkdir(join(root, 'test-results'), { recursive: true });
    await writeFile(join(root, 'test-results/import-accuracy.json'), `${JSON.stringify(table, null, 2)}\n`);
    await writeFile(join(root, 'test-results/import-accuracy.md'), markdown);
  }
  return 0;
}

type Line = { name: string; files: number; fields: ReturnType<typeof summarize>; lost: number };

/** Each cell holds precision and recall in percent. */
function markdownTable(lines: readonly Line[]): string {
  const head = ['style', 'files', ...FIELD_KINDS, 'words lost'];
  const rows = lines.map(({ name, files, fields, lost }) => [
    ...[name, String(files)],
    ...FIELD_KINDS.map((kind) => `${percent(fields[kind]?.precision)} / ${percent(fields[kind]?.recall)}`),
    String(lost),
  ]);
  return `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;
}

const percent = (part = 0) => (part * 100).toFixed(1);
