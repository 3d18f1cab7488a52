import { expect, it, vi } from 'vitest';
import { typeset } from '#cv/render/typesetter.ts';
import { openCvs } from '#testing/cvs.ts';
import { heavyCv } from '#testing/heavy-work.ts';
import { send } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

vi.mock('#cv/render/typesetter.ts', { spy: true });

const instance = shareTestInstance();

it('answers each visitor of a CV that exceeds the limits of a page, and tries it once', async () => {
  const mallory = await openCvs(instance);
  const { id } = await mallory.make({ document: heavyCv('Mallory in public') });
  const sharing = { visibility: 'public', download: true };
  expect((await mallory.ask('PUT', `/${id}/sharing`, sharing)).status).toBe(200);
  const visit = () => send(instance, 'GET', `/cv/${id}.pdf`);
  expect((await visit()).status).toBe(400);
  const renderCount = vi.mocked(typeset).mock.calls.length;
  for (let visitor = 0; visitor < 10; visitor += 1) expect((await visit()).status).toBe(400);
  expect(renderCount).toBeGreaterThan(0);
  expect(typeset).toHaveBeenCalledTimes(renderCount);
}, 60_000);
