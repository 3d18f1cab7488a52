import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#platform/server/root.ts';

// A Bloom filter of common passwords, written by `scripts/common-passwords.mjs`, which names their source. It has no
// false negatives; one in 100,000 other passwords is a false positive (decision 43).

const HASHES = 17;

let filter: Promise<Buffer> | undefined;

/** Returns whether a password is in the list of common ones, ignoring case. */
export async function isCommonPassword(password: string) {
  filter ??= readFile(join(root, 'lists', 'common-passwords.bloom'));
  const bytes = await filter;
  const hash = createHash('sha256').update(password.normalize('NFKC').trim().toLowerCase()).digest();
  const bits = bytes.length * 8;
  for (let n = 0; n < HASHES; n += 1) {
    const bit = (hash.readUInt32BE(0) + n * hash.readUInt32BE(4)) % bits;
    if (((bytes[bit >> 3] ?? 0) & (1 << (bit & 7))) === 0) return false;
  }
  return true;
}
