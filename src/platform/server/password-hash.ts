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

const HASH_PREFIX = `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${PARALLELISM}$`;

/** Normalizes a password, because keyboards encode the same characters differently. */
const normalize = (password: string) => password.normalize('NFKC');

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

const keyOf = (password: string, salt: Buffer) =>
  argon2Key('argon2id', {
    message: normalize(password),
    nonce: salt,
    memory: MEMORY_KIB,
    passes: PASSES,
    parallelism: PARALLELISM,
    tagLength: KEY_BYTES,
  });

/** Hashes a password with Argon2id, as a PHC string. */
export async function hashPassword(password: string) {
  const salt = randomBytes(SALT_BYTES);
  return `${HASH_PREFIX}${toUnpaddedBase64(salt)}$${toUnpaddedBase64(await keyOf(password, salt))}`;
}

/** A SQL `like` pattern for the hashes that `hashPassword` makes. */
export const CURRENT_HASHES = `${HASH_PREFIX}%`;

/** Tests whether a hash has the current algorithm and parameters. */
export const isCurrentHash = (hash: string) => hash.startsWith(HASH_PREFIX);

/** Tests a password against a hash. A wrong password takes as long as the right one. */
export async function verifyPassword(hash: string, password: string) {
  if (!isCurrentHash(hash)) return verifyScrypt(hash, password);
  const [salt = '', key = ''] = hash.slice(HASH_PREFIX.length).split('$');
  return isSame(Buffer.from(key, 'base64'), await keyOf(password, Buffer.from(salt, 'base64')));
}

/** Tests a password against an older hash, `<salt>:<key>` in hex; the salt is used as text, not decoded. */
async function verifyScrypt(hash: string, password: string) {
  const [salt = '', key = ''] = hash.split(':');
  return isSame(Buffer.from(key, 'hex'), await scryptKey(normalize(password), salt, SCRYPT_KEY_BYTES, SCRYPT));
}

/** Takes as long as verifying an older hash, so that response times do not reveal which accounts exist. */
export const simulateScrypt = () => scryptKey('', '', SCRYPT_KEY_BYTES, SCRYPT);

const isSame = (expected: Buffer, actual: Buffer) =>
  expected.length === actual.length && timingSafeEqual(expected, actual);
