import { expect, it } from 'vitest';
import { completeFields, type EntryKind } from './entry.ts';
import { matchEntries, matchedNodeIds } from './match.ts';

const entry = (kind: EntryKind, fields: object) => ({ kind, fields: completeFields(kind, fields as never) });
const stored = (id: string, kind: EntryKind, fields: object) => ({ id, revision: 1, ...entry(kind, fields) });

const JOB = {
  name: 'Example Works',
  location: 'Sampletown',
  roles: [{ position: 'Engineer', start: '2021-03', summary: 'Builds', highlights: [{ text: 'Built it' }] }],
};

it('recognizes a job by its organization and time, whatever the case and accents', () => {
  const known = [stored('a', 'work', JOB), stored('b', 'work', { ...JOB, roles: [{ start: '1999' }] })];
  const states = (fields: object) =>
    matchEntries([entry('work', fields)], known).map((match) =>
      match.state === 'new' ? 'new' : `${match.state} ${match.existing.id}`,
    );
  expect(states({ ...JOB, roles: [{ position: 'Engineer', start: '2021', summary: 'Sells' }] })).toEqual(['similar a']);
  expect(states({ name: 'EXAMPLE  wörks', roles: [{ start: '1999-01' }] })).toEqual(['similar b']);
  expect(states({ ...JOB, roles: [{ start: '2010' }] })).toEqual(['new']);
  expect(states({ name: 'Other Works' })).toEqual(['new']);
  expect(states({ name: '', location: 'Sampletown' })).toEqual(['new']);
  expect(states(JOB)).toEqual(['same a']);
  expect(matchEntries([entry('volunteer', { organization: 'Example Works' })], known)).toEqual([{ state: 'new' }]);
});

it('recognizes a publication by its DOI, or by title and year unless the DOIs differ', () => {
  const known = [
    stored('a', 'publications', { title: 'Notes', date: '1843-09', doi: '10.1000/Notes' }),
    stored('b', 'publications', { title: 'Letters', date: '1850' }),
  ];
  const states = (fields: object) =>
    matchEntries([entry('publications', fields)], known).map((match) =>
      match.state === 'new' ? 'new' : `${match.state} ${match.existing.id}`,
    );
  expect(states({ title: 'Sketch', doi: 'https://doi.org/10.1000/notes' })).toEqual(['similar a']);
  expect(states({ title: 'NOTES', date: '1843' })).toEqual(['similar a']);
  expect(states({ title: 'Notes', date: '1843', doi: '10.1000/preprint' })).toEqual(['new']);
  expect(states({ title: 'Notes', date: '1844' })).toEqual(['new']);
  expect(states({ title: 'Letters', date: '1850', doi: '10.1000/letters' })).toEqual(['similar b']);
  expect(matchEntries([entry('talks', { title: 'Notes' })], known)).toEqual([{ state: 'new' }]);
});

it('never changes how the authors of a publication are written', () => {
  const known = [stored('a', 'publications', { title: 'Notes', authors: ['A. Lovelace'] })];
  const [match] = matchEntries([entry('publications', { title: 'Notes', authors: ['Ada Lovelace'] })], known);
  expect(match?.state).toBe('same');
  const [filled] = matchEntries(
    [entry('publications', { title: 'Notes', authors: ['Ada Lovelace'] })],
    [stored('b', 'publications', { title: 'Notes' })],
  );
  expect(filled).toMatchObject({ state: 'similar', merged: { authors: ['Ada Lovelace'] } });
});

it('keeps a date that is more exact than that of the other', () => {
  const mergedDate = (own: string, other: string) => {
    const known = [stored('a', 'publications', { title: 'Notes', date: own })];
    const [match] = matchEntries([entry('publications', { title: 'Notes', date: other, publisher: 'Memoirs' })], known);
    return match?.state === 'similar' ? match.merged.date : match?.state;
  };
  expect(mergedDate('1843-09', '1843')).toBe('1843-09');
  expect(mergedDate('1843', '1843-09')).toBe('1843-09');
  expect(mergedDate('1843-09', '1843-10')).toBe('1843-10');
});

it('matches each stored entry once', () => {
  const known = [stored('a', 'skills', { name: 'Logic' })];
  const skill = entry('skills', { name: 'logic' });
  expect(matchEntries([skill, skill], known).map(({ state }) => state)).toEqual(['similar', 'new']);
});

it('merges what is new and leaves what the file does not say', () => {
  const known = [stored('a', 'work', JOB)];
  const [match] = matchEntries(
    [
      entry('work', {
        name: 'Example Works',
        url: 'https://example.org',
        roles: [
          { position: 'engineer', start: '2021', highlights: [{ text: 'built it' }, { text: 'Sold it' }] },
          { position: 'Lead', start: '2023' },
        ],
      }),
    ],
    known,
  );
  const [role] = known.flatMap(({ fields }) => fields.roles as { id: string; highlights: { id: string }[] }[]);
  expect(match).toMatchObject({
    state: 'similar',
    merged: {
      ...{ name: 'Example Works', location: 'Sampletown', url: 'https://example.org' },
      roles: [
        {
          ...{ id: role?.id, position: 'engineer', start: '2021-03', summary: 'Builds' },
          highlights: [{ id: role?.highlights[0]?.id, text: 'built it' }, { text: 'Sold it' }],
        },
        { position: 'Lead', start: '2023' },
      ],
    },
  });
});

it('compares nodes once, however many there are', () => {
  const bullets = (mark: string) => Array.from({ length: 400 }, (_, at) => ({ text: `${mark} ${at}` }));
  let reads = 0;
  const counted = bullets('new').map((bullet) => ({
    get text() {
      reads += 1;
      return bullet.text;
    },
  }));
  const fields = completeFields('volunteer', { organization: 'Works', highlights: [] });
  const known = [
    { id: 'a', revision: 1, kind: 'volunteer' as const, fields: { ...fields, highlights: bullets('old') } },
  ];
  matchEntries([{ kind: 'volunteer', fields: { ...fields, highlights: counted } }], known);
  expect(reads).toBeLessThan(5 * counted.length);
});

it('reads what recognizes an entry once, however many have one title', () => {
  let reads = 0;
  const publication = (doi: string) => ({
    kind: 'publications' as const,
    fields: {
      ...completeFields('publications', { title: 'Notes', date: '1843' }),
      get doi() {
        reads += 1;
        return doi;
      },
    },
  });
  const many = (count: number, prefix: string) => Array.from({ length: count }, (_, at) => publication(prefix + at));
  const known = many(2000, '10.1000/a').map((one, at) => ({ ...one, id: String(at), revision: 1 }));
  reads = 0;
  const states = matchEntries(many(1000, '10.1000/b'), known).map(({ state }) => state);
  expect(new Set(states)).toEqual(new Set(['new']));
  expect(reads).toBeLessThan(3 * 3000);
});

it('prefers the first stored entry among those of a common year and those without dates', () => {
  const known = [
    stored('a', 'talks', { title: 'Notes', date: '1850' }),
    stored('b', 'talks', { title: 'Notes' }),
    stored('c', 'talks', { title: 'Notes', date: '1843' }),
    stored('d', 'talks', { title: 'Notes', date: '1843-09' }),
  ];
  const talks = ['1843', '1843', '1843', '1843', ''].map((date) => entry('talks', { title: 'Notes', date }));
  const found = matchEntries(talks, known).map((match) => (match.state === 'new' ? 'new' : match.existing.id));
  expect(found).toEqual(['b', 'c', 'd', 'new', 'a']);
});

it('pairs the nodes of two entries by their texts, each once', () => {
  const roleWith = (id: string, ...bullets: [string, string][]) => ({
    ...{ id, position: 'Engineer', start: '2021' },
    highlights: bullets.map(([bullet, text]) => ({ id: bullet, text })),
  });
  const own = completeFields('work', {
    roles: [roleWith('r', ['a', 'One'], ['b', 'One'], ['c', 'Two'], ['d', 'Same'])],
  });
  const other = completeFields('work', { roles: [roleWith('s', ['x', 'two'], ['y', 'One'], ['d', 'Same'])] });
  expect(matchedNodeIds('work', own, other)).toEqual({ r: 's', a: 'y', c: 'x' });
});
