import { CommandRefused } from '#admin/service.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { replaceSecret as replace } from '#platform/instance-identity/secret.ts';
import type { Command } from './command.ts';
import { openPrepared } from './open-instance.ts';

export const replaceSecret: Command = {
  name: 'secret replace',
  takes: [],
  tells: 'Replace the SECRET (or DATA_DIR/key) that the database accepts',
  run: async ({ terminal, ...opening }) => {
    const { pool, key } = await openPrepared(opening);
    const answer = await terminal.ask(`${CONSEQUENCES} Type yes to continue: `);
    if (answer !== 'yes') throw new CommandRefused('Nothing was changed.');
    await replace(await makeDatabase(pool), opening.settings.SECRET ?? key);
    terminal.say('Secret replaced. Start every process with it.');
    return 0;
  },
};

const CONSEQUENCES =
  'Replacing the secret signs everyone out, breaks links in sent emails, and resets two-factor authentication.';
