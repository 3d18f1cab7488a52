import { EMPTY_CONTENT } from '#cv/model/content.ts';
import { newId } from '#platform/server/ids.ts';
import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';

/** The operations on CVs, for the tests that cover the whole API. */

const id = async (_: TestInstance, { call }: Member): Promise<string> =>
  (await call('POST', '/api/cvs', { name: 'For Turin' })).body.id;

const inTrash = async (instance: TestInstance, member: Member) => {
  const created = await id(instance, member);
  await member.call('DELETE', `/api/cvs/${created}`);
  return created;
};

const withVersion = async (instance: TestInstance, member: Member) => {
  const created = await id(instance, member);
  const version = await member.call('POST', `/api/cvs/${created}/versions`, { name: 'As sent' });
  return [created, version.body.id as string];
};

const withLetter = async (instance: TestInstance, member: Member) => {
  const created = await id(instance, member);
  const operations = [{ do: 'insert', into: [], list: 'letters', item: { id: 'turin' }, after: null }];
  await member.call('PATCH', `/api/cvs/${created}`, { revision: 1, operations });
  return [created, 'turin'];
};

const withComment = async (instance: TestInstance, member: Member) => {
  const created = await id(instance, member);
  const comment = newId();
  await instance.kernel.db.pool.query(
    `insert into cv_comments (id, owner_id, cv_id, place, block_name, reader_name, text, state, created_at)
     values ($1, $2, $3, '{sections,work}', 'Work', 'Mary', 'Which notes?', 'held', now())`,
    [comment, member.uid, created],
  );
  return [created, comment];
};

/** Returns a CV in German that follows one in English. */
const translated = async (_: TestInstance, { call }: Member): Promise<string> => {
  const original = (await call('POST', '/api/cvs', { name: 'For Turin' })).body.id;
  return (await call('POST', `/api/cvs/${original}/variants`, { purpose: 'language', name: 'Turin', language: 'de' }))
    .body.id;
};

const withAnswer = async (instance: TestInstance, member: Member) => {
  const created = await translated(instance, member);
  const answers = [{ part: 'details', answer: 'keep' }];
  await member.call('POST', `/api/cvs/${created}/variant/answers`, { revision: 1, originalRevision: 1, answers });
  return created;
};

const SET_NAME = { do: 'set', at: ['basics'], field: 'name', value: 'Ada Lovelace' };

export const cvOperations: Record<string, OperationExample> = {
  'GET /cvs': { who: 'member' },
  'GET /cvs/facets': { who: 'member' },
  'POST /cvs': { who: 'member', body: () => ({ name: 'For Turin' }) },
  'GET /cvs/{id}': { who: 'member', id },
  'PUT /cvs/{id}': {
    who: 'member',
    id,
    body: () => ({ revision: 1, document: EMPTY_CONTENT }),
  },
  'PATCH /cvs/{id}': { who: 'member', id, body: () => ({ revision: 1, operations: [SET_NAME] }) },
  'DELETE /cvs/{id}': { who: 'member', id },
  'DELETE /cvs/{id}/forever': { who: 'member', id: inTrash },
  'POST /cvs/{id}/restore': { who: 'member', id: inTrash },
  'POST /cvs/{id}/duplicate': { who: 'member', id },
  'POST /cvs/{id}/move': { who: 'member', id, body: () => ({ after: null }) },
  'PUT /cvs/{id}/visibility': { who: 'member', id, body: () => ({ visibility: 'private' }) },
  'PUT /cvs/{id}/sharing': { who: 'member', id, body: () => ({ download: false }) },
  'GET /cvs/families': { who: 'member' },
  'POST /cvs/{id}/variants': { who: 'member', id, body: () => ({ purpose: 'job', name: 'For Turin' }) },
  'GET /cvs/{id}/variant': { who: 'member', id: translated },
  'POST /cvs/{id}/variant/answers': {
    who: 'member',
    id: translated,
    body: () => ({ revision: 1, originalRevision: 1, answers: [{ part: 'details', answer: 'keep' }] }),
  },
  'POST /cvs/{id}/variant/undo': { who: 'member', id: withAnswer, body: () => ({ revision: 1, answer: 2 }) },
  'DELETE /cvs/{id}/variant': { who: 'member', id: translated },
  'GET /cvs/{id}/differences/{from}': {
    who: 'member',
    id: async (instance, member) => [await id(instance, member), await id(instance, member)],
  },
  'GET /cvs/{id}/translation': { who: 'member', id: translated },
  'PATCH /cvs/{id}/translation': { who: 'member', id: translated, body: () => ({ originalRevision: 1, seen: [] }) },
  'GET /cvs/{id}/translation/{format}': {
    who: 'member',
    id: async (instance, member) => [await translated(instance, member), 'xliff'],
  },
  'POST /cvs/{id}/translation/file': {
    who: 'member',
    id: translated,
    body: () => ({ revision: 1, content: 'key,original,translation\n/basics.headline,Engineer,Ingenieurin' }),
  },
  'GET /cvs/{id}/publication': { who: 'member', id },
  'PUT /cvs/{id}/publication': { who: 'member', id, body: () => ({ mode: 'published' }) },
  'PUT /cvs/{id}/lock': { who: 'member', id, body: () => ({ locked: true }) },
  'POST /cvs/bulk': {
    who: 'member',
    body: async (instance, member) => ({ ids: [await id(instance, member)], action: 'lock' }),
  },
  // An address within a private network, from which nothing is downloaded.
  'POST /cvs/import/address': { who: 'member', body: () => ({ address: 'http://127.0.0.1/resume.json' }), status: 400 },
  'POST /cvs/read/address': { who: 'member', body: () => ({ address: 'http://127.0.0.1/resume.json' }), status: 400 },
  'POST /cvs/read': { who: 'member', body: () => ({ content: '{"basics":{"name":"Ada Lovelace"}}' }) },
  'POST /cvs/import': { who: 'member', body: () => ({ content: '{"basics":{"name":"Ada Lovelace"}}' }) },
  'GET /cvs/{id}/export/{format}': {
    who: 'member',
    id: async (instance, member) => [await id(instance, member), 'text'],
  },
  'GET /cvs/{id}/export': { who: 'member', id, query: 'formats=text,markdown' },
  'GET /cvs/{id}/letters/{letter}/export/{format}': {
    who: 'member',
    id: async (instance, member) => [...(await withLetter(instance, member)), 'docx'],
  },
  'GET /cv-templates': { who: 'member' },
  'POST /cvs/{id}/preview': { who: 'member', id, body: () => ({}) },
  'GET /cvs/{id}/thumbnail': { who: 'member', id },
  'POST /cvs/{id}/fit': { who: 'member', id, body: () => ({ pages: 1 }) },
  'GET /cvs/{id}/checks': { who: 'member', id },
  'GET /cvs/{id}/reading': { who: 'member', id },
  'POST /cvs/{id}/job-match': { who: 'member', id, body: () => ({ advertisement: 'We need an analyst.' }) },
  'GET /cvs/{id}/offers': { who: 'member', id },
  'POST /cvs/{id}/wording': { who: 'member', id, body: () => ({ wording: 'short' }) },
  'GET /cvs/examples/{example}/thumbnail': { who: 'member', id: () => 'designer' },
  'GET /cvs/uses': { who: 'member', query: 'record=0190f5f6-0000-7000-8000-000000000000' },
  'GET /cvs/{id}/comments': { who: 'member', id },
  'PATCH /cvs/{id}/comments/{comment}': { who: 'member', id: withComment, body: () => ({ state: 'shown' }) },
  'DELETE /cvs/{id}/comments/{comment}': { who: 'member', id: withComment },
  'GET /cvs/{id}/versions': { who: 'member', id },
  'POST /cvs/{id}/versions': { who: 'member', id, body: () => ({ name: 'As sent' }) },
  'GET /cvs/{id}/versions/{version}': { who: 'member', id: withVersion },
  'PATCH /cvs/{id}/versions/{version}': { who: 'member', id: withVersion, body: () => ({ name: 'For Turin' }) },
  'DELETE /cvs/{id}/versions/{version}': { who: 'member', id: withVersion },
  'POST /cvs/{id}/versions/{version}/restore': { who: 'member', id: withVersion, body: () => ({ revision: 1 }) },
  'GET /cvs/{id}/versions/{version}/changes': { who: 'member', id: withVersion },
};
