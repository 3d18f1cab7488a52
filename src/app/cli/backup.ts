import { existsSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { backupSecretOf, CommandError, countBlobs, countRows, writeBackup } from '#admin/service.ts';
import { recordEvent } from '#audit/service.ts';
import { openBlobs } from '#files/service.ts';
import { templatesWithoutSecrets } from '#mail/service.ts';
import { calledFrom } from '#platform/server/env.ts';
import { templates } from '../mails.ts';
import { version } from '../version.ts';
import type { Command } from './command.ts';
import { readEncryption } from './encryption-options.ts';
import { openInstance } from './open-instance.ts';
import { pluralize } from './pluralize.ts';

export const backup: Command = {
  name: 'backup',
  operandNames: ['<file>'],
  flags: ['passphrase'],
  options: { recipient: '<age1…>', 'passphrase-file': '<file>' },
  description: 'Write a backup to a file, even while the instance is running',
  run: async ({ operands: [name = ''], flags, values, terminal, ...context }) => {
    const file = resolve(calledFrom(), name);
    if (existsSync(file)) throw new CommandError(`${file} already exists. Choose another file name.`);
    if (!existsSync(dirname(file)))
      throw new CommandError(`The folder ${dirname(file)} doesn't exist. Create it first.`);
    const encryption = await readEncryption({ ...context, terminal, flags, values });
    const instance = await openInstance(context);
    const secrets = backupSecretOf(context.settings, instance.key);
    const rows = { harmlessMail: templatesWithoutSecrets(templates) };
    const source = { pool: instance.db.pool, blobs: openBlobs(instance), secrets, version, rows };
    const manifest = await writeBackup(source, file, { madeAt: instance.clock.now(), encryption });
    const [people, files] = [countRows(manifest, 'users'), countBlobs(manifest)];
    await instance.db.asSystem('record a backup', async (tx) =>
      recordEvent(tx, {
        actor: { kind: 'operator' },
        action: 'backup-made',
        subject: { kind: 'instance', id: '' },
        details: { people, files },
      }),
    );
    const { missing } = manifest;
    terminal.print(`Backed up ${pluralize(people, 'account')} and ${pluralize(files, 'file')} to ${file}.`);
    if (secrets.inside && !encryption) terminal.warn(KEY_INSIDE);
    if (!secrets.inside) terminal.warn(SECRET_OUTSIDE);
    if (missing.length > 0) terminal.warn(describeMissing(missing));
    return missing.length === 0 ? 0 : 1;
  },
};

/** Returns the message about the files whose bytes could not be read for a backup. */
function describeMissing(missing: readonly string[]) {
  const [verb, pronoun] = missing.length === 1 ? ['is', 'it'] : ['are', 'them'];
  const head = `The backup is incomplete: ${pluralize(missing.length, 'file')} ${verb} missing or damaged in storage.`;
  const advice = `Restore ${pronoun} from an older backup, or delete ${pronoun} in the app.`;
  return `${head} ${advice}${listMissing(missing)}`;
}

const MAX_LISTED = 20;

/** Returns the lines that list the files whose bytes are missing from a backup. */
export function listMissing(missing: readonly string[]) {
  const listed = missing.slice(0, MAX_LISTED).map((name) => `\n  ${name}`);
  const more = missing.length > MAX_LISTED ? `\n  and ${missing.length - MAX_LISTED} more` : '';
  return `${listed.join('')}${more}`;
}

const KEY_INSIDE =
  "The backup is not encrypted and contains the instance's key, which decrypts two-factor secrets. Store it safely, or encrypt it with --recipient or --passphrase.";
const SECRET_OUTSIDE =
  'The backup does not contain SECRET, which decrypts two-factor secrets. Store SECRET safely somewhere else.';
