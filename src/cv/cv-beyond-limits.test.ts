import { expect, it } from 'vitest';
import { openCvs } from '#testing/cvs.ts';
import { heavyCv } from '#testing/heavy-work.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

it('answers each visitor of a CV that exceeds the limits of a page, and tries it once', async () => {
  const mallory = await openCvs(instance);
  const { id } = await mallory.make({ document: heavyCv('Mallory in public') });
  const sharing = { visibility: 'public', download: true };
  expect((await mallory.ask('PUT', `/${id}/sharing`, sharing)).status).toBe(200);
  const visit = () => send(instance, 'GET', `/cv/${id}.pdf`);
  expect((await visit()).status).toBe(400);
  const began = performance.now();
  for (let visitor = 0; visitor < 10; visitor += 1) expect((await visit()).status).toBe(400);
  // A single typesetting run takes longer than this.
  expect(performance.now() - began).toBeLessThan(1500);
}, 60_000);
