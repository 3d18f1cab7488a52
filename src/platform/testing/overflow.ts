import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, onTestFinished, vi } from 'vitest';
import { openOverflowFile } from '#platform/server/overflow-file.ts';
import { eventually } from '../../testing/eventually.ts';

/** Makes a folder that is removed after the test. */
export async function makeFolder() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-overflow-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  return folder;
}

type Options = { folder?: string; maxBytes?: number; maxEntries?: number };

/** Opens an overflow file for texts. `fromBytes` is called for each text read from the file. */
export async function openTexts({ folder, maxBytes = 1000, maxEntries = 1000 }: Options = {}) {
  const fromBytes = vi.fn((bytes: Buffer) => bytes.toString());
  const overflow = await openOverflowFile<string>(folder ?? (await makeFolder()), {
    toBytes: (text) => [Buffer.from(text.slice(0, 1)), Buffer.from(text.slice(1))],
    fromBytes: (bytes) => fromBytes(bytes),
    maxBytes,
    maxEntries,
  });
  if (!overflow) throw new Error('the folder can’t be written');
  onTestFinished(overflow.close);
  return {
    overflow,
    fromBytes,
    /** Waits until a text, and every one before it, is read from the file. */
    expectWritten: (name: string) =>
      eventually(async () => {
        const { length } = fromBytes.mock.calls;
        await overflow.get(name);
        expect(fromBytes.mock.calls.length).toBeGreaterThan(length);
      }),
  };
}
