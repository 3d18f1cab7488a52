import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { startTestInstance } from '#testing/test-instance.ts';
import { watchWork } from '#testing/watch-work.ts';

const workOf = watchWork();

it('saves a field with four messages to the database', async () => {
  const instance = await startTestInstance();
  const { call } = await addMember(instance);
  const { body: cv } = await call('POST', '/api/cvs', { name: 'For Turin' });
  const save = (revision: number) =>
    call('PATCH', `/api/cvs/${cv.id}`, {
      revision,
      operations: [{ do: 'set', at: ['basics'], field: 'headline', value: `Edition ${revision}` }],
    });
  await save(1);
  const { answer, work } = await workOf(() => save(2));
  expect(answer.status).toBe(200);
  expect(work.statements.map((text) => text.split(' ', 1)[0])).toEqual(['begin;', 'select', 'update', 'select']);
  expect(work.statements.at(-1)).toMatch(/^select pg_notify\(.*\); commit$/);
});
