import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { isInstalled, runIn, withFolder } from './external-program.ts';
import { latexOf, requiredFileOf } from './latex-source.ts';
import type { PlainOutline } from './plain-outline.ts';

const PROGRAM = 'pdflatex';
const TIMEOUT_MS = 60_000;

/** Returns whether the class or the package of a look is installed, as by Debian's `texlive-latex-extra`. */
export async function hasLatexLook(look: string): Promise<boolean> {
  if (!(await isInstalled(PROGRAM))) return false;
  const found = await runIn('.', 'kpsewhich', [requiredFileOf(look)], TIMEOUT_MS);
  return (found?.stdout.trim() ?? '') !== '';
}

/** Typesets a CV, twice so that page counts are known. */
export function printWithLatex(outline: PlainOutline, look: string): Promise<Uint8Array> {
  return withFolder(async (folder) => {
    await writeFile(join(folder, 'cv.tex'), latexOf(outline, look));
    for (let pass = 0; pass < 2; pass += 1)
      await runIn(folder, PROGRAM, ['-interaction=nonstopmode', 'cv.tex'], TIMEOUT_MS);
    return readFile(join(folder, 'cv.pdf'));
  });
}
