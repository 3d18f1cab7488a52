import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { startTestInstance } from '#testing/test-instance.ts';

it('shows, typesets and exports CVs stored before their designs had newer fields', async () => {
  const instance = await startTestInstance();
  const { call } = await addMember(instance);
  const { body: cv } = await call('POST', '/api/cvs', { name: 'For Turin', example: 'nurse' });
  await call('PUT', `/api/cvs/${cv.id}/visibility`, { visibility: 'public' });
  await instance.kernel.db.pool.query(
    `update records set version = 3, document = document #- '{document,design,spacing}'
      #- '{document,design,headings}' #- '{document,design,bullets}' where id = $1`,
    [cv.id],
  );
  expect((await call('GET', `/api/cvs/${cv.id}`)).body.document.design).toEqual(cv.document.design);
  for (const path of [
    ...['pdf', 'docx', 'html', 'text'].map((format) => `/api/cvs/${cv.id}/export/${format}`),
    `/api/cvs/${cv.id}/thumbnail`,
    `/cv/${cv.id}.pdf`,
  ])
    expect((await call('GET', path)).status, path).toBe(200);
  const page = (await call('GET', `/cv/${cv.id}`)).body as string;
  expect(page).toContain('--airy: 0.7;');
  expect(page).not.toMatch(/NaN|undefined/);
});
