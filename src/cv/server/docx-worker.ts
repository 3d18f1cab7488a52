import { parentPort, workerData } from 'node:worker_threads';
import type { CvContent } from '../model/content.ts';
import { exportDocx } from '../model/exports/docx/document.ts';
import { exportLetterDocx } from '../model/exports/docx/letter.ts';
import type { PageWords } from '../model/exports/outline.ts';
import { type LetterWords, letterIn } from '../model/letters/letter-outline.ts';

export type Order = {
  content: CvContent;
  words: PageWords;
  templateFonts: string;
  photo: Uint8Array | undefined;
  /** One of its letters, in its place. */
  letter?: { id: string; words: LetterWords };
};
export type Answer = { written: Uint8Array } | { broken: string };

parentPort?.postMessage(await answer(workerData as Order));

async function answer({ content, letter, ...given }: Order): Promise<Answer> {
  try {
    const found = letter && letterIn(content, letter.id);
    if (letter && !found) throw new Error('there is no such letter');
    const written =
      letter && found
        ? exportLetterDocx(content, found, { ...given, letterWords: letter.words })
        : exportDocx(content, given);
    return { written: await written };
  } catch (error) {
    return { broken: String(error) };
  }
}
