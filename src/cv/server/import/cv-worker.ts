import { parentPort, workerData } from 'node:worker_threads';
import type { ErrorText } from '#platform/errors.ts';
import type { Imported } from '../../model/import/draft.ts';
import { readCv } from './read-cv.ts';
import { UnfitFile } from './unfit-file.ts';

export type Order = { bytes: Uint8Array };
export type Answer = { read: Imported } | { unfit: ErrorText } | { broken: string };

parentPort?.postMessage(await answer(workerData as Order));

async function answer({ bytes }: Order): Promise<Answer> {
  try {
    return { read: await readCv(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)) };
  } catch (error) {
    return error instanceof UnfitFile ? { unfit: error.text } : { broken: String(error) };
  }
}
