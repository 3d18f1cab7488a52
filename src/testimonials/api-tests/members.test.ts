import { describe, expect, it } from 'vitest';
import { addMember, shareMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import { type Member, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { ANSWER, approveTestimonial, receiveTestimonial, requestTestimonial } from '#testing/testimonials.ts';
import type { Testimonial } from '../contract.ts';
import { approvedTestimonials, testimonialPhotosInUse } from '../server/approved-testimonials.ts';
import { sweepTestimonials } from '../server/trash-testimonials.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const other = shareMember(() => addMember(instance));
const BASE = '/api/testimonials';
const QUOTE = {
  name: 'Charles Babbage',
  text: 'The Enchantress of Numbers.',
  language: 'en',
  quotedFrom: 'Letter, 1843',
};

const listOf = async ({ call }: Member): Promise<Testimonial[]> => (await call('GET', BASE)).body.items;
const change = ({ call }: Member, id: string, fields: object) => call('PATCH', `${BASE}/${id}`, fields);
/** Returns the approved testimonials as a page for visitors reads them. */
const shownOf = ({ uid }: Member) => instance.kernel.db.asVisitor((tx) => approvedTestimonials(tx, uid));
const namesOf = async (member: Member) => (await shownOf(member)).map(({ name }) => name);

it('testimonials can be requested with a verified email address only, since the links of others lead nowhere', async () => {
  const member = await addMember(instance, { verified: false });
  const answer = await member.call('POST', `${BASE}/requests`, { label: 'Royal Society' });
  expect([answer.status, answer.body.message]).toEqual([403, expect.stringContaining('email')]);
  expect(await listOf(member)).toEqual([]);
});

describe('testimonials of a member', () => {
  it('are shown to visitors once approved, and no longer once hidden', async () => {
    const member = await addMember(instance);
    const { id, revision } = await receiveTestimonial(instance, member);
    expect(await shownOf(member)).toEqual([]);
    const approved = await change(member, id, { revision, state: 'approved' });
    expect([approved.status, approved.body.state]).toEqual([200, 'approved']);
    expect(await shownOf(member)).toEqual([{ ...ANSWER, id, quotedFrom: '', originalText: null, photo: null }]);
    await change(member, id, { revision: revision + 1, state: 'hidden' });
    expect(await shownOf(member)).toEqual([]);
    await change(member, id, { revision: revision + 2, state: 'approved' });
    await member.call('DELETE', `${BASE}/${id}`);
    expect(await shownOf(member)).toEqual([]);
  });

  it('keep the text of their author when the member shortens it', async () => {
    const member = await addMember(instance);
    const { id, revision } = await approveTestimonial(instance, member);
    const changed = await change(member, id, { revision, text: 'Ada explains the engine.', role: 'Astronomer' });
    expect(changed.body).toMatchObject({
      ...{ text: 'Ada explains the engine.', role: 'Astronomer' },
      original: { text: ANSWER.text, role: ANSWER.role },
    });
    expect(await shownOf(member)).toMatchObject([{ text: 'Ada explains the engine.', originalText: ANSWER.text }]);
    await change(member, id, { revision: revision + 1, text: ANSWER.text });
    expect(await shownOf(member)).toMatchObject([{ originalText: null }]);
  });

  it('are not approved in a version that the member has not seen', async () => {
    const member = await addMember(instance);
    const { id, revision, token } = await receiveTestimonial(instance, member);
    await visitor(instance).call('POST', `${BASE}/requests/${token}`, { ...ANSWER, text: 'Ada is late.' });
    expect((await change(member, id, { revision, state: 'approved' })).status).toBe(409);
    expect(await shownOf(member)).toEqual([]);
  });

  it('can be written in with their source', async () => {
    const member = await addMember(instance);
    const written = await member.call('POST', BASE, QUOTE);
    expect([written.status, written.body]).toMatchObject([201, { ...QUOTE, state: 'approved', original: null }]);
    expect(await shownOf(member)).toMatchObject([{ ...QUOTE, originalText: null }]);
    const refused = await member.call('POST', BASE, { ...QUOTE, quotedFrom: ' ' });
    expect(refused.body.data.fields).toEqual([{ path: 'quotedFrom', message: 'Fill in this field' }]);
    const withLink = await member.call('POST', BASE, { ...QUOTE, quotedFrom: '', source: 'https://example.org' });
    expect(withLink.status).toBe(201);
    const { id } = written.body;
    expect((await change(member, id, { revision: 1, quotedFrom: '' })).status).toBe(400);
    expect((await change(member, id, { revision: 1, state: 'received' })).status).toBe(409);
  });

  it('show photos of the member only', async () => {
    const member = await addMember(instance);
    const photo = (await uploadImage(instance, member)).id;
    const foreign = (await uploadImage(instance, await other())).id;
    const { id, revision } = await approveTestimonial(instance, member);
    const refused = await change(member, id, { revision, photo: foreign });
    expect(refused.body.data.fields).toMatchObject([{ path: 'photo' }]);
    expect((await member.call('POST', BASE, { ...QUOTE, photo: foreign })).status).toBe(400);
    expect((await change(member, id, { revision, photo })).body.photo).toMatchObject({ id: photo });
    expect(await shownOf(member)).toMatchObject([{ photo }]);
    const inUse = await instance.kernel.db.asSystem('test', (tx) => testimonialPhotosInUse(tx, [photo, foreign]));
    expect(inUse).toEqual([photo]);
    await change(member, id, { revision: revision + 1, photo: null });
    expect(await shownOf(member)).toMatchObject([{ photo: null }]);
  });

  it('are listed in the order that the member chooses', async () => {
    const member = await addMember(instance);
    const ids: string[] = [];
    for (const name of ['One', 'Two', 'Three']) ids.push((await approveTestimonial(instance, member, { name })).id);
    const [one = '', two = '', three = ''] = ids;
    expect(await namesOf(member)).toEqual(['One', 'Two', 'Three']);
    expect((await member.call('PUT', `${BASE}/order`, { ids: [three, one, two] })).status).toBe(200);
    expect(await namesOf(member)).toEqual(['Three', 'One', 'Two']);
    for (const wrong of [
      [one, two],
      [one, one, two],
      [one, two, QUOTE_ID],
      [one, two, three, QUOTE_ID],
    ]) {
      expect((await member.call('PUT', `${BASE}/order`, { ids: wrong })).status).toBe(409);
    }
    const { id } = await approveTestimonial(instance, member, { name: 'Four' });
    expect(await namesOf(member)).toEqual(['Three', 'One', 'Two', 'Four']);
    expect((await listOf(member)).map((each) => each.id)).toEqual([three, one, two, id]);
  });

  it('can be restored from the trash for 30 days', async () => {
    const member = await addMember(instance);
    const { id } = await approveTestimonial(instance, member);
    expect((await member.call('DELETE', `${BASE}/${id}/forever`)).status).toBe(404);
    expect((await member.call('DELETE', `${BASE}/${id}`)).body.trashedAt).toEqual(expect.any(String));
    expect((await change(member, id, { revision: 4, state: 'hidden' })).status).toBe(404);
    expect((await member.call('POST', `${BASE}/${id}/link`)).status).toBe(404);
    expect((await member.call('POST', `${BASE}/${id}/restore`)).body).toMatchObject({
      state: 'approved',
      trashedAt: null,
    });
    expect(await namesOf(member)).toEqual([ANSWER.name]);
    await member.call('DELETE', `${BASE}/${id}`);
    const { db } = instance.kernel;
    const sweepAfter = (days: number) =>
      sweepTestimonials({ db, clock: { now: () => new Date(Date.now() + days * 24 * 60 * 60 * 1000) } });
    await sweepAfter(29);
    expect(await listOf(member)).toHaveLength(1);
    await sweepAfter(31);
    expect(await listOf(member)).toEqual([]);
    const again = await approveTestimonial(instance, member);
    await member.call('DELETE', `${BASE}/${again.id}`);
    expect((await member.call('DELETE', `${BASE}/${again.id}/forever`)).status).toBe(200);
    expect(await listOf(member)).toEqual([]);
  });

  it('are limited in number', async () => {
    const member = await addMember(instance);
    await instance.kernel.db.pool.query(
      `insert into testimonials (id, owner_id, state, origin, language, position, created_at)
       select gen_random_uuid(), $1, 'requested', 'author', 'en', n, now() from generate_series(1, 99) n`,
      [member.uid],
    );
    const answers = await Promise.all([member.call('POST', BASE, QUOTE), member.call('POST', BASE, QUOTE)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 402]);
    expect((await member.call('POST', `${BASE}/requests`, { label: 'One more' })).status).toBe(402);
  });

  it('that are not answered can be neither approved nor filled in', async () => {
    const member = await addMember(instance);
    const { id } = await requestTestimonial(member);
    for (const state of ['approved', 'hidden', 'received']) {
      expect((await change(member, id, { revision: 1, state })).status).toBe(409);
    }
    expect((await change(member, id, { revision: 1, text: 'Ada is great.' })).status).toBe(400);
    expect((await change(member, id, { revision: 1, label: 'Astronomers', message: '' })).body).toMatchObject({
      ...{ label: 'Astronomers', message: '', state: 'requested', text: '' },
    });
  });
});

const QUOTE_ID = '00000000-0000-4000-8000-000000000000';

/** The commands on one testimonial, by which another member tries to reach it. */
const COMMANDS: [method: string, rest: string, body?: object][] = [
  ['PATCH', '', { revision: 2, state: 'approved' }],
  ['PATCH', '', { revision: 2, text: 'Ada is late.' }],
  ['POST', '/link'],
  ['DELETE', ''],
  ['POST', '/restore'],
  ['DELETE', '/forever'],
];

describe('access', () => {
  it.each(COMMANDS)('of another member is refused: %s %s', async (method, rest, body) => {
    const member = await addMember(instance);
    const { id } = await receiveTestimonial(instance, member);
    const before = await listOf(member);
    const answer = await (await other()).call(method, `${BASE}/${id}${rest}`, body);
    expect([answer.status, answer.body.code]).toEqual([404, 'NOT_FOUND']);
    expect(await listOf(member)).toEqual(before);
  });

  it('to the order and the list is limited to the own testimonials', async () => {
    const member = await addMember(instance);
    const { id } = await approveTestimonial(instance, member);
    const stranger = await addMember(instance, { verified: false });
    expect((await stranger.call('PUT', `${BASE}/order`, { ids: [id] })).status).toBe(409);
    expect(await listOf(stranger)).toEqual([]);
  });

  it.each([
    ...COMMANDS.map(([method, rest]) => [method, `/${QUOTE_ID}${rest}`] as const),
    ['GET', ''] as const,
    ['POST', ''] as const,
    ['POST', '/requests'] as const,
    ['PUT', '/order'] as const,
  ])('without a session is refused before the input is read: %s %s', async (method, rest) => {
    const answer = await visitor(instance).call(
      method,
      `${BASE}${rest}`,
      method === 'GET' ? undefined : { nonsense: 1 },
    );
    expect([answer.status, answer.body.message]).toEqual([401, 'Sign in first.']);
  });

  it.each([
    ['POST', '/requests', { label: '' }, 'label'],
    ['POST', '/requests', { label: 'a'.repeat(121) }, 'label'],
    ['POST', '/requests', { label: 'A', message: 'a'.repeat(1001) }, 'message'],
    ['POST', '/requests', { label: 'A', message: 7 }, 'message'],
    ['POST', '', { ...QUOTE, text: 'a'.repeat(1501) }, 'text'],
    ['POST', '', { ...QUOTE, source: 'http://example.org' }, 'source'],
    ['POST', '', { ...QUOTE, quotedFrom: 'a'.repeat(121) }, 'quotedFrom'],
    ['POST', '', { ...QUOTE, photo: 'mine' }, 'photo'],
    ['POST', '', { ...QUOTE, written: {} }, 'written'],
    ['PUT', '/order', { ids: 'all' }, 'ids'],
  ])('with an invalid input is refused: %s %s %j', async (method, rest, body, path) => {
    const answer = await (await other()).call(method, `${BASE}${rest}`, body);
    expect([answer.status, answer.body.data?.fields?.[0]?.path]).toEqual([400, path]);
  });
});
