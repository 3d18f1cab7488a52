import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandError } from '../command-error.ts';
import { damagedBackupError } from './damaged-backup-error.ts';

/**
 * Defines a backup's encryption: with a passphrase, or for age recipients (`age1…`). `workFactor` is the base-2
 * logarithm of the scrypt cost; the default is 18, as in age itself.
 */
export type Encryption = { passphrase: string; workFactor?: number } | { recipients: readonly string[] };

/** Key that decrypts a backup: its passphrase, or age identities (`AGE-SECRET-KEY-1…`), one of which has to match. */
export type DecryptionKey = { passphrase: string } | { identities: readonly string[] };

type Chunks = AsyncIterable<Uint8Array | string>;

/**
 * Returns a function that encrypts pieces in the age format, 64 KB at a time. Throws on invalid recipients. The format
 * authenticates each piece and marks the last one, so that changes and truncation are detected.
 */
export function makeEncryptor(encryption: Encryption) {
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) {
    encrypter.setPassphrase(encryption.passphrase);
    if (encryption.workFactor !== undefined) encrypter.setScryptWorkFactor(encryption.workFactor);
  } else {
    for (const recipient of encryption.recipients) addRecipient(encrypter, recipient);
  }
  return async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
    yield* nodeStream(await encrypter.encrypt(webStream(chunks)));
  };
}

/**
 * Converts pieces to a web stream that reads on demand. `Readable.toWeb` would buffer thousands of pieces in memory.
 */
const webStream = (chunks: Chunks) => ReadableStream.from(chunks) as globalThis.ReadableStream<Uint8Array>;

const nodeStream = (stream: globalThis.ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);

function addRecipient(encrypter: Encrypter, recipient: string) {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new CommandError(`"${recipient}" is not an age recipient. It must look like age1… (see age-keygen).`);
  }
}

/**
 * Returns a function that decrypts the pieces of an age file. For a damaged file, it throws at the last piece at the
 * latest.
 */
export function makeDecryptor(key: DecryptionKey) {
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else for (const identity of key.identities) addIdentity(decrypter, identity);
  return async function* (chunks: Chunks): AsyncGenerator<Uint8Array> {
    try {
      yield* nodeStream(await decrypter.decrypt(webStream(chunks)));
    } catch (error) {
      throw toDecryptionError(error as Error, key);
    }
  };
}

function addIdentity(decrypter: Decrypter, identity: string) {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new CommandError('The identity file contains a line that is not an age identity (AGE-SECRET-KEY-1…).');
  }
}

function toDecryptionError(error: Error, key: DecryptionKey) {
  // Errors of the source, e.g. an unreadable disk, have a code.
  if ('code' in error) return error;
  if (!error.message.startsWith('no identity matched')) return damagedBackupError('it is truncated or was modified');
  return new CommandError(
    'passphrase' in key
      ? 'The passphrase is wrong, or this backup was encrypted for a recipient. Nothing was changed.'
      : 'No identity in the file decrypts this backup. Nothing was changed.',
  );
}

const AGE_LINE = 'age-encryption.org/v1\n';
const PASSPHRASE_LINE = '-> scrypt ';

/** Number of bytes needed to detect the encryption of a file. */
export const HEADER_BYTES = AGE_LINE.length + PASSPHRASE_LINE.length;

/** Detects the kind of key that decrypts a file from its first bytes; undefined if it is not an age file. */
export function detectEncryption(start: Buffer): 'passphrase' | 'identity' | undefined {
  const text = start.toString('latin1');
  if (!text.startsWith(AGE_LINE)) return undefined;
  return text.startsWith(PASSPHRASE_LINE, AGE_LINE.length) ? 'passphrase' : 'identity';
}
