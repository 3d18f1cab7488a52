import { expect, it } from 'vitest';
import { shareTestInstance } from '#testing/test-instance.ts';
import { openVisitedCv } from '#testing/visits.ts';
import { makeOwnerKeyCollector } from './owner-key-collector.ts';

const instance = shareTestInstance();

it('keeps the key of a member who comes while others are written', async () => {
  const { member } = await openVisitedCv(instance);
  const { kernel } = instance;
  const collector = makeOwnerKeyCollector(kernel);
  const day = '2026-01-02';
  collector.add({ day, key: 'first', ownerId: member.uid });
  const written = collector.write();
  collector.add({ day, key: 'second', ownerId: member.uid });
  await written;
  await collector.write();
  const { rows } = await kernel.db.pool.query('select key from visit_owners where owner_id = $1 and day = $2', [
    member.uid,
    day,
  ]);
  expect(rows.map(({ key }) => key).toSorted()).toEqual(['first', 'second']);
});
