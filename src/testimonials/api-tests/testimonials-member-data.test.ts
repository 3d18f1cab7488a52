import { expect, it } from 'vitest';
import { uploadImage } from '#testing/images.ts';
import { type Member, registerMember } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { ANSWER, approveTestimonial, receiveTestimonial, requestTestimonial } from '#testing/testimonials.ts';
import { makeZip, readZip } from '#testing/zip.ts';
import type { Testimonial } from '../contract.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });
const FILE = 'testimonials/testimonials.json';

const exportOf = async ({ token }: Member) => {
  const answer = await fetch(`${instance.url}/api/me/export`, { headers: { authorization: `Bearer ${token}` } });
  return new Uint8Array(await answer.arrayBuffer());
};

const importZip = async ({ call }: Member, zip: Uint8Array) =>
  (await call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' })).body;

const importList = async (member: Member, listed: unknown) =>
  importZip(
    member,
    await makeZip({
      'vitrine.json': { format: 'vitrine-export', version: 1 },
      'account/profile.json': { displayName: 'Ada', profile: {} },
      [FILE]: listed,
    }),
  );

const listOf = async ({ call }: Member): Promise<Testimonial[]> => (await call('GET', '/api/testimonials')).body.items;

it('exports testimonials without the hashes of links; an import restores them with photos, once', async () => {
  const member = await registerMember(instance);
  const { id: photo } = await uploadImage(instance, member);
  const { id, revision } = await approveTestimonial(instance, member, { name: 'One' });
  await member.call('PATCH', `/api/testimonials/${id}`, { revision, photo, text: 'Shorter.' });
  await receiveTestimonial(instance, member, { name: 'Two' });
  await requestTestimonial(member);
  const zip = await exportOf(member);
  const exported = (await readZip(zip))[FILE] ?? '';
  expect(exported).not.toMatch(/hash/i);
  expect(JSON.parse(exported)).toHaveLength(3);

  const there = await registerMember(instance);
  for (const _ of [1, 2]) {
    const report = await importZip(there, zip);
    expect(report.imported).toContain('testimonials');
    expect(report.warnings).not.toContain(FILE);
    expect(await listOf(there)).toMatchObject([
      { name: 'One', state: 'approved', text: 'Shorter.', original: { text: ANSWER.text }, expiresAt: null },
      { name: 'Two', state: 'received', photo: null },
    ]);
  }
  expect((await listOf(there))[0]?.photo?.id).not.toBe(photo);
  expect((await listOf(there))[0]?.photo?.id).toEqual(expect.any(String));
});

it.each([
  ['a file that is no list', { name: 'Mary' }],
  ['an entry of another type', [7]],
  ['a link that is not secure', [{ ...ANSWER, state: 'approved', origin: 'author', source: 'http://example.org' }]],
])('skips %s with a warning', async (_, listed) => {
  const member = await registerMember(instance);
  expect((await importList(member, listed)).warnings).toContain(FILE);
  expect(await listOf(member)).toEqual([]);
});

it('counts testimonials in the summary of what is deleted with the account', async () => {
  const member = await registerMember(instance);
  await receiveTestimonial(instance, member);
  const { counts } = (await member.call('GET', '/api/me/deletion')).body;
  expect(counts.testimonials).toBe(1);
});
