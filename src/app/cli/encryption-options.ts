import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandRefused, type DecryptionKey, type Encryption } from '#admin/service.ts';
import { calledFrom } from '#platform/env.ts';
import type { Call } from './command.ts';

type Asked = Pick<Call, 'settings' | 'terminal' | 'flags' | 'values'>;

const SHORTEST_PASSPHRASE = 12;

/** Passphrases are never passed as arguments, because every user of the machine can list those of its processes. */
const PASSPHRASE_OPTIONS = ['passphrase', 'passphrase-file', 'recipient'];

/**
 * Returns the encryption of a new backup from options and settings, or undefined for none. Options override settings.
 */
export async function readEncryption(call: Asked): Promise<Encryption | undefined> {
  const { flags, values, settings } = call;
  const named = PASSPHRASE_OPTIONS.filter((name) => flags.has(name) || values.has(name));
  if (named.length > 1) throw new CommandRefused(`Use only one of --${named.join(' and --')}.`);
  const recipients = values.get('recipient') ?? (named.length === 0 ? settings.BACKUP_RECIPIENTS : undefined);
  if (recipients) return { recipients };
  const passphrase = flags.has('passphrase') ? await typePassphrase(call) : await readPassphrase(call);
  if (passphrase !== undefined && passphrase.length < SHORTEST_PASSPHRASE) {
    throw new CommandRefused(`The passphrase must have at least ${SHORTEST_PASSPHRASE} characters.`);
  }
  return passphrase === undefined ? undefined : { passphrase };
}

/**
 * Returns the key for a backup: the passphrase from a file, the settings or the keyboard, or identities from a file.
 */
export async function readDecryptionKey(kind: 'passphrase' | 'identity', call: Asked): Promise<DecryptionKey> {
  const identityFile = call.values.get('identity')?.at(-1);
  if (kind === 'identity') {
    if (identityFile === undefined) {
      throw new CommandRefused('The backup is encrypted for a recipient. Add --identity <file>.');
    }
    return { identities: await readIdentities(identityFile) };
  }
  const passphrase = (await readPassphrase(call)) ?? (await call.terminal.askSecret('Passphrase: '));
  if (!passphrase) throw new CommandRefused('The backup is encrypted. Enter its passphrase, or add --passphrase-file.');
  return { passphrase };
}

/** Asks for a new passphrase twice, because a typing error would make the backup permanently unreadable. */
async function typePassphrase({ terminal }: Asked) {
  const passphrase = await terminal.askSecret('Passphrase for this backup: ');
  if ((await terminal.askSecret('Repeat passphrase: ')) === passphrase) return passphrase;
  throw new CommandRefused('The passphrases do not match. Nothing was written.');
}

async function readPassphrase({ values, settings }: Asked) {
  const file = values.get('passphrase-file')?.at(-1);
  return file === undefined ? settings.BACKUP_PASSPHRASE : (await readText(file)).split(/\r?\n/, 1)[0];
}

async function readIdentities(file: string) {
  const lines = (await readText(file)).split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new CommandRefused(`${file} does not contain an age identity (AGE-SECRET-KEY-1…).`);
  return lines;
}

async function readText(name: string) {
  const file = resolve(calledFrom(), name);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandRefused(`${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
