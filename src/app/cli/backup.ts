import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandRefused, countBlobs, countRows, secretsOf, writeBackup } from '#admin/service.ts';
import { noteEvent } from '#audit/service.ts';
import { openBlobs } from '#files/service.ts';
import { harmlessKinds } from '#mail/service.ts';
import { calledFrom } from '#platform/env.ts';
import { templates } from '../mails.ts';
import { version } from '../version.ts';
import { amount } from './amount.ts';
import type { Command } from './command.ts';
import { readEncryption } from './encryption-options.ts';
import { openInstance } from './open-instance.ts';

export const backup: Command = {
  name: 'backup',
  takes: ['<file>'],
  flags: ['passphrase'],
  options: { recipient: '<age1…>', 'passphrase-file': '<file>' },
  tells: 'write everything that the instance keeps into one file, while it runs; it can be encrypted',
  run: async ({ given: [name = ''], flags, values, terminal, ...opening }) => {
    const file = resolve(calledFrom(), name);
    if (existsSync(file)) throw new CommandRefused(`There is a file ${file} already. Name another one.`);
    const encryption = await readEncryption({ ...opening, terminal, flags, values });
    const instance = await openInstance(opening);
    const secrets = secretsOf(opening.settings, instance.key);
    const rows = { harmlessMail: harmlessKinds(templates) };
    const source = { pool: instance.db.pool, blobs: openBlobs(instance), secrets, version, rows };
    const manifest = await writeBackup(source, file, { madeAt: instance.clock.now(), encryption });
    const [people, files] = [countRows(manifest, 'users'), countBlobs(manifest)];
    await instance.db.asSystem('the operator backs the instance up', async (tx) =>
      noteEvent(tx, {
        actor: { kind: 'operator' },
        action: 'backup-made',
        subject: { kind: 'instance', id: '' },
        details: { people, files },
      }),
    );
    terminal.say(`${file} holds ${amount(people, 'account')} and ${amount(files, 'file')}.`);
    if (secrets.inside && !encryption) terminal.warn(KEY_INSIDE);
    if (!secrets.inside) terminal.warn(SECRET_OUTSIDE);
    return 0;
  },
};

const KEY_INSIDE =
  'It is not encrypted and holds the key of the instance, which decrypts two-factor secrets: keep it where nobody else reads it, or encrypt it with --recipient or --passphrase.';
const SECRET_OUTSIDE =
  'SECRET is not in it, and two-factor secrets can’t be decrypted without it: keep it as well, in another place.';
