import { AppError } from '#platform/pure/errors.ts';
import { parseCvFile } from '../server/worker/parse-cv-file.ts';
import type { HostileFile } from './hostile-files.ts';

/** The time that a file may take in a worker, with its start. */
const MAX_MS = 25_000;
const CLEAR = /^read: |^refused: .*(?:Pdf|Zip|Document|cvTooComplex|notACv|pdfTooLong|invalidFields)/;

/** Reads a file in a worker. Returns the name of the CV in it, or the words of the error to show. */
export async function outcomeOf(bytes: Buffer): Promise<string> {
  try {
    const { content } = await parseCvFile(bytes, { owner: 'ada' });
    return `read: ${content.basics.name}`;
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return `refused: ${error.code} ${JSON.stringify(error.details)}`;
  }
}

/** Reads hostile files in a worker. Returns how many were read as CVs, and those that ended otherwise or too late. */
export async function readHostileFiles(files: readonly HostileFile[]) {
  const findings: { name: string; outcome: string; ms: number }[] = [];
  let [read, longestMs] = [0, 0];
  for (const { name, bytes } of files) {
    const start = performance.now();
    const outcome = await outcomeOf(bytes).catch((error: unknown) => `failed: ${String(error)}`);
    const ms = Math.round(performance.now() - start);
    longestMs = Math.max(longestMs, ms);
    if (outcome.startsWith('read: ')) read += 1;
    if (!CLEAR.test(outcome) || ms > MAX_MS) findings.push({ name, outcome, ms });
  }
  return { read, longestMs, findings };
}
