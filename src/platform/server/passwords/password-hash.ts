import { randomBytes, timingSafeEqual } from 'node:crypto';
import { channel } from 'node:diagnostics_channel';
import { type Task, workerProgram } from '../workers/task.ts';
import { runPasswordTask } from '../workers/workers.ts';
import { ARGON2_PARAMETERS, type KeyInput } from './derive-key.ts';

const SALT_BYTES = 16;

const { memory, passes, parallelism } = ARGON2_PARAMETERS;
const HASH_PREFIX = `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$`;

/** On whose behalf passwords are hashed if the caller's turn is already decided, as for calls of the accounts library. */
const ACCOUNTS = 'accounts';

const keyTask: Task<KeyInput, Uint8Array> = {
  program: workerProgram(import.meta.url, 'password-worker'),
  memoryMb: 150,
  cpuMs: 10_000,
  deadlineMs: 30_000,
  exceeded: { path: 'password', text: { word: 'tookTooLong' } },
};

/** Reports each derived key in the context of its caller, so that a test can compare the work of requests. */
export const KEY_DERIVED = 'vitrine:key-derived';
const keyDerived = channel(KEY_DERIVED);

async function keyOf(input: KeyInput, owner: string) {
  const key = Buffer.from(await runPasswordTask(keyTask, input, { owner }));
  keyDerived.publish(input.algorithm);
  return key;
}

const toUnpaddedBase64 = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** Hashes a password with Argon2id, as a PHC string. Owners take turns. */
export async function hashPassword(password: string, owner = ACCOUNTS) {
  const salt = randomBytes(SALT_BYTES);
  const key = await keyOf({ algorithm: 'argon2id', password, salt }, owner);
  return `${HASH_PREFIX}${toUnpaddedBase64(salt)}$${toUnpaddedBase64(key)}`;
}

/** A SQL `like` pattern for the hashes that `hashPassword` makes. */
export const CURRENT_HASHES = `${HASH_PREFIX}%`;

/** Tests whether a hash has the current algorithm and parameters. */
export const isCurrentHash = (hash: string) => hash.startsWith(HASH_PREFIX);

/** Tests a password against a hash. A wrong password takes as long as the right one. Owners take turns. */
export async function verifyPassword(hash: string, password: string, owner = ACCOUNTS) {
  if (!isCurrentHash(hash)) return verifyScrypt(hash, password, owner);
  const [salt = '', key = ''] = hash.slice(HASH_PREFIX.length).split('$');
  const actual = await keyOf({ algorithm: 'argon2id', password, salt: Buffer.from(salt, 'base64') }, owner);
  return isSame(Buffer.from(key, 'base64'), actual);
}

/** Tests a password against an older hash, `<salt>:<key>` in hex; the salt is used as text, not decoded. */
async function verifyScrypt(hash: string, password: string, owner: string) {
  const [salt = '', key = ''] = hash.split(':');
  return isSame(Buffer.from(key, 'hex'), await keyOf({ algorithm: 'scrypt', password, salt }, owner));
}

/** Takes as long as verifying an older hash, so that response times do not reveal which accounts exist. */
export const simulateScrypt = () => keyOf({ algorithm: 'scrypt', password: '', salt: '' }, ACCOUNTS);

const isSame = (expected: Buffer, actual: Buffer) =>
  expected.length === actual.length && timingSafeEqual(expected, actual);
