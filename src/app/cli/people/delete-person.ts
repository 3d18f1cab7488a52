import { CommandRefused } from '#admin/service.ts';
import { deletePerson } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { personNamed } from '../person-named.ts';

/** Deletes a member and all their data, after the operator has typed their username or email address. */
export const remove: Command = {
  name: 'user delete',
  takes: ['<email|username>'],
  flags: ['yes'],
  tells: 'Delete an account with all its content; --yes skips the question',
  run: async ({ given: [who = ''], flags, terminal, ...opening }) => {
    const operator = await openOperator(opening);
    const { uid, email, displayName, profile } = await personNamed(operator, who);
    const name = profile.username || email;
    const question = `This deletes ${displayName} (${email}) with everything in the account, for good. Type ${name} to go on: `;
    const confirm = flags.has('yes') ? name : await terminal.ask(question);
    if (confirm.trim().toLowerCase() !== name) throw new CommandRefused(`This is not ${name}. Nothing was deleted.`);
    await deletePerson(operator, { uid, confirm });
    terminal.say(`${who} is deleted.`);
    return 0;
  },
};
