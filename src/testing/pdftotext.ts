import { execFileSync } from 'node:child_process';
import type { TextLine } from '#cv/render/reading/lines-of-runs.ts';

/**
 * Returns the lines of a PDF in file order, as the widely used `pdftotext` reads them, without positions. Null if it is
 * not installed.
 */
export function readByPdftotext(pdf: Uint8Array): TextLine[] | null {
  return (
    runPdftotext(pdf, ['-raw'])
      ?.split('\f')
      .flatMap((page, at) =>
        page.split('\n').map((line) => ({ ...NO_POSITION, text: line, page: at, isArtifact: false })),
      ) ?? null
  );
}

/** Returns the text of a PDF in the order that `pdftotext` guesses from its layout. Null if it is not installed. */
export const layoutByPdftotext = (pdf: Uint8Array): string | null => runPdftotext(pdf, []);

const runPdftotext = (pdf: Uint8Array, options: readonly string[]) =>
  isInstalled
    ? execFileSync('pdftotext', [...options, '-', '-'], { input: pdf, encoding: 'utf8', maxBuffer: MAX_OUTPUT_BYTES })
    : null;

const MAX_OUTPUT_BYTES = 16 * 1024 * 1024;
const NO_POSITION = { x: 0, y: 0, width: 0, height: 0 };

const isInstalled = isRunnable('pdftotext');
function isRunnable(program: string) {
  try {
    execFileSync(program, ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}
