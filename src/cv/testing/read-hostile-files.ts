import { AppError } from '#platform/pure/errors.ts';
import { parseCvFile } from '../server/worker/parse-cv-file.ts';
import { hostilePdfs } from './hostile-files.ts';

/** The time that a file may take in a worker, with its start. */
const MAX_MS = 25_000;
const CLEAR = /^read: |^refused: .*(?:Pdf|cvTooComplex|notACv|pdfTooLong)/;

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

/** Reads damaged PDFs in a worker. Returns how many were read as CVs, and those that ended otherwise or too late. */
export async function readHostileFiles(seed: number, count: number) {
  const findings: { name: string; outcome: string; ms: number }[] = [];
  let [read, longestMs] = [0, 0];
  for (const { name, bytes } of hostilePdfs(seed, count)) {
    const start = performance.now();
    const outcome = await outcomeOf(bytes).catch((error: unknown) => `failed: ${String(error)}`);
    const ms = Math.round(performance.now() - start);
    longestMs = Math.max(longestMs, ms);
    if (outcome.startsWith('read: ')) read += 1;
    if (!CLEAR.test(outcome) || ms > MAX_MS) findings.push({ name, outcome, ms });
  }
  return { read, longestMs, findings };
}
