import { parentPort, workerData } from 'node:worker_threads';
import type { CvContent } from '../model/content.ts';
import { exportDocx } from '../model/exports/docx/document.ts';
import type { PageWords } from '../model/exports/outline.ts';

export type Order = {
  content: CvContent;
  words: PageWords;
  templateFonts: string;
  photo: Uint8Array | undefined;
};
export type Answer = { written: Uint8Array } | { broken: string };

parentPort?.postMessage(await answer(workerData as Order));

async function answer({ content, ...given }: Order): Promise<Answer> {
  try {
    return { written: await exportDocx(content, given) };
  } catch (error) {
    return { broken: String(error) };
  }
}
