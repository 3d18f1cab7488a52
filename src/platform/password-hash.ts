import { argon2, randomBytes, type ScryptOptions, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** OWASP's recommendation for Argon2id. A hash takes 19 MiB while it is computed. */
const MEMORY_KIB = 19_456;
const PASSES = 2;
const PARALLELISM = 1;
const SALT_BYTES = 16;
const KEY_BYTES = 32;

/** The parameters of hashes that were made before Argon2id. */
const SCRYPT = { N: 16_384, r: 16, p: 1, maxmem: 64 * 1024 * 1024 } satisfies ScryptOptions;
const SCRYPT_KEY_BYTES = 64;

const argon2Key = promisify(argon2);
const scryptKey = promisify<string, string, number, ScryptOptions, Buffer>(scrypt);

const HEAD = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$`;

/** Whatever keyboard a password was typed on, its characters are the same. */
const normalized = (password: string) => password.normalize('NFKC');

const unpadded = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const keyOf = (password: string, salt: Buffer) =>
  argon2Key('argon2id', {
    message: normalized(password),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: KEY_BYTES,
  });

/** Hashes a password with Argon2id, as a PHC string. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES);
  return `${HEAD}${unpadded(salt)}$${unpadded(await keyOf(password, salt))}`;
}

/** Matches the hashes that `hashPassword` makes, in SQL. */
export const CURRENT_HASHES = `${HEAD}%`;

/** Returns whether a hash has the algorithm and the parameters of new ones. */
export const isCurrentHash = (hash: string) => hash.startsWith(HEAD);

/** Returns whether a password is the one that was hashed. A wrong one takes as long. */
export async function verifyPassword(hash: string, password: string) {
  if (!isCurrentHash(hash)) return verifyScrypt(hash, password);
  const [salt = '', key = ''] = hash.slice(HEAD.length).split('$');
  return isSame(Buffer.from(key, 'base64'), await keyOf(password, Buffer.from(salt, 'base64')));
}

/** `<salt>:<key>`, both in hex; the salt is used as it is written. */
async function verifyScrypt(hash: string, password: string) {
  const [salt = '', key = ''] = hash.split(':');
  return isSame(Buffer.from(key, 'hex'), await scryptKey(normalized(password), salt, SCRYPT_KEY_BYTES, SCRYPT));
}

/** Takes the time that checking a hash from before Argon2id takes. */
export const spendScrypt = () => scryptKey('', '', SCRYPT_KEY_BYTES, SCRYPT);

const isSame = (kept: Buffer, found: Buffer) => kept.length === found.length && timingSafeEqual(kept, found);
