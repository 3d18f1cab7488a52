import { expect, it } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { heavyCv, workersOf } from '#testing/heavy-work.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const VISITORS = 10;
const instance = shareTestInstance();

it('responds to every visitor of a CV that exceeds the limits, but renders it only once', async () => {
  const mallory = await openCvs(instance);
  const { id } = await mallory.make({ document: heavyCv('Mallory in public') });
  const sharing = { visibility: 'public', download: true };
  expect((await mallory.ask('PUT', `/${id}/sharing`, sharing)).status).toBe(200);
  const visit = () => send(instance, 'GET', `/cv/${id}.pdf`);
  expect((await visit()).status).toBe(400);
  // A run that exceeds a limit costs its worker process, so each further run would need a new process.
  const known = new Set(workersOf(process.pid));
  const started = new Set<number>();
  for (let visitor = 0; visitor < VISITORS; visitor += 1) {
    expect((await visit()).status).toBe(400);
    for (const pid of workersOf(process.pid)) if (!known.has(pid)) started.add(pid);
  }
  // The pool replaces the worker of the first run, and may keep a spare one.
  expect(started.size).toBeLessThanOrEqual(2);
}, 60_000);
