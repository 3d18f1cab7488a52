import { readFile } from 'node:fs/promises';
import { resolve } from 'node:path';
import { CommandError, type DecryptionKey, type Encryption } from '#admin/service.ts';
import { calledFrom } from '#platform/server/env.ts';
import type { CommandInput } from './command.ts';

type EncryptionInput = Pick<CommandInput, 'settings' | 'terminal' | 'flags' | 'values'>;

const MIN_PASSPHRASE_LENGTH = 12;

/** Passphrases are never passed as arguments, because every user of the machine can list those of its processes. */
const PASSPHRASE_OPTIONS = ['passphrase', 'passphrase-file', 'recipient'];

const OR = new Intl.ListFormat('en', { type: 'disjunction' });

/**
 * Returns the encryption of a new backup from options and settings, or undefined for none. Options override settings.
 */
export async function readEncryption(input: EncryptionInput): Promise<Encryption | undefined> {
  const { flags, values, settings } = input;
  const usedOptions = PASSPHRASE_OPTIONS.filter((name) => flags.has(name) || values.has(name));
  if (usedOptions.length > 1)
    throw new CommandError(`Use only one of ${OR.format(usedOptions.map((name) => `--${name}`))}.`);
  const recipients = values.get('recipient') ?? (usedOptions.length === 0 ? settings.BACKUP_RECIPIENTS : undefined);
  if (recipients) return { recipients };
  const passphrase = flags.has('passphrase') ? await promptPassphrase(input) : await readPassphrase(input);
  if (passphrase !== undefined && passphrase.length < MIN_PASSPHRASE_LENGTH) {
    throw new CommandError(`The passphrase must have at least ${MIN_PASSPHRASE_LENGTH} characters.`);
  }
  return passphrase === undefined ? undefined : { passphrase };
}

/**
 * Returns the key for a backup: the passphrase from a file, the settings or the keyboard, or identities from a file.
 */
export async function readDecryptionKey(
  kind: 'passphrase' | 'identity',
  input: EncryptionInput,
): Promise<DecryptionKey> {
  const identityFile = input.values.get('identity')?.at(-1);
  if (kind === 'identity') {
    if (identityFile === undefined) {
      throw new CommandError('The backup is encrypted for a recipient. Add --identity <file>.');
    }
    return { identities: await readIdentities(identityFile) };
  }
  const passphrase = (await readPassphrase(input)) ?? (await input.terminal.askSecret('Passphrase: '));
  if (!passphrase) throw new CommandError('The backup is encrypted. Enter its passphrase, or add --passphrase-file.');
  return { passphrase };
}

/** Asks for a new passphrase twice, because a typing error would make the backup permanently unreadable. */
async function promptPassphrase({ terminal }: EncryptionInput) {
  const passphrase = await terminal.askSecret('Passphrase for this backup: ');
  if ((await terminal.askSecret('Repeat passphrase: ')) === passphrase) return passphrase;
  throw new CommandError("The passphrases don't match. Nothing was written.");
}

async function readPassphrase({ values, settings }: EncryptionInput) {
  const file = values.get('passphrase-file')?.at(-1);
  return file === undefined ? settings.BACKUP_PASSPHRASE : (await readText(file)).split(/\r?\n/, 1)[0];
}

async function readIdentities(file: string) {
  const lines = (await readText(file)).split(/\r?\n/).filter((line) => line !== '' && !line.startsWith('#'));
  if (lines.length === 0) throw new CommandError(`${file} does not contain an age identity (AGE-SECRET-KEY-1…).`);
  return lines;
}

async function readText(name: string) {
  const file = resolve(calledFrom(), name);
  try {
    return await readFile(file, 'utf8');
  } catch (error) {
    throw new CommandError(`${file} can't be read (${(error as NodeJS.ErrnoException).code}).`);
  }
}
