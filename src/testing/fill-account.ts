import { expect } from 'vitest';
import { newId } from '#platform/server/ids.ts';
import { sendReport } from './admin-operations/reports.ts';
import { addItem, addSection } from './cvs.ts';
import type { DnsServer } from './dns-server.ts';
import { openDomains } from './domains.ts';
import { eventually } from './eventually.ts';
import { uploadFile, uploadImage } from './images.ts';
import { openLink } from './links.ts';
import { requestHost } from './member-sites.ts';
import {
  cookieHeaderOf,
  type Member,
  mailTo,
  newPerson,
  registerMember,
  signInAgain,
  toMember,
  visitor,
} from './members.ts';
import { makeSecurityKey } from './passkey.ts';
import { startHeaders } from './storage.ts';
import type { TestInstance } from './test-instance.ts';
import { receiveTestimonial } from './testimonials.ts';

/** A word in every text that this member writes. */
export const MARKER = 'zwyxqv';

const text = (what: string) => `${MARKER} ${what}`;
const FORM = { 'content-type': 'application/x-www-form-urlencoded' };
const form = (fields: Record<string, string>) => Buffer.from(new URLSearchParams(fields).toString());

type TestEnvironment = { instance: TestInstance; dns: DnsServer };

/**
 * Uses every feature once as a member, with `MARKER` in every text. Returns the other values that identify the member.
 */
export async function fillAccount({ instance, dns }: TestEnvironment, admin: Member) {
  const member = await register(instance, admin);
  const names = [member.email, member.name, member.username, member.uid];
  const expectOk = async (method: string, path: string, body?: unknown) => {
    const answer = await member.call(method, path, body);
    if (answer.status > 201) throw new Error(`${method} ${path}: ${answer.status} ${JSON.stringify(answer.body)}`);
    return answer.body;
  };
  await uploadFiles(instance, member);
  const { id: image, file } = await uploadImage(instance, member, `${MARKER}.jpg`);
  await expectOk('PUT', '/api/me/photo', { file });
  await expectOk('PATCH', '/api/me', {
    displayName: member.name,
    profile: { bio: text('bio'), location: text('place'), website: `https://${MARKER}.example/` },
  });
  const project = await expectOk('POST', '/api/projects', {
    title: text('project'),
    summary: text('summary'),
    tags: [MARKER],
    status: 'published',
    cover: image,
  });
  await expectOk('POST', '/api/posts', {
    title: text('post'),
    series: text('series'),
    tags: [MARKER],
    status: 'published',
    cover: image,
    blocks: [{ id: newId(), kind: 'text', text: text('essay') }],
  });
  const evidence = await uploadFile(instance, member, `evidence/${MARKER}.pdf`, Buffer.from(text('evidence')));
  await expectOk('POST', '/api/achievements', {
    title: text('achievement'),
    description: text('description'),
    evidence: [{ label: MARKER, file: evidence }],
    visible: true,
  });
  await expectOk('POST', '/api/entries', { kind: 'work', fields: { name: text('job') }, tags: [MARKER] });
  await receiveTestimonial(instance, member, { name: text('author'), role: text('role'), text: text('testimonial') });
  const trashed = await expectOk('POST', '/api/projects', { title: text('trash') });
  await expectOk('DELETE', `/api/projects/${trashed.id}`);
  const cv = await writeCv(instance, member, expectOk);
  const site = await openDomains({ instance, dns }, member);
  await site.change({ headline: text('headline'), about: text('about') });
  await site.own(`${MARKER}.lovelace.test`);
  await requestHost(instance, site.host, '/', { headers: { referer: `https://${MARKER}.example/` } });
  const share = await expectOk('POST', '/api/shares', {
    ...{ label: text('link'), note: text('note'), password: text('password'), pinned: true, notify: true },
    target: { kind: 'project', id: project.id },
  });
  await openLink(instance, new URL(share.url).pathname);
  await expectOk('POST', `/api/shares/${share.shareId}/mail`, { to: 'friend@example.org', message: text('look') });
  await site.at('/contact', {
    method: 'POST',
    body: String(form({ name: text('reader'), email: 'reader@example.org', message: text('contact') })),
    headers: FORM,
  });
  const { APP_URL } = instance.kernel.settings;
  await sendReport(instance, `${APP_URL}/cv/${cv}`, { text: text('report'), email: 'other@example.org' });
  await reportAnother(instance, member);
  await addPasskey(instance, member);
  await expectOk('POST', '/api/auth/two-factor/enable', { password: member.password });
  await expectOk('GET', '/api/me/export');
  await expectOk('GET', `/api/cvs/${cv}/thumbnail`);
  const username = `${member.username}-2`;
  await expectOk('PUT', '/api/me/username', { username });
  const email = await changeEmail(instance, member);
  await visitor(instance).call('POST', '/api/auth/request-password-reset', { email });
  await eventually(async () => expect(await mailTo(instance, email, 'password-reset')).toHaveLength(1));
  return { member: { ...member, email, username }, names: [...names, username, email] };
}

/** Registers a member through an admin's invitation. */
async function register(instance: TestInstance, admin: Member) {
  const person = newPerson({ name: `Zenobia ${MARKER} Quill` });
  await admin.call('POST', '/api/admin/invitations', { emails: [person.email], message: text('come') });
  const invitation = (await mailTo(instance, person.email, 'invitation'))[0]?.data.token;
  const from = visitor(instance);
  const answer = await from.call('POST', '/api/auth/sign-up/email', { ...person, invitation });
  const member = toMember(instance, person, answer, from.address);
  await signInAgain(instance, member);
  await from.call('POST', '/api/auth/sign-in/email', { email: person.email, password: 'not the right one' });
  return member;
}

/** Uploads a file, and the first half of another one. */
async function uploadFiles(instance: TestInstance, member: Member) {
  await uploadFile(instance, member, `${MARKER}.txt`, Buffer.from(text('file')));
  const path = `/v0/b/vitrine.local/o?name=${encodeURIComponent(`users/${member.uid}/${MARKER}-half.txt`)}`;
  const bytes = Buffer.from(text('half'));
  const started = await member.call(
    'POST',
    path,
    { contentType: 'text/plain', metadata: { note: MARKER } },
    startHeaders(1000),
  );
  const { pathname, search } = new URL(started.headers.get('x-goog-upload-url') ?? '');
  const headers = { 'x-goog-upload-command': 'upload', 'x-goog-upload-offset': '0' };
  expect((await member.call('POST', pathname + search, bytes, headers)).status).toBe(200);
}

type ExpectOk = (method: string, path: string, body?: unknown) => Promise<{ id: string }>;

/** Creates a public CV with a letter, a version and a comment. */
async function writeCv(instance: TestInstance, member: Member, expectOk: ExpectOk) {
  const { id } = await expectOk('POST', '/api/cvs', { name: text('CV') });
  const set = (field: string, value: string) => ({ do: 'set', at: ['basics'], field, value });
  const letter = { id: 'turin', name: text('letter'), text: text('Dear all') };
  const job = { id: 'analyst', name: text('Engine'), roles: [{ id: 'r', position: text('Analyst') }] };
  await expectOk('PATCH', `/api/cvs/${id}`, {
    revision: 1,
    operations: [
      set('name', member.name),
      set('email', member.email),
      { do: 'insert', into: [], list: 'letters', item: letter, after: null },
      addSection('jobs', 'work'),
      addItem('jobs', job),
    ],
  });
  await expectOk('POST', `/api/cvs/${id}/versions`, { name: text('version') });
  await expectOk('PUT', `/api/cvs/${id}/sharing`, { visibility: 'public', comments: 'held' });
  const comment = form({ place: 'sections/jobs/items/analyst', name: text('reader'), text: text('comment') });
  expect((await visitor(instance).call('POST', `/cv/${id}/comments`, comment, FORM)).status).toBe(303);
  const { rows } = await instance.kernel.db.pool.query('select id from cv_comments where cv_id = $1', [id]);
  await expectOk('PATCH', `/api/cvs/${id}/comments/${rows[0].id}`, { answer: text('answer') });
  for (const path of [`/cv/${id}`, `/cv/${id}.pdf`, `/cv/${id}.png`]) {
    expect((await visitor(instance).call('GET', path)).status).toBe(200);
  }
  return id;
}

/** Reports another member's page, with this member's address as the sender. */
async function reportAnother(instance: TestInstance, member: Member) {
  const other = await registerMember(instance);
  const { id } = (await other.call('POST', '/api/cvs', { name: 'Another', example: 'nurse' })).body;
  await other.call('PUT', `/api/cvs/${id}/sharing`, { visibility: 'public' });
  await sendReport(instance, `${instance.kernel.settings.APP_URL}/cv/${id}`, { email: member.email });
}

async function addPasskey({ kernel }: TestInstance, member: Member) {
  const started = await member.call('GET', '/api/auth/passkey/generate-register-options');
  const { origin, hostname: rpId } = new URL(kernel.settings.APP_URL);
  const response = makeSecurityKey().create({ challenge: started.body.challenge, origin, rpId });
  const headers = { cookie: cookieHeaderOf(started), origin };
  const body = { response, name: text('key') };
  expect((await member.call('POST', '/api/auth/passkey/verify-registration', body, headers)).status).toBe(200);
}

/** Changes the email address, with confirmation from both mailboxes. */
async function changeEmail(instance: TestInstance, member: Member) {
  const email = `${MARKER}-${newId()}@example.net`;
  await member.call('POST', '/api/me/email', { email, password: member.password });
  for (const mailbox of [member.email, email]) {
    const token = (await mailTo(instance, mailbox)).findLast(({ data }) => data.token)?.data.token;
    const answer = await member.call('POST', '/api/me/email/confirm', { token });
    expect([answer.status, answer.body]).toMatchObject([200, {}]);
  }
  return email;
}
