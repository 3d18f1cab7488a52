import { execFileSync } from 'node:child_process';
import type { Line } from '#cv/render/reading/lines-of-runs.ts';

/**
 * Returns the lines of a PDF in file order, as the widely used `pdftotext` reads them, without positions. Null if it is
 * not installed.
 */
export function readByPdftotext(pdf: Uint8Array): Line[] | null {
  if (!isThere) return null;
  const text = execFileSync('pdftotext', ['-raw', '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: LARGEST });
  return text
    .split('\f')
    .flatMap((page, at) => page.split('\n').map((line) => ({ ...NOWHERE, text: line, page: at, aside: false })));
}

const LARGEST = 16 * 1024 * 1024;
const NOWHERE = { x: 0, y: 0, width: 0, height: 0 };

const isThere = has('pdftotext');
function has(program: string) {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
