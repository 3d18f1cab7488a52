import { CommandError } from '#admin/service.ts';
import { deletePerson } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { requirePerson } from '../require-person.ts';

/** Deletes a member and all their data, after the operator has typed their username or email address. */
export const remove: Command = {
  name: 'user delete',
  operandNames: ['<email|username>'],
  flags: ['yes'],
  description: 'Delete an account with all its content; --yes skips the confirmation',
  run: async ({ operands: [identifier = ''], flags, terminal, ...context }) => {
    const operator = await openOperator(context);
    const { uid, email, displayName, profile } = await requirePerson(operator, identifier);
    const name = profile.username || email;
    const question = `This permanently deletes ${displayName} (${email}) and all of their data. Type ${name} to continue: `;
    const confirm = flags.has('yes') ? name : await terminal.ask(question);
    if (confirm.trim().toLowerCase() !== name)
      throw new CommandError(`That doesn't match ${name}. Nothing was deleted.`);
    await deletePerson(operator, { uid, confirm });
    terminal.print(`Deleted ${identifier}.`);
    return 0;
  },
};
