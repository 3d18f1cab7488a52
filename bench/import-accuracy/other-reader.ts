import { spawnSync } from 'node:child_process';
import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { importJsonResume } from '../../src/cv/model/formats/json-resume/json-resume.ts';
import { withFolder } from '../imports/external-program.ts';
import type { Result } from './measure.ts';
import { compare, valuesOf } from './score.ts';

const TIMEOUT_MS = 900_000;
/** Looks of one column, for which simpler readers are made. */
const ONE_COLUMN = /one-column|spaced-headings|article|heading-styles|tabs|own docx/;

/** Results of another reader, and of ours, on files that both read. */
export type Comparison = { name: string; ours: Result[]; theirs: Result[] };

/**
 * Reads the PDFs of the corpus with another program. `command` is called with a folder of PDFs, and writes a JSON Resume
 * beside each one that it reads: `12.json` for `12.pdf`. A file without one counts as read without any field.
 */
export function compareWith(command: string, ours: readonly Result[]): Promise<Comparison[]> {
  const pdfs = ours.filter(({ file }) => file.format === 'pdf');
  return withFolder(async (folder) => {
    await Promise.all(pdfs.map(({ file }, at) => writeFile(join(folder, `${at}.pdf`), file.bytes)));
    const [program = '', ...parameters] = command.split(' ');
    spawnSync(program, [...parameters, folder], { stdio: 'inherit', timeout: TIMEOUT_MS });
    const theirs = await Promise.all(pdfs.map((result, at) => resultIn(join(folder, `${at}.json`), result)));
    const isEnglish = ({ file }: Result) => file.truth.content.design.language.startsWith('en');
    const isSimple = (result: Result) => isEnglish(result) && ONE_COLUMN.test(result.file.style);
    return [
      { name: 'English PDFs of one column', ours: pdfs.filter(isSimple), theirs: theirs.filter(isSimple) },
      { name: 'English PDFs', ours: pdfs.filter(isEnglish), theirs: theirs.filter(isEnglish) },
      { name: 'all PDFs', ours: pdfs, theirs },
    ];
  });
}

async function resultIn(path: string, { file }: Result): Promise<Result> {
  const json: unknown = JSON.parse(await readFile(path, 'utf8').catch(() => '{"basics":{}}'));
  const { content } = importJsonResume(json);
  const counts = compare(valuesOf(content, 'month'), valuesOf(file.truth.content, 'month'));
  return { file, counts, lost: [], unreadable: [] };
}
