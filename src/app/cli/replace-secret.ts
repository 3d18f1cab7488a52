import { CommandError } from '#admin/service.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { replaceSecret as replace } from '#platform/instance-identity/secret.ts';
import type { Command } from './command.ts';
import { openPrepared } from './open-instance.ts';

export const replaceSecret: Command = {
  name: 'secret replace',
  operandNames: [],
  description: 'Replace the SECRET (or DATA_DIR/key) that the database accepts',
  run: async ({ terminal, ...context }) => {
    const { pool, key } = await openPrepared(context);
    const answer = await terminal.ask(`${CONSEQUENCES} Type yes to continue: `);
    if (answer !== 'yes') throw new CommandError('Nothing was changed.');
    await replace(await makeDatabase(pool), context.settings.SECRET ?? key);
    terminal.print('Secret replaced. Start every process with it.');
    return 0;
  },
};

const CONSEQUENCES =
  'Replacing the secret signs everyone out, breaks links in sent emails, and resets two-factor authentication.';
