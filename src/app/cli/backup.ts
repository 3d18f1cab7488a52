import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { CommandRefused, countBlobs, countRows, secretsOf, writeBackup } from '#admin/service.ts';
import { noteEvent } from '#audit/service.ts';
import { openBlobs } from '#files/service.ts';
import { calledFrom } from '#platform/env.ts';
import { version } from '../version.ts';
import { amount } from './amount.ts';
import type { Command } from './command.ts';
import { openInstance } from './open-instance.ts';

export const backup: Command = {
  name: 'backup',
  takes: ['<file>'],
  tells: 'write everything that the instance keeps into one file, while it runs',
  run: async ({ given: [name = ''], terminal, ...opening }) => {
    const file = resolve(calledFrom(), name);
    if (existsSync(file)) throw new CommandRefused(`There is a file ${file} already. Name another one.`);
    const instance = await openInstance(opening);
    const secrets = secretsOf(opening.settings, instance.key);
    const source = { pool: instance.db.pool, blobs: openBlobs(instance), secrets, version };
    const manifest = await writeBackup(source, file, instance.clock.now());
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
    terminal.warn(
      secrets.inside
        ? 'It also holds the key of the instance, which opens second factors and sessions: keep it where nobody else reads it.'
        : 'SECRET is not in it, and second factors don’t open without: keep it as well, in another place.',
    );
    return 0;
  },
};
