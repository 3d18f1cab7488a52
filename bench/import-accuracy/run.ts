import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '../../src/platform/server/root.ts';
import { makeFileCorpus } from './file-corpus.ts';
import { FILE_EXTRACTORS } from './file-extractors.ts';
import { makeTextCorpus, measure, type Result, summarize } from './measure.ts';
import { type Comparison, compareWith } from './other-reader.ts';
import { timeTwoPages } from './reading-times.ts';
import { FIELD_KINDS } from './score.ts';

const EXPLANATION = `Precision and recall in percent. Rules were made for the errors in tuned styles; those in held-out styles were not looked at.
Words lost are in no field and not among the unplaced text. Words unreadable are those of the truth that the file doesn't yield, as its font lacks letters or a line breaks within them.
`;

/** Measures the corpus and writes the tables. `filter` limits it to files whose names contain it; `details` prints errors. */
export async function run([filter = '', details]: readonly string[]): Promise<number> {
  const { files, skipped } = await makeFileCorpus();
  const corpus = [...makeTextCorpus(), ...files].filter(({ name }) => name.includes(filter));
  const results = await measure(corpus, FILE_EXTRACTORS);
  const table = linesOf(results);
  const times = await timeTwoPages(corpus);
  const command = process.env.OTHER_READER;
  const comparisons = command ? linesOfComparisons(await compareWith(command, results)) : [];
  const markdown = `${EXPLANATION}\n${markdownTable(table)}\n${markdownTimes(times)}${markdownSkipped(skipped)}${markdownComparisons(comparisons)}`;
  console.log(markdown);
  if (details) for (const result of results) printErrors(result, details);
  if (filter === '') {
    await mkdir(join(root, 'test-results'), { recursive: true });
    const json = `${JSON.stringify({ accuracy: table, twoPagePdfs: times, skipped, comparisons }, null, 2)}\n`;
    await writeFile(join(root, 'test-results/import-accuracy.json'), json);
    await writeFile(join(root, 'test-results/import-accuracy.md'), markdown);
  }
  return 0;
}

function printErrors({ file, counts, lost, unreadable }: Result, details: string) {
  for (const [kind, { wrong, missing }] of Object.entries(counts))
    if ((details === 'all' || details.split(',').includes(kind)) && wrong.length + missing.length > 0)
      console.log(`${file.name} ${kind}\n   read    ${wrong.join(' | ')}\n   missing ${missing.join(' | ')}`);
  if (lost.length > 0) console.log(`${file.name} lost ${lost.join(' ')}`);
  if (unreadable.length > 0) console.log(`${file.name} unreadable ${unreadable.join(' ')}`);
}

type Line = { name: string; files: number; fields: ReturnType<typeof summarize>; lost: number; unreadable: number };

/** Returns the sums of each format, in tuned and in held-out styles, and then those of each style. */
function linesOf(results: readonly Result[]): Line[] {
  const byFormat = Map.groupBy(results, ({ file }) => `${file.format}, ${file.heldOut ? 'held-out' : 'tuned'} styles`);
  const byStyle = Map.groupBy(
    results,
    ({ file }) => `${file.format}: ${file.style}${file.heldOut ? ' (held out)' : ''}`,
  );
  return [...byFormat, ...byStyle].map(([name, group]) => ({
    ...{ name, files: group.length, fields: summarize(group) },
    lost: group.reduce((sum, { lost }) => sum + lost.length, 0),
    unreadable: group.reduce((sum, { unreadable }) => sum + unreadable.length, 0),
  }));
}

/** Each cell holds precision and recall in percent. */
function markdownTable(lines: readonly Line[]): string {
  const head = ['style', 'files', ...FIELD_KINDS, 'words lost', 'words unreadable'];
  const rows = lines.map(({ name, files, fields, lost, unreadable }) => [
    ...[name, String(files)],
    ...FIELD_KINDS.map((kind) => `${percent(fields[kind]?.precision)} / ${percent(fields[kind]?.recall)}`),
    ...[String(lost), String(unreadable)],
  ]);
  return markdownOf(head, rows);
}

const markdownOf = (head: readonly string[], rows: readonly (readonly string[])[]) =>
  `${[head, head.map(() => '---'), ...rows].map((cells) => `| ${cells.join(' | ')} |`).join('\n')}\n`;

const percent = (part = 0) => (part * 100).toFixed(1);

const markdownTimes = ({ files, firstMs, medianMs, slowestMs }: Awaited<ReturnType<typeof timeTwoPages>>) =>
  `${files} PDFs of two pages in the worker: first ${firstMs} ms with its start, then median ${medianMs} ms, slowest ${slowestMs} ms.\n`;

const markdownSkipped = (skipped: readonly string[]) =>
  skipped.length === 0 ? '' : `\nLeft out, as their programs are not installed: ${skipped.join(', ')}.\n`;

type ComparedLine = { name: string; files: number; fields: ReturnType<typeof summarize> };

const linesOfComparisons = (comparisons: readonly Comparison[]): ComparedLine[] =>
  comparisons.flatMap(({ name, ours, theirs }) => [
    { name: `${name}, Vitrine`, files: ours.length, fields: summarize(ours) },
    { name: `${name}, other reader`, files: theirs.length, fields: summarize(theirs) },
  ]);

/** The kinds of fields that resume parsers have in common. */
const COMMON_KINDS = FIELD_KINDS.filter((kind) => !['headline', 'places', 'sections', 'languages'].includes(kind));

function markdownComparisons(lines: readonly ComparedLine[]): string {
  if (lines.length === 0) return '';
  const head = ['files', 'number', ...COMMON_KINDS];
  const rows = lines.map(({ name, files, fields }) => [
    ...[name, String(files)],
    ...COMMON_KINDS.map((kind) => `${percent(fields[kind]?.precision)} / ${percent(fields[kind]?.recall)}`),
  ]);
  return `\n${markdownOf(head, rows)}`;
}
