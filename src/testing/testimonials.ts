import { type Member, visitor } from './members.ts';

/** An answer as an author sends it. */
export const ANSWER = {
  name: 'Mary Somerville',
  role: 'Mathematician',
  organization: 'Royal Astronomical Society',
  source: 'https://example.org/mary',
  text: 'Ada explains the engine better than its inventor.\n\nI would work with her again.',
  language: 'en',
};

/** Requests a testimonial; returns its id and the token in its link. */
export async function requestTestimonial({ call }: Member, fields: object = {}) {
  const answer = await call('POST', '/api/testimonials/requests', {
    label: 'Royal Society',
    message: 'Hi!',
    ...fields,
  });
  if (answer.status !== 201) throw new Error(`no request: ${answer.status} ${JSON.stringify(answer.body)}`);
  const { testimonial, url } = answer.body as { testimonial: { id: string; revision: number }; url: string };
  return { ...testimonial, url, token: new URL(url).pathname.split('/').at(-1) ?? '' };
}

/** Requests a testimonial and answers it as its author; returns its id, its revision and the token. */
export async function receiveTestimonial(instance: { url: string }, member: Member, fields: object = {}) {
  const request = await requestTestimonial(member);
  const path = `/api/testimonials/requests/${request.token}`;
  const sent = await visitor(instance).call('POST', path, { ...ANSWER, ...fields });
  if (sent.status !== 200) throw new Error(`not sent: ${sent.status} ${JSON.stringify(sent.body)}`);
  return { ...request, revision: request.revision + 1 };
}

/** Requests a testimonial, answers it and approves it; returns its id and its revision. */
export async function approveTestimonial(instance: { url: string }, member: Member, fields: object = {}) {
  const { id, revision, token } = await receiveTestimonial(instance, member, fields);
  const approved = await member.call('PATCH', `/api/testimonials/${id}`, { revision, state: 'approved' });
  if (approved.status !== 200) throw new Error(`not approved: ${approved.status}`);
  return { id, token, revision: revision + 1 };
}
