import { Readable } from 'node:stream';
import { ReadableStream } from 'node:stream/web';
import { Decrypter, Encrypter } from 'age-encryption';
import { CommandRefused } from '../command-refused.ts';
import { damaged } from './damaged.ts';

/**
 * Who can decrypt a backup: anyone with the passphrase, or the owners of these age recipients (`age1…`). `workFactor` is
 * the binary logarithm of what scrypt costs; left out, it is 18, as with age itself.
 */
export type Encryption = { passphrase: string; workFactor?: number } | { recipients: readonly string[] };

/** What decrypts a backup: its passphrase, or age identities (`AGE-SECRET-KEY-1…`) of which one has to match. */
export type DecryptionKey = { passphrase: string } | { identities: readonly string[] };

type Pieces = AsyncIterable<Uint8Array | string>;

/**
 * Returns a function that encrypts pieces in the age format, 64 KB at a time. Refuses recipients that aren't valid.
 * The format authenticates each piece and marks the last one, so that a file that was changed or cut off is noticed.
 */
export function encryptionStage(encryption: Encryption) {
  const encrypter = new Encrypter();
  if ('passphrase' in encryption) {
    encrypter.setPassphrase(encryption.passphrase);
    if (encryption.workFactor !== undefined) encrypter.setScryptWorkFactor(encryption.workFactor);
  } else {
    for (const recipient of encryption.recipients) addRecipient(encrypter, recipient);
  }
  return async function* (pieces: Pieces): AsyncGenerator<Uint8Array> {
    yield* nodeStream(await encrypter.encrypt(webStream(pieces)));
  };
}

/** Takes a piece only when one is asked for; `Readable.toWeb` takes thousands ahead into memory. */
const webStream = (pieces: Pieces) => ReadableStream.from(pieces) as globalThis.ReadableStream<Uint8Array>;

const nodeStream = (stream: globalThis.ReadableStream<Uint8Array>): AsyncIterable<Uint8Array> =>
  Readable.fromWeb(stream as ReadableStream<Uint8Array>);

function addRecipient(encrypter: Encrypter, recipient: string) {
  try {
    encrypter.addRecipient(recipient);
  } catch {
    throw new CommandRefused(`"${recipient}" is not an age recipient. It must look like age1… (see age-keygen).`);
  }
}

/** Returns a function that decrypts the pieces of an age file. It fails at the latest with its last piece if the file is damaged. */
export function decryptionStage(key: DecryptionKey) {
  const decrypter = new Decrypter();
  if ('passphrase' in key) decrypter.addPassphrase(key.passphrase);
  else for (const identity of key.identities) addIdentity(decrypter, identity);
  return async function* (pieces: Pieces): AsyncGenerator<Uint8Array> {
    try {
      yield* nodeStream(await decrypter.decrypt(webStream(pieces)));
    } catch (error) {
      throw reasonOf(error as Error, key);
    }
  };
}

function addIdentity(decrypter: Decrypter, identity: string) {
  try {
    decrypter.addIdentity(identity);
  } catch {
    throw new CommandRefused('The identity file contains a line that is not an age identity (AGE-SECRET-KEY-1…).');
  }
}

function reasonOf(error: Error, key: DecryptionKey) {
  // The source's own failures, such as a disk that can't be read, have a code.
  if ('code' in error) return error;
  if (!error.message.startsWith('no identity matched')) return damaged('it was cut off or changed');
  return new CommandRefused(
    'passphrase' in key
      ? 'The passphrase is wrong, or this backup was encrypted for a recipient. Nothing was changed.'
      : 'No identity in the file decrypts this backup. Nothing was changed.',
  );
}

const AGE_LINE = 'age-encryption.org/v1\n';
const PASSPHRASE_LINE = '-> scrypt ';

/** How many bytes of a file tell how it is encrypted. */
export const SNIFFED_BYTES = AGE_LINE.length + PASSPHRASE_LINE.length;

/** Tells by the beginning of a file what decrypts it; `undefined` if it isn't an age file. */
export function encryptionOf(start: Buffer): 'passphrase' | 'identity' | undefined {
  const text = start.toString('latin1');
  if (!text.startsWith(AGE_LINE)) return undefined;
  return text.startsWith(PASSPHRASE_LINE, AGE_LINE.length) ? 'passphrase' : 'identity';
}
