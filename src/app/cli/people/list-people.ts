import { type PersonListRow, peopleInBatches } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openInstance } from '../open-instance.ts';

const BATCH = 500;

/** Lists members in batches, so that memory use does not grow with their number. */
export const list: Command = {
  name: 'user list',
  operandNames: [],
  flags: ['json'],
  options: { search: '<text>' },
  description: 'List members, newest first, with username, email address, date joined and state',
  run: async ({ flags, values, terminal, ...context }) => {
    const { db } = await openInstance(context);
    const write = flags.has('json') ? toJsonLine : toTextLine;
    const filter = { q: values.get('search')?.at(-1), state: 'all', sort: 'newest' } as const;
    for await (const people of peopleInBatches({ db }, filter, BATCH)) {
      if (people.length > 0) terminal.print(people.map(write).join('\n'));
    }
    return 0;
  },
};

/** Returns a member as one line of JSON. */
const toJsonLine = ({ photoURL: _, ...person }: PersonListRow) => JSON.stringify(person);

const toTextLine = (person: PersonListRow) =>
  [(person.username || '-').padEnd(24), person.email.padEnd(36), person.createdAt.slice(0, 10), statesOf(person)]
    .join('  ')
    .trimEnd();

const statesOf = ({ isAdmin, isActive, emailVerified, twoFactorEnabled }: PersonListRow) =>
  [isAdmin && 'admin', !isActive && 'deactivated', !emailVerified && 'not verified', twoFactorEnabled && '2fa']
    .filter((state) => state !== false)
    .join(', ');
