import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { openOverflowFile } from '#platform/overflow-file.ts';
import { eventually } from './eventually.ts';

/** A folder that is gone after the test. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-overflow-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Options = { folder?: string; largest?: number; most?: number };

/** An overflow of texts. `fromBytes` is called for each that is read from the file. */
export async function openTexts({ folder, largest = 1000, most = 1000 }: Options = {}) {
  const fromBytes = vi.fn((bytes: Buffer) => bytes.toString());
  const overflow = await openOverflowFile<string>(folder ?? (await makeFolder()), {
    toBytes: (text) => [Buffer.from(text.slice(0, 1)), Buffer.from(text.slice(1))],
    fromBytes: (bytes) => fromBytes(bytes),
    largest,
    most,
  });
  if (!overflow) throw new Error('the folder can’t be written');
  onTestFinished(overflow.close);
  return {
    overflow,
    fromBytes,
    /** Waits until the text under a name comes from the file, as then do all that were put there before. */
    written: (name: string) =>
      eventually(async () => {
        const { length } = fromBytes.mock.calls;
        await overflow.get(name);
        expect(fromBytes.mock.calls.length).toBeGreaterThan(length);
      }),
  };
}
