import { describe, expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { eventually } from '#testing/eventually.ts';
import { comparableResponse, mailTo, type TestResponse, visitor } from '#testing/members.ts';
import { setMemberActive } from '#testing/set-active.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { ANSWER, receiveTestimonial, requestTestimonial } from '#testing/testimonials.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const sql = (text: string, values: unknown[]) => instance.kernel.db.pool.query(text, values);
const pathOf = (token: string) => `/api/testimonials/requests/${token}`;
const read = (token: string) => visitor(instance).call('GET', pathOf(token));
const answer = (token: string, fields: object = {}) =>
  visitor(instance).call('POST', pathOf(token), { ...ANSWER, ...fields });
const faultsOf = ({ status, body }: TestResponse) => [
  status,
  body.data?.fields?.map(({ path }: { path: string }) => path),
];

async function storedOf(id: string) {
  const { rows } = await sql('select * from testimonials where id = $1', [id]);
  return rows[0];
}

const expire = (id: string) =>
  sql("update testimonials set expires_at = now() - interval '1 second' where id = $1", [id]);

describe('a request for a testimonial', () => {
  it('names the member and shows the message to the holder of the link', async () => {
    const member = await addMember(instance);
    const { token } = await requestTestimonial(member, { label: 'Head of design', message: 'You know my notes best.' });
    const shown = await read(token);
    expect([shown.status, shown.body]).toEqual([
      200,
      {
        ...{ state: 'open', message: 'You know my notes best.', sent: null },
        member: { name: 'Ada Lovelace', photo: null },
      },
    ]);
    expect(JSON.stringify(shown.body)).not.toMatch(/Head of design|@example/);
  });

  it('is found by its token only, of which the database holds a hash', async () => {
    const { id, token } = await requestTestimonial(await addMember(instance));
    const stored = JSON.stringify(await storedOf(id));
    expect(stored).not.toContain(token);
    const { token_hash: hash } = await storedOf(id);
    expect((await read(hash)).status).toBe(404);
  });

  it('gets the same answer for every invalid token', async () => {
    const member = await addMember(instance);
    const [trashed, replaced, offline] = [
      await requestTestimonial(member),
      await requestTestimonial(member),
      await addMember(instance),
    ];
    const ofOffline = await requestTestimonial(offline);
    const unverifiedMember = await addMember(instance);
    const unverified = await requestTestimonial(unverifiedMember);
    await sql('update users set email_verified = false where uid = $1', [unverifiedMember.uid]);
    await member.call('DELETE', `/api/testimonials/${trashed.id}`);
    await member.call('POST', `/api/testimonials/${replaced.id}/link`);
    await setMemberActive(instance, offline, false);
    const tokens = [
      ...['of-nobody', '%00', '..%2f..', "'--"],
      ...[trashed.token, replaced.token, ofOffline.token, unverified.token, trashed.id],
    ];
    const [first, ...others] = await Promise.all(tokens.map(read));
    expect(first?.status).toBe(404);
    const expected = comparableResponse(first as TestResponse);
    for (const other of others) expect(comparableResponse(other)).toEqual(expected);
    const refused = await Promise.all(tokens.map((token) => answer(token)));
    for (const one of refused) expect([one.status, one.body]).toEqual([404, first?.body]);
    expect(await storedOf(unverified.id)).toMatchObject({ state: 'requested', text: '', written: null });
  });

  it('says that its link has expired, until the member renews it', async () => {
    const member = await addMember(instance);
    const { id, token } = await requestTestimonial(member);
    await expire(id);
    expect((await read(token)).body).toMatchObject({ state: 'expired', message: '', sent: null });
    expect((await answer(token)).body.message).toBe('This link has expired. Ask for a new one.');
    const renewed = (await member.call('POST', `/api/testimonials/${id}/link`)).body;
    const days = (Date.parse(renewed.testimonial.expiresAt) - Date.now()) / (24 * 60 * 60 * 1000);
    expect(days).toBeCloseTo(30, 1);
    expect((await read(renewed.url.split('/').at(-1))).body.state).toBe('open');
    expect((await read(token)).status).toBe(404);
  });
});

describe('an answer', () => {
  it('reaches the member, who gets one email, and can be changed until the member has decided', async () => {
    const member = await addMember(instance);
    const { id, token } = await requestTestimonial(member);
    const { language, ...written } = ANSWER;
    expect((await answer(token)).body).toMatchObject({ state: 'sent', sent: { ...written, language } });
    expect((await answer(token, { text: ' Shorter.\r\nMuch. ' })).status).toBe(200);
    expect((await read(token)).body.sent.text).toBe('Shorter.\nMuch.');
    const { items } = (await member.call('GET', '/api/testimonials')).body;
    expect(items).toMatchObject([
      { id, state: 'received', revision: 3, text: 'Shorter.\nMuch.', original: { text: 'Shorter.\nMuch.' } },
    ]);
    const mails = await eventually(async () => {
      const found = await mailTo(instance, member.email, 'testimonial-received');
      expect(found).toHaveLength(1);
      return found;
    });
    expect(mails[0]?.data).toEqual({ author: 'Mary Somerville', label: 'Royal Society' });
    await member.call('PATCH', `/api/testimonials/${id}`, { revision: 3, state: 'approved' });
    expect((await read(token)).body).toMatchObject({ state: 'closed', message: '', sent: null });
    const late = await answer(token, { text: 'Now something else.' });
    expect([late.status, late.body.message]).toEqual([409, 'This testimonial can’t be changed any more.']);
    await member.call('PATCH', `/api/testimonials/${id}`, { revision: 4, state: 'hidden' });
    expect((await read(token)).body.state).toBe('closed');
    expect((await storedOf(id)).text).toBe('Shorter.\nMuch.');
  });

  it('that is sent twice is stored once, and keeps what the member has edited', async () => {
    const member = await addMember(instance);
    const { id, token, revision } = await receiveTestimonial(instance, member);
    await member.call('PATCH', `/api/testimonials/${id}`, { revision, text: 'Edited.' });
    const sent = await Promise.all([answer(token), answer(token)]);
    expect(sent.map(({ status }) => status)).toEqual([200, 200]);
    expect(await storedOf(id)).toMatchObject({ text: 'Edited.', revision: revision + 1 });
    await answer(token, { text: 'Changed by the author.' });
    expect(await storedOf(id)).toMatchObject({ text: 'Changed by the author.', revision: revision + 2 });
  });

  it('is mailed to nobody who has unsubscribed', async () => {
    const member = await addMember(instance);
    await member.call('PATCH', '/api/me/notifications', { testimonials: false });
    await receiveTestimonial(instance, member);
    expect(await mailTo(instance, member.email, 'testimonial-received')).toEqual([]);
  });

  it('of a bot gets the usual answer and is not stored', async () => {
    const member = await addMember(instance);
    const { id, token } = await requestTestimonial(member);
    const [ofBot, expected] = [await answer(token, { website: 'https://spam.example' }), await storedOf(id)];
    expect(expected).toMatchObject({ state: 'requested', text: '', written: null });
    expect(comparableResponse(ofBot)).toEqual(comparableResponse(await answer(token)));
  });

  it('is stored as plain text', async () => {
    const member = await addMember(instance);
    const text = '</p><script>alert(1)</script> [a](javascript:alert(1)) **b** \u{1f3bc} &lt;';
    const { id } = await receiveTestimonial(instance, member, { name: '"><b>Mary</b>', text });
    expect(await storedOf(id)).toMatchObject({ name: '"><b>Mary</b>', text });
  });

  it.each([
    ['a name that is too long', { name: 'a'.repeat(121) }, ['name']],
    ['an empty name', { name: ' ' }, ['name']],
    ['a name without visible characters', { name: '\u200b\u2060' }, ['name']],
    ['a name of another direction', { name: 'Mary\u202egnp' }, ['name']],
    ['a name of several lines', { name: 'Mary\nSomerville' }, ['name']],
    ['a role that is no text', { role: 7 }, ['role']],
    ['an organization that is missing', { organization: undefined }, ['organization']],
    ['an organization that is too long', { organization: 'a'.repeat(121) }, ['organization']],
    ['a text that is too long', { text: 'a'.repeat(1501) }, ['text']],
    ['an empty text', { text: ' \n\t' }, ['text']],
    ['a text without visible characters', { text: '\u200b' }, ['text']],
    ['a text that PostgreSQL cannot store', { text: 'a\u0000b' }, ['text']],
    ['a text with half a character', { text: 'a\ud83d' }, ['text']],
    ['a text that is a list', { text: ['a'] }, ['text']],
    ['a link that is not secure', { source: 'http://example.org' }, ['source']],
    ['a link that is a script', { source: 'javascript:alert(1)//https://' }, ['source']],
    ['a link that is data', { source: 'data:text/html,<b>' }, ['source']],
    ['a link that is too long', { source: `https://example.org/${'a'.repeat(500)}` }, ['source']],
    ['an unknown language', { language: 'tlh' }, ['language']],
    ['a state', { state: 'approved' }, ['state']],
    ['a photo', { photo: null }, ['photo']],
  ])('with %s is refused and changes nothing', async (_, fields, paths) => {
    const { id, token } = await requestTestimonial(await addMember(instance));
    expect(faultsOf(await answer(token, fields))).toEqual([400, paths]);
    expect(await storedOf(id)).toMatchObject({ state: 'requested', revision: 1 });
  });

  it.each([
    ['another encoding', Buffer.from('{"name":"Zoë"}', 'latin1'), 400],
    ['UTF-16', Buffer.from(JSON.stringify(ANSWER), 'utf16le'), 400],
    ['no JSON', Buffer.from('name=Mary'), 400],
    ['too many bytes', Buffer.from(JSON.stringify({ ...ANSWER, text: 'a'.repeat(4_000_000) })), 413],
  ])('in %s is refused', async (_, body, status) => {
    const { id, token } = await requestTestimonial(await addMember(instance));
    const refused = await visitor(instance).call('POST', pathOf(token), body, { 'content-type': 'application/json' });
    expect(refused.status).toBe(status);
    expect((await storedOf(id)).state).toBe('requested');
  });

  it('is limited per address and per request', async () => {
    const { token } = await requestTestimonial(await addMember(instance));
    const { call } = visitor(instance);
    const statuses = [];
    for (let n = 0; n < 21; n += 1) statuses.push((await call('POST', pathOf(token), ANSWER)).status);
    expect(statuses).toEqual([...Array(20).fill(200), 429]);
    expect((await answer(token)).status).toBe(429);
  });
});
