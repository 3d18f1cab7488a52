import { CommandRefused } from '#admin/service.ts';
import { makeDatabase } from '#platform/db/database.ts';
import { replaceSecret as replace } from '#platform/instance-identity/secret.ts';
import type { Command } from './command.ts';
import { openPrepared } from './open-instance.ts';

export const replaceSecret: Command = {
  name: 'secret replace',
  takes: [],
  tells: 'have the database accept another SECRET (or DATA_DIR/key) from now on',
  run: async ({ terminal, ...opening }) => {
    const { pool, key } = await openPrepared(opening);
    const answer = await terminal.ask(`${CONSEQUENCES} Type yes to go on: `);
    if (answer !== 'yes') throw new CommandRefused('Nothing was changed.');
    await replace(await makeDatabase(pool), opening.settings.SECRET ?? key);
    terminal.say('The database accepts the present secret. Start every instance with it.');
    return 0;
  },
};

const CONSEQUENCES =
  'With another secret everybody is signed out, links in emails stop working, and two-factor authentication has to be set up again.';
