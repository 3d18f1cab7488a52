import { randomUUID } from 'node:crypto';
import { hashOf } from '#identity/service.ts';
import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';
import { ANSWER } from './testimonials.ts';

/** The operations on testimonials, for the tests that cover the whole API. */

/** Stores a request of a member who has not verified an email address, and can't make one; returns its id and token. */
async function placeRequest({ kernel }: TestInstance, { uid }: Member) {
  const [requestId, requestToken] = [randomUUID(), randomUUID()];
  await kernel.db.pool.query(
    `insert into testimonials (id, owner_id, state, origin, label, language, token_hash, expires_at, position, created_at)
     values ($1, $2, 'requested', 'author', 'Royal Society', 'en', $3, now() + interval '1 day', 0, now())`,
    [requestId, uid, hashOf(requestToken)],
  );
  return { id: requestId, token: requestToken };
}

const id = async (instance: TestInstance, member: Member) => (await placeRequest(instance, member)).id;
const inTrash = async (instance: TestInstance, member: Member) => {
  const request = await placeRequest(instance, member);
  await member.call('DELETE', `/api/testimonials/${request.id}`);
  return request.id;
};
const token = async (instance: TestInstance, member: Member) => (await placeRequest(instance, member)).token;

export const testimonialOperations: Record<string, OperationExample> = {
  'GET /testimonials': { who: 'member' },
  'POST /testimonials': {
    who: 'member',
    body: () => ({ name: 'Mary', text: 'Ada is brilliant.', language: 'en', quotedFrom: 'Letter, 1843' }),
  },
  'POST /testimonials/requests': { who: 'member', body: () => ({ label: 'Royal Society' }), status: 403 },
  'POST /testimonials/{id}/link': { who: 'member', id, status: 403 },
  'PATCH /testimonials/{id}': { who: 'member', id, body: () => ({ revision: 1, label: 'Astronomers' }) },
  'PUT /testimonials/order': { who: 'member', body: () => ({ ids: [] }) },
  'DELETE /testimonials/{id}': { who: 'member', id },
  'POST /testimonials/{id}/restore': { who: 'member', id: inTrash },
  'DELETE /testimonials/{id}/forever': { who: 'member', id: inTrash },
  // The tested member has not verified an email address.
  'GET /testimonials/requests/{token}': { who: 'anyone', id: token, status: 404 },
  'POST /testimonials/requests/{token}': { who: 'anyone', id: token, body: () => ANSWER, status: 404 },
};
