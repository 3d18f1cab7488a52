import { type PersonOfList, peopleInBatches } from '#identity/service.ts';
import type { Command } from '../command.ts';
import { openInstance } from '../open-instance.ts';

const BATCH = 500;

/** Lists members in batches, so that memory use does not grow with their number. */
export const list: Command = {
  name: 'user list',
  takes: [],
  flags: ['json'],
  options: { search: '<text>' },
  tells: 'List members, newest first, with username, email address, date joined and state',
  run: async ({ flags, values, terminal, ...opening }) => {
    const { db } = await openInstance(opening);
    const write = flags.has('json') ? asJson : asLine;
    const filter = { q: values.get('search')?.at(-1), state: 'all', sort: 'newest' } as const;
    for await (const people of peopleInBatches({ db }, filter, BATCH)) {
      if (people.length > 0) terminal.say(people.map(write).join('\n'));
    }
    return 0;
  },
};

/** Returns a member as one line of JSON. */
const asJson = ({ photoURL: _, ...person }: PersonOfList) => JSON.stringify(person);

const asLine = (person: PersonOfList) =>
  [(person.username || '-').padEnd(24), person.email.padEnd(36), person.createdAt.slice(0, 10), statesOf(person)]
    .join('  ')
    .trimEnd();

const statesOf = ({ isAdmin, isActive, emailVerified, twoFactorEnabled }: PersonOfList) =>
  [isAdmin && 'admin', !isActive && 'deactivated', !emailVerified && 'not verified', twoFactorEnabled && '2fa']
    .filter((state) => state !== false)
    .join(', ');
