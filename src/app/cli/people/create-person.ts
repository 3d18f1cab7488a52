import { CommandRefused } from '#admin/service.ts';
import { newPerson } from '#identity/contract.ts';
import { createVouchedPerson } from '#identity/service.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#platform/i18n/languages.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { sayLink } from './say-link.ts';

/** Creates an account and prints the link by which its owner activates it. */
export const create: Command = {
  name: 'user create',
  takes: ['<email>', '<username>'],
  flags: ['admin'],
  options: { language: Object.keys(LANGUAGES).join('|') },
  tells: 'Create an account with a verified email address, and print a link to set its password',
  run: async ({ given: [email = '', username = ''], flags, values, terminal, ...opening }) => {
    const language = values.get('language')?.at(-1) ?? DEFAULT_LANGUAGE;
    const read = newPerson.required().safeParse({ email, username, name: username, language });
    if (!read.success) throw new CommandRefused(faultOf(read.error.issues[0]?.path[0], { email, username, language }));
    const operator = await openOperator(opening);
    const isAdmin = flags.has('admin');
    const { link, expiresAt } = await createVouchedPerson(operator, { ...read.data, isAdmin });
    terminal.say(`${read.data.email} has an account now${isAdmin ? ' and is an admin' : ''}.`);
    sayLink(terminal, 'Set its password here', link, expiresAt);
    return 0;
  },
};

type Given = { email: string; username: string; language: string };

function faultOf(field: PropertyKey | undefined, { email, username, language }: Given) {
  if (field === 'email') return `"${email}" is no email address.`;
  if (field === 'language') {
    return `There is no language "${language}". There are ${Object.keys(LANGUAGES).join(', ')}.`;
  }
  return `"${username}" can't be a username.`;
}
