import type { EntryKind } from '#cv/model/entries/entry.ts';
import { itemOfEntry } from '#cv/model/sources/source-fields.ts';
import { type LoadResult, median, runLoad } from './load.ts';
import { type Member, register } from './member.ts';
import { withDatabase, withProduct } from './pair.ts';
import type { Figure } from './report.ts';
import { alternate, compare } from './rounds.ts';
import { vacuumAnalyze } from './vacuum.ts';

const LANGUAGES = ['de', 'es', 'fr', 'tr'];
/** A CV for each of these, and one for each language made from it. */
const FEW = { entries: 40, originals: 1 };
const MANY = { entries: 2000, originals: 40 };
const LINKED = 30;
const TAGGED = 5;
/** The maximum number of entries in one request. */
const BATCH_SIZE = 500;
const ROUNDS = 5;
const SECONDS = 1;
const SAVES = 30;
const MAX_RATIO = 3;

/** Measures a member with 2,000 entries and 200 CVs in 5 languages, compared with one with 40 entries and 5 CVs. */
export const work = () =>
  withDatabase((databaseUrl) =>
    withProduct({ DATABASE_URL: databaseUrl }, async ({ url }): Promise<Figure[]> => {
      const few = await seed(url, await register(url, 'few'), FEW);
      const many = await seed(url, await register(url, 'many'), MANY);
      await vacuumAnalyze(databaseUrl, 'records');
      const of = measure(url, few, many);
      return [
        await of('jobs, first page', () => '/api/entries?kind=work'),
        await of('jobs by date', () => '/api/entries?kind=work&sort=date'),
        await of('jobs with a tag', () => '/api/entries?kind=work&tag=industry&limit=5'),
        await of('CVs, first page', () => '/api/cvs?limit=5'),
        await of('picker, latest', () => '/api/entries?kind=work&sort=updated&limit=20'),
        await of('picker, a word', () => '/api/entries?kind=work&sort=updated&limit=20&q=engine'),
        await of('uses of a job', ({ entry }) => `/api/cvs/uses?record=${entry}`),
        await of('offers of a CV', ({ cv }) => `/api/cvs/${cv}/offers`),
        await of('updates of a translation', ({ variant }) => `/api/cvs/${variant}/variant`),
        await compareSaves(url, few, many),
        // These list all CVs and count all entries, so their time grows with the number, and has no target.
        untargeted(await of('families', () => '/api/cvs/families')),
        untargeted(await of('counts of jobs by status and tag', () => '/api/entries/facets?kind=work')),
      ];
    }),
  );

const untargeted = ({ atMost: _, ...figure }: Figure): Figure => figure;

type Seeded = { member: Member; entry: string; cv: string; variant: string; revision: number };

const measure =
  (url: string, few: Seeded, many: Seeded) =>
  async (name: string, path: (seeded: Seeded) => string): Promise<Figure> => {
    const load = (seeded: Seeded) => () =>
      runLoad(url, { path: path(seeded), headers: { authorization: `Bearer ${seeded.member.token}` } }, 1, SECONDS);
    const rounds = await alternate(ROUNDS, load(many), load(few));
    const figure = compare(rounds, ({ p95 }: LoadResult) => p95);
    return { name: `work, ${name} p95, 2,000 vs 40`, unit: 'ms', ...figure, atMost: MAX_RATIO };
  };

/** Compares saves of an entry that all CVs are made from. */
async function compareSaves(url: string, few: Seeded, many: Seeded): Promise<Figure> {
  const saves = (seeded: Seeded) => async () => {
    const times: number[] = [];
    for (let count = 0; count < SAVES; count += 1) {
      const began = performance.now();
      const fields = { name: `Edition ${seeded.revision}`, roles: [{ position: 'Author' }] };
      const saved = await ask<{ revision: number }>(url, seeded.member, 'PATCH', `/entries/${seeded.entry}`, {
        ...{ revision: seeded.revision, fields },
      });
      seeded.revision = saved.revision;
      times.push(performance.now() - began);
    }
    return median(times);
  };
  const figure = compare(await alternate(ROUNDS, saves(many), saves(few)), (p50) => p50);
  return { name: 'work, save of a job p50, 2,000 vs 40', unit: 'ms', ...figure, atMost: MAX_RATIO };
}

async function seed(url: string, member: Member, size: typeof FEW): Promise<Seeded> {
  const entries = Array.from({ length: size.entries }, (_, at) => entryAt(at));
  const ids: string[] = [];
  for (let at = 0; at < entries.length; at += BATCH_SIZE) {
    const batch = entries.slice(at, at + BATCH_SIZE);
    ids.push(...(await ask<{ ids: string[] }>(url, member, 'POST', '/entries/batch', { entries: batch })).ids);
  }
  const linked = await Promise.all(
    ids.slice(0, LINKED).map((id) => ask<BenchEntry>(url, member, 'GET', `/entries/${id}`)),
  );
  for (const { id, revision } of linked.slice(1, 1 + TAGGED))
    await ask(url, member, 'PATCH', `/entries/${id}`, { revision, tags: ['industry'] });
  const cvs: { cv: string; variant: string }[] = [];
  for (let at = 0; at < size.originals; at += 1) cvs.push(await seedFamily(url, member, linked, at));
  const [first] = cvs;
  const [entry] = linked;
  if (!first || !entry) throw new Error('nothing was seeded');
  return { member, ...first, entry: entry.id, revision: entry.revision };
}

type BenchEntry = Parameters<typeof itemOfEntry>[1] & { revision: number };

const entryAt = (at: number): { kind: EntryKind; fields: object } => ({
  kind: 'work',
  fields: {
    name: `Organization ${at}`,
    roles: [
      {
        ...{ position: `Engineer of engine ${at}`, start: String(1900 + (at % 120)), ongoing: at % 7 === 0 },
        highlights: Array.from({ length: 4 }, (_, bullet) => ({ text: `Result ${bullet} of the work at ${at}` })),
      },
    ],
  },
});

/** Makes a CV of the linked entries, and variants of it in the other languages. */
async function seedFamily(url: string, member: Member, linked: readonly BenchEntry[], at: number) {
  const { id } = await ask<{ id: string }>(url, member, 'POST', '/cvs', { name: `Original ${at}` });
  await ask(url, member, 'PATCH', `/cvs/${id}`, {
    revision: 1,
    operations: linked.map((entry, position) => ({
      ...{ do: 'insert', into: ['sections', 'work'], list: 'items', after: null },
      item: itemOfEntry(`item-${position}`, entry),
    })),
  });
  let variant = '';
  for (const language of LANGUAGES) {
    const name = `Original ${at}, ${language}`;
    const made = await ask<{ id: string }>(url, member, 'POST', `/cvs/${id}/variants`, {
      ...{ purpose: 'language', name, language },
    });
    variant = made.id;
  }
  return { cv: id, variant };
}

async function ask<Answer>(url: string, { token }: Member, method: string, path: string, body?: object) {
  const answer = await fetch(`${url}/api${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json' },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  if (!answer.ok) throw new Error(`${method} ${path}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Answer;
}
