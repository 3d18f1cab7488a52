import { makeResetLink } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { personNamed } from '../person-named.ts';
import { sayLink } from './say-link.ts';

/** Prints the link with which a member sets a new password. The old one remains valid until then. */
export const resetPassword: Command = {
  name: 'user reset-password',
  takes: ['<email|username>'],
  tells: 'Print a password reset link for a member',
  run: async ({ given: [who = ''], terminal, ...opening }) => {
    const operator = await openOperator(opening);
    const person = await personNamed(operator, who);
    const { link, expiresAt } = await makeResetLink(operator, person);
    sayLink(terminal, `${who} can choose a new password, which ends all of their sessions`, link, expiresAt);
    if (!person.emailVerified) terminal.say('Their email address is not verified; using the link verifies it.');
    return 0;
  },
};
