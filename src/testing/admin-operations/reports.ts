import { registerMember, visitor } from '../members.ts';
import type { OperationExample } from '../operation-example.ts';
import type { TestInstance } from '../test-instance.ts';

const FORM = { 'content-type': 'application/x-www-form-urlencoded' };

/** Registers a member with a public CV and returns both. */
async function createPublicCv(instance: TestInstance) {
  const { uid, call } = await registerMember(instance);
  const { id } = (await call('POST', '/api/cvs', { name: 'For Turin', example: 'nurse' })).body;
  await call('PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' });
  return { uid, id: id as string, page: `${instance.kernel.settings.APP_URL}/cv/${id}` };
}

/** Reports a page by the form on it and returns the status. */
export async function sendReport(
  instance: TestInstance,
  page: string,
  fields: Record<string, string> = {},
  reporter = visitor(instance),
) {
  const answer = await fetch(`${instance.url}/report?page=${encodeURIComponent(page)}`, {
    method: 'POST',
    redirect: 'manual',
    headers: { ...FORM, 'x-forwarded-for': reporter.address },
    body: new URLSearchParams({ reason: 'spam', text: '', email: '', ...fields }),
  });
  return { status: answer.status, location: answer.headers.get('location'), body: await answer.text() };
}

const reportId = async (instance: TestInstance) => {
  const { uid, page } = await createPublicCv(instance);
  await sendReport(instance, page);
  const { rows } = await instance.kernel.db.pool.query('select id from reports where owner_id = $1', [uid]);
  return rows[0].id as string;
};

export const reportsOperations: Record<string, OperationExample> = {
  'GET /takedowns': { who: 'member' },
  'GET /admin/reports': { who: 'admin', query: 'state=open' },
  'POST /admin/reports/{id}/dismiss': { who: 'admin', id: reportId, body: () => ({ note: 'Looked at.' }) },
  'POST /admin/reports/{id}/uphold': {
    who: 'admin',
    id: reportId,
    body: () => ({ note: '', takeDown: true, reason: 'It is spam.' }),
  },
  'GET /admin/takedowns': { who: 'admin' },
  'POST /admin/takedowns': {
    who: 'admin',
    body: async (instance) => ({ address: (await createPublicCv(instance)).page, reason: 'It is spam.' }),
  },
  'DELETE /admin/takedowns/{uid}/{kind}/{id}': {
    who: 'admin',
    id: (_, { uid }) => [uid, 'site', uid],
    // The member's site has not been taken down.
    status: 404,
  },
};
