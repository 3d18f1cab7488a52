import { randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** As costly to guess as the passwords of accounts; each takes 32 MB while it is hashed. */
const COST = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const KEY_BYTES = 64;
const SALT_BYTES = 16;

const derive = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);
/** The same letters, whichever keyboard wrote them. */
const keyOf = (password: string, salt: string) => derive(password.normalize('NFKC'), salt, KEY_BYTES, COST);

/** What is kept of the password of a link: from it nobody reads the password. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES).toString('hex');
  return `${salt}:${(await keyOf(password, salt)).toString('hex')}`;
}

/** Whether it is the password that was hashed; it takes as long to find that it is not. */
export async function isRightPassword(hash: string, password: string) {
  const [salt = '', key = ''] = hash.split(':');
  const found = await keyOf(password, salt);
  const kept = Buffer.from(key, 'hex');
  return kept.length === found.length && timingSafeEqual(kept, found);
}
