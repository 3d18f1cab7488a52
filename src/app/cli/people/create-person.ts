import { CommandError } from '#admin/service.ts';
import { newPerson } from '#identity/contract.ts';
import { createVerifiedPerson } from '#identity/service.ts';
import { DEFAULT_LANGUAGE, LANGUAGES } from '#platform/pure/i18n/languages.ts';
import type { Command } from '../command.ts';
import { openOperator } from '../open-operator.ts';
import { printLink } from './print-link.ts';

/** Creates an account and prints the link by which its owner activates it. */
export const create: Command = {
  name: 'user create',
  operandNames: ['<email>', '<username>'],
  flags: ['admin'],
  options: { language: Object.keys(LANGUAGES).join('|') },
  description: 'Create an account with a verified email address, and print a link to set its password',
  run: async ({ operands: [email = '', username = ''], flags, values, terminal, ...context }) => {
    const language = values.get('language')?.at(-1) ?? DEFAULT_LANGUAGE;
    const parsed = newPerson.required().safeParse({ email, username, name: username, language });
    if (!parsed.success)
      throw new CommandError(faultOf(parsed.error.issues[0]?.path[0], { email, username, language }));
    const operator = await openOperator(context);
    const isAdmin = flags.has('admin');
    const { link, expiresAt } = await createVerifiedPerson(operator, { ...parsed.data, isAdmin });
    terminal.print(`Created an ${isAdmin ? 'admin account' : 'account'} for ${parsed.data.email}.`);
    printLink(terminal, 'Link to set the password', link, expiresAt);
    return 0;
  },
};

type AccountInput = { email: string; username: string; language: string };

function faultOf(field: PropertyKey | undefined, { email, username, language }: AccountInput) {
  if (field === 'email') return `"${email}" is not an email address.`;
  if (field === 'language') {
    return `Unknown language "${language}". Choose one of: ${Object.keys(LANGUAGES).join(', ')}.`;
  }
  return `"${username}" is not a valid username. Use 3–30 characters: letters a–z, numbers and single hyphens.`;
}
