import { expect, it, onTestFinished, vi } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { uploadImage } from '#testing/images.ts';
import type { Member } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { ANSWER, approveTestimonial, receiveTestimonial, requestTestimonial } from '#testing/testimonials.ts';
import { makeZip, readZip } from '#testing/zip.ts';
import type { Testimonial } from '../contract.ts';
import { TESTIMONIAL_LIMITS } from '../model/limits.ts';
import { approvedTestimonials } from '../server/approved-testimonials.ts';

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
  const member = await addMember(instance);
  const { id: photo } = await uploadImage(instance, member);
  const { id, revision } = await approveTestimonial(instance, member, { name: 'One' });
  await member.call('PATCH', `/api/testimonials/${id}`, { revision, photo, text: 'Shorter.' });
  await receiveTestimonial(instance, member, { name: 'Two' });
  await requestTestimonial(member);
  const zip = await exportOf(member);
  const exported = (await readZip(zip))[FILE] ?? '';
  expect(exported).not.toMatch(/hash/i);
  expect(JSON.parse(exported)).toHaveLength(3);

  const there = await addMember(instance);
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

const { language, ...WRITTEN } = ANSWER;
const BY_AUTHOR = {
  ...{
    ...ANSWER,
    quotedFrom: '',
    photo: null,
    state: 'received',
    origin: 'author',
    label: 'Society',
    written: WRITTEN,
  },
  ...{ createdAt: '2026-01-02T00:00:00.000Z', receivedAt: '2026-01-03T00:00:00.000Z', trashedAt: null },
};
const BY_MEMBER = { ...BY_AUTHOR, origin: 'member', state: 'approved', quotedFrom: 'Letter, 1843', written: null };
const BLANK = '\u200b\u2060';

it.each<[what: string, listed: unknown]>([
  ['a file that is no list', { name: 'Mary' }],
  ['an entry of another type', [7]],
  ['a link that is not secure', [{ ...BY_AUTHOR, source: 'http://example.org' }]],
  ['a quote without a source', [{ ...BY_MEMBER, source: '', quotedFrom: '' }]],
  ['a quote with an invisible source', [{ ...BY_MEMBER, source: '', quotedFrom: BLANK }]],
  ['an invisible name', [{ ...BY_AUTHOR, name: BLANK }]],
  ['an invisible text', [{ ...BY_AUTHOR, text: BLANK }]],
  ['an invisible text of the author', [{ ...BY_AUTHOR, written: { ...WRITTEN, text: BLANK } }]],
  ['a quote that waits for approval', [{ ...BY_MEMBER, state: 'received' }]],
  ['a quote with words of an author', [{ ...BY_MEMBER, written: WRITTEN }]],
  ['an author without words', [{ ...BY_AUTHOR, written: null }]],
  ['an author who is quoted', [{ ...BY_AUTHOR, quotedFrom: 'Letter, 1843' }]],
  ['an unreadable time in the trash', [{ ...BY_AUTHOR, trashedAt: 'yesterday' }]],
])('skips %s with a warning', async (_, listed) => {
  const member = await addMember(instance, { verified: false });
  expect((await importList(member, listed)).warnings).toContain(FILE);
  expect(await listOf(member)).toEqual([]);
});

it('imports what follows the rules beside what does not', async () => {
  const member = await addMember(instance, { verified: false });
  const quote = { ...BY_MEMBER, name: 'Charles Babbage' };
  const { imported, warnings } = await importList(member, [{ ...BY_AUTHOR, name: BLANK }, BY_AUTHOR, quote]);
  expect(imported).toContain('testimonials');
  expect(warnings).toContain(FILE);
  expect(await listOf(member)).toMatchObject([
    { name: ANSWER.name, origin: 'author', state: 'received', language },
    { name: quote.name, origin: 'member', state: 'approved', quotedFrom: quote.quotedFrom },
  ]);
});

it('leaves testimonials in the trash, since when they were there but never in the future', async () => {
  const member = await addMember(instance);
  const { id } = await approveTestimonial(instance, member);
  await member.call('DELETE', `/api/testimonials/${id}`);
  const [trashed] = await listOf(member);
  const there = await addMember(instance);
  await importZip(there, await exportOf(member));
  expect(await listOf(there)).toMatchObject([{ state: 'approved', trashedAt: trashed?.trashedAt }]);
  expect(await instance.kernel.db.asVisitor((tx) => approvedTestimonials(tx, there.uid))).toEqual([]);

  const later = await addMember(instance);
  await importList(later, [{ ...BY_AUTHOR, trashedAt: '2999-01-01T00:00:00.000Z' }]);
  const [capped] = await listOf(later);
  expect(Date.parse(capped?.trashedAt ?? '')).toBeLessThanOrEqual(Date.now());
});

it('shows what was imported before the limit of the member', async () => {
  const member = await addMember(instance);
  const many = Array.from({ length: TESTIMONIAL_LIMITS.perMember + 1 }, (_, at) => ({ ...BY_MEMBER, name: `${at}` }));
  const invalidate = vi.spyOn(instance.kernel.pages, 'invalidate');
  onTestFinished(() => invalidate.mockRestore());
  const invalidations = () => invalidate.mock.calls.filter(([, tag]) => tag === member.uid).length;
  await importList(member, []);
  const ofProfile = invalidations();
  expect((await importList(member, many)).warnings).toContain(FILE);
  expect(await listOf(member)).toHaveLength(TESTIMONIAL_LIMITS.perMember);
  expect(invalidations()).toBe(2 * ofProfile + 1);
});

it('counts testimonials in the summary of what is deleted with the account', async () => {
  const member = await addMember(instance);
  await receiveTestimonial(instance, member);
  const { counts } = (await member.call('GET', '/api/me/deletion')).body;
  expect(counts.testimonials).toBe(1);
});
