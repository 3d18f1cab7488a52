import { createResetLink } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { requirePerson } from '../require-person.ts';
import { printLink } from './print-link.ts';

/** Prints the link with which a member sets a new password. The old one remains valid until then. */
export const resetPassword: Command = {
  name: 'user reset-password',
  operandNames: ['<email|username>'],
  description: 'Print a password reset link for a member',
  run: async ({ operands: [identifier = ''], terminal, ...context }) => {
    const operator = await openOperator(context);
    const person = await requirePerson(operator, identifier);
    const { link, expiresAt } = await createResetLink(operator, person);
    printLink(
      terminal,
      `Link to reset the password of ${identifier}. Using it ends all of their sessions`,
      link,
      expiresAt,
    );
    if (!person.emailVerified) terminal.print('Their email address is not verified; using the link verifies it.');
    return 0;
  },
};
