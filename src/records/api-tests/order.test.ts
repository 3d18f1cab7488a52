import fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { collectionOf, openCollection, type TestCollection } from '#testing/collection.ts';
import { signInAgain } from '#testing/members.ts';
import { shareTestInstance, startTestInstance, type TestInstance } from '#testing/test-instance.ts';

const first = shareTestInstance();
const second = {} as TestInstance;

beforeAll(async () => {
  const cleaning: (() => Promise<void>)[] = [];
  const options = { whenDone: (clean: () => Promise<void>) => void cleaning.push(clean) };
  Object.assign(second, await startTestInstance({ DATABASE_URL: first.databaseUrl }, options));
  return async () => {
    for (const clean of cleaning.reverse()) await clean();
  };
});

const positions = async ({ member }: TestCollection) =>
  (
    await first.kernel.db.pool.query<{ id: string; position: string }>(
      'select id, position from records where owner_id = $1 order by position collate "C"',
      [member.uid],
    )
  ).rows;
const order = async (collection: TestCollection) => (await collection.pages('limit=100')).map(({ id }) => id);

/** Creates a collection with `count` records in the order in which they were imported. */
async function fill(count: number) {
  const collection = await openCollection(first);
  const content = `Title\n${Array.from({ length: count }, (_, at) => `Engine ${at}`).join('\n')}\n`;
  const take = Array.from({ length: count }, (_, at) => at);
  const { made } = (await collection.ask('POST', '/import', { content, take })).body;
  return { collection, ids: made as string[] };
}

describe('the custom order', () => {
  it('lists imported records in file order and new ones on top', async () => {
    const { collection, ids } = await fill(3);
    expect(await order(collection)).toEqual(ids);
    const { id } = await collection.make();
    expect(await order(collection)).toEqual([id, ...ids]);
  });

  it('moves a record to the top, to the end or to its own position', async () => {
    const { collection, ids } = await fill(4);
    const [a = '', b = '', c = '', d = ''] = ids;
    const move = async (id: string, after: string | null) => {
      expect((await collection.ask('POST', `/${id}/move`, { after })).status).toBe(200);
      return order(collection);
    };
    expect(await move(c, null)).toEqual([c, a, b, d]);
    expect(await move(c, d)).toEqual([a, b, d, c]);
    expect(await move(b, a)).toEqual([a, b, d, c]);
    expect(await move(b, b)).toEqual([a, b, d, c]);
    expect(await move(a, null)).toEqual([a, b, d, c]);
    const moved = await collection.ask('POST', `/${d}/move`, { after: a });
    expect(moved.body).toMatchObject({ id: d, revision: 1 });
  });

  it('rejects moves behind records that are missing or owned by another member', async () => {
    const { collection, ids } = await fill(2);
    const other = await openCollection(first);
    const { id } = await other.make();
    const nobody = '00000000-0000-4000-8000-000000000000';
    for (const after of [id, nobody]) {
      expect((await collection.ask('POST', `/${ids[0]}/move`, { after })).status).toBe(404);
    }
    expect((await other.ask('POST', `/${ids[0]}/move`, { after: null })).status).toBe(404);
    for (const after of ['first', '', 7, undefined]) {
      expect((await collection.ask('POST', `/${ids[0]}/move`, { after })).status).toBe(400);
    }
    expect(await order(collection)).toEqual(ids);
  });

  it('keeps the position of a trashed record', async () => {
    const { collection, ids } = await fill(3);
    await collection.ask('DELETE', `/${ids[1]}`);
    expect(await order(collection)).toEqual([ids[0], ids[2]]);
    await collection.ask('POST', `/${ids[1]}/restore`);
    expect(await order(collection)).toEqual(ids);
  });

  it('reassigns long ranks without changing the order', async () => {
    const { collection, ids } = await fill(3);
    const [a = '', b = '', c = ''] = ids;
    const squeeze = `V${'0'.repeat(78)}1`;
    const setPosition = (id: string, position: string) =>
      first.kernel.db.pool.query('update records set position = $2 where id = $1', [id, position]);
    await setPosition(b, 'W');
    await setPosition(a, 'V');
    await setPosition(c, squeeze);
    expect(await order(collection)).toEqual([a, c, b]);
    expect((await collection.ask('POST', `/${b}/move`, { after: a })).status).toBe(200);
    expect(await order(collection)).toEqual([a, b, c]);
    expect((await positions(collection)).every(({ position }) => position.length < 10)).toBe(true);

    await setPosition(a, `${'0'.repeat(79)}1`);
    const { id } = await collection.make();
    expect(await order(collection)).toEqual([id, a, b, c]);
    expect((await positions(collection)).every(({ position }) => position.length < 10)).toBe(true);
  });
});

type ReorderStep = { tab: number; do: 'move' | 'add' | 'trash' | 'restore'; which: number; behind: number };
const steps = fc.array(
  fc.record<ReorderStep>({
    tab: fc.nat(2),
    do: fc.constantFrom('move', 'move', 'move', 'move', 'add', 'trash', 'restore'),
    which: fc.nat(7),
    behind: fc.nat(8),
  }),
  { minLength: 20, maxLength: 20 },
);

describe('concurrent moves in several tabs on two instances', () => {
  it('never duplicates or loses a record', async () => {
    await fc.assert(
      fc.asyncProperty(steps, async (all) => {
        const { collection, ids } = await fill(8);
        const tabs = [collection, collection, collectionOf(await signInAgain(second, collection.member))];
        const added: string[] = [];
        const answers = await Promise.all(
          all.map(async (step) => {
            const tab = tabs[step.tab] ?? collection;
            const id = ids[step.which];
            if (step.do === 'move') return tab.ask('POST', `/${id}/move`, { after: ids[step.behind] ?? null });
            if (step.do === 'trash') return tab.ask('DELETE', `/${id}`);
            if (step.do === 'restore') return tab.ask('POST', `/${id}/restore`);
            const answer = await tab.ask('POST', '', { title: 'Added' });
            added.push(answer.body.id);
            return answer;
          }),
        );
        expect(answers.filter(({ status }) => status >= 300).map(({ body }) => body)).toEqual([]);
        const finalPositions = await positions(collection);
        expect(new Set(finalPositions.map(({ position }) => position)).size).toBe(finalPositions.length);
        expect(finalPositions.map(({ id }) => id).sort()).toEqual([...ids, ...added].sort());
        // Afterwards both tabs list every record in the same order.
        const [here, there] = [await order(collection), await order(tabs[2] ?? collection)];
        expect(here).toEqual(there);
        const inTrash = (await collection.list('?status=trash&limit=100')).items.map(({ id }) => id);
        expect([...here, ...inTrash].sort()).toEqual([...ids, ...added].sort());
      }),
      { seed: 1843, numRuns: 8, endOnFailure: true },
    );
  }, 60_000);

  it('finds a rank for every record that is moved to the same position', async () => {
    const { collection, ids } = await fill(12);
    const [top = '', ...others] = ids;
    for (let round = 0; round < 8; round += 1) {
      const answers = await Promise.all(others.map((id) => collection.ask('POST', `/${id}/move`, { after: top })));
      expect(answers.every(({ status }) => status === 200)).toBe(true);
    }
    const seen = await order(collection);
    expect([seen[0], [...seen].sort()]).toEqual([top, [...ids].sort()]);
  });
});
