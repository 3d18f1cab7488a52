import type { Member } from './members.ts';
import type { OperationExample } from './operation-example.ts';
import type { TestInstance } from './test-instance.ts';
import { ANSWER, requestTestimonial } from './testimonials.ts';

/** The operations on testimonials, for the tests that cover the whole API. */

const id = async (_: TestInstance, member: Member) => (await requestTestimonial(member)).id;
const inTrash = async (_: TestInstance, member: Member) => {
  const request = await requestTestimonial(member);
  await member.call('DELETE', `/api/testimonials/${request.id}`);
  return request.id;
};
const token = async (_: TestInstance, member: Member) => (await requestTestimonial(member)).token;

export const testimonialOperations: Record<string, OperationExample> = {
  'GET /testimonials': { who: 'member' },
  'POST /testimonials': {
    who: 'member',
    body: () => ({ name: 'Mary', text: 'Ada is brilliant.', language: 'en', quotedFrom: 'Letter, 1843' }),
  },
  'POST /testimonials/requests': { who: 'member', body: () => ({ label: 'Royal Society' }) },
  'POST /testimonials/{id}/link': { who: 'member', id },
  'PATCH /testimonials/{id}': { who: 'member', id, body: () => ({ revision: 1, label: 'Astronomers' }) },
  'PUT /testimonials/order': { who: 'member', body: () => ({ ids: [] }) },
  'DELETE /testimonials/{id}': { who: 'member', id },
  'POST /testimonials/{id}/restore': { who: 'member', id: inTrash },
  'DELETE /testimonials/{id}/forever': { who: 'member', id: inTrash },
  // The tested member has not verified an email address.
  'GET /testimonials/requests/{token}': { who: 'anyone', id: token, status: 404 },
  'POST /testimonials/requests/{token}': { who: 'anyone', id: token, body: () => ANSWER, status: 404 },
};
