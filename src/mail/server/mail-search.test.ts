import { expect, it } from 'vitest';
import { openTestDatabase, queryAsOwner } from '#testing/test-database.ts';
import { type MailFilter, selectMail } from './store.ts';

/** More emails than a search scans in list order. */
const COUNT = 2500;
const LIMIT = 5;
const MAX_FOUND = 10 * LIMIT;

const hex = (value: number, digits: number) => value.toString(16).padStart(digits, '0');
const mails = Array.from({ length: COUNT }, (_, at) => ({
  id: `00000000-0000-7000-8000-${hex(at * 7, 12)}`,
  recipient: `${at % 300 === 5 ? 'Rare' : 'usual'}-${at}${at % 100 === 42 ? '_100%' : ''}@example.org`,
  state: at % 2 === 0 ? ('sent' as const) : ('failed' as const),
}));
const newestFirst = mails.toReversed();

/** Fills an outbox with these emails, and returns a function that selects a page of a search. */
async function openOutbox() {
  const database = await openTestDatabase();
  await database.pool.query(
    `insert into outbox (id, event, template, language, recipient, data, state)
     select id, id::text, 'test', 'en', recipient, '{}', state from json_to_recordset($1) as mails (id uuid, recipient text, state text)`,
    [JSON.stringify(mails)],
  );
  await queryAsOwner(database.url, 'analyze outbox');
  return (filter: MailFilter, before?: string) =>
    database.readAsSystem('prepare a test', ({ sql }) => selectMail(sql, filter, { before, limit: LIMIT }));
}

it.each<[string, MailFilter, (one: (typeof mails)[number]) => boolean]>([
  ['a text that many addresses contain', { q: 'USUAL' }, ({ recipient }) => recipient.includes('usual')],
  ['a rare text in old mails', { q: 'rare' }, ({ recipient }) => recipient.includes('Rare')],
  [
    'a rare text and a state',
    { q: 'rare', state: 'sent' },
    (one) => one.recipient.includes('Rare') && one.state === 'sent',
  ],
  ['wildcard characters of LIKE', { q: '_100%' }, ({ recipient }) => recipient.includes('_100%')],
  ['a full local part', { q: 'usual-7@' }, ({ recipient }) => recipient === 'usual-7@example.org'],
  ['the beginning of an address', { q: 'ra' }, ({ recipient }) => recipient.startsWith('Ra')],
  ['a text that no address contains', { q: 'nobody' }, () => false],
])('finds mails by %s, newest first, page by page', async (_, filter, isFound) => {
  const expected = newestFirst.filter(isFound).map(({ id }) => id);
  const find = await openOutbox();
  const pages: string[] = [];
  for (let before: string | undefined; pages.length < MAX_FOUND; before = pages.at(-1)) {
    const page = await find(filter, before);
    pages.push(...page.map(({ id }) => id));
    if (page.length < LIMIT) break;
  }
  expect(pages).toEqual(expected.slice(0, MAX_FOUND));
});
