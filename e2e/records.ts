import type { Page } from '@playwright/test';
import sharp from 'sharp';
import type { MailServer } from '../src/testing/open-mail-server.ts';
import { call, codeFor, expect, PASSWORD } from './with-mail.ts';

type RecordFields = Record<string, unknown>;
type ManagedKind = 'projects' | 'posts' | 'achievements';

/** Registers a member and signs in, in the page's browser. With a mail server, verifies the email address. */
export async function registerMember(page: Page, username: string, mails?: MailServer) {
  const email = `${username}@example.org`;
  await call(page, 'POST', '/api/auth/sign-up/email', { email, password: PASSWORD, name: 'Ada Lovelace', username });
  if (mails) await call(page, 'POST', '/api/auth/email-otp/verify-email', { email, otp: await codeFor(mails, email) });
}

/** Calls the API with the page's cookies and returns the response, successful or not. */
export const ask = (page: Page, method: string, path: string, data?: object) =>
  page.request.fetch(path, { method, headers: { origin: new URL(page.url()).origin }, ...(data ? { data } : {}) });

/** Creates records so that their order matches the list. */
export async function make(page: Page, kind: ManagedKind, all: readonly RecordFields[]) {
  const created: { id: string; title: string }[] = [];
  for (const fields of [...all].reverse()) {
    const answer = await ask(page, 'POST', `/api/${kind}`, fields);
    expect(answer.status(), await answer.text()).toBe(201);
    created.unshift(await answer.json());
  }
  return created;
}

/** Returns the titles of the stored records, in manual order. */
export async function titlesOf(page: Page, kind: ManagedKind, query = '') {
  const { items } = (await (await ask(page, 'GET', `/api/${kind}?${query}`)).json()) as { items: { title: string }[] };
  return items.map(({ title }) => title);
}

/** Uploads an SVG as an image of the member and returns its id. */
export async function uploadSvgImage(page: Page, name: string, svg: string): Promise<string> {
  const bytes = await sharp(Buffer.from(svg)).png().toBuffer();
  return makeFromFile(page, `images/${name}.png`, bytes, { path: '/api/images' });
}

/** Uploads a file and makes it a video, a recording, captions or a download; returns its id. */
export const uploadMedium = (page: Page, kind: string, name: string, bytes: Buffer): Promise<string> =>
  makeFromFile(page, `media/${kind}/${name}`, bytes, { path: '/api/media', fields: { kind } });

async function makeFromFile(
  page: Page,
  name: string,
  bytes: Buffer,
  { path, fields = {} }: { path: string; fields?: object },
) {
  const { bucket, folder } = (await (await ask(page, 'GET', '/api/storage')).json()) as Record<string, string>;
  const file = `${folder}${name}`;
  const upload = await page.request.post(`/v0/b/${bucket}/o?name=${encodeURIComponent(file)}`, {
    headers: {
      origin: new URL(page.url()).origin,
      'x-goog-upload-protocol': 'multipart',
      'content-type': 'multipart/related; boundary=B',
    },
    data: Buffer.concat([
      Buffer.from('--B\r\nContent-Type: application/json\r\n\r\n{}\r\n'),
      Buffer.from('--B\r\nContent-Type: application/octet-stream\r\n\r\n'),
      bytes,
      Buffer.from('\r\n--B--'),
    ]),
  });
  expect(upload.status(), await upload.text()).toBe(200);
  const created = await ask(page, 'POST', path, { file, ...fields });
  expect(created.status(), await created.text()).toBe(201);
  return ((await created.json()) as { id: string }).id;
}

export const PROJECTS = [
  {
    title: 'Notes on the Analytical Engine',
    summary: 'Seven notes, A to G, three times the length of the memoir that they explain.',
    start: '1842-10',
    end: '1843-08',
    status: 'published',
    featured: true,
    tags: ['mathematics', 'computing', 'writing'],
  },
  {
    title: 'The numbers of Bernoulli',
    summary: 'A table of operations by which the engine would work them out, step by step.',
    start: '1843',
    status: 'published',
    tags: ['mathematics', 'computing'],
  },
  {
    title: 'Menabrea’s memoir, translated',
    summary: 'From the French of the Bibliothèque universelle de Genève.',
    start: '1842',
    end: '1843',
    status: 'published',
    tags: ['translation', 'writing'],
  },
  {
    title: 'Flyology',
    summary: 'On the anatomy of birds, and a flying machine driven by steam.',
    start: '1828',
    status: 'archived',
    tags: ['mechanics', 'drawing'],
  },
  {
    title: 'A calculus of the nervous system',
    summary: 'Laws for how the brain gives rise to thought.',
    start: '1844',
    status: 'draft',
    tags: ['mathematics'],
  },
  {
    title: 'Solitaire as a formula',
    summary: 'Whether the game can be put into a mathematical form, and solved by it.',
    start: '1840-02',
    status: 'draft',
    tags: ['mathematics', 'games', 'writing', 'letters'],
  },
  {
    title: 'Letters on higher mathematics',
    summary: 'With Augustus De Morgan: calculus, functional equations, series.',
    start: '1840',
    end: '1841',
    status: 'draft',
    tags: ['mathematics', 'letters'],
  },
] as const;

/** Returns the date in so many days, as YYYY-MM-DD. */
export const inDays = (days: number) => new Date(Date.now() + days * 24 * 60 * 60 * 1000).toISOString().slice(0, 10);

/** Returns achievements of which all are published but one. */
export const achievements = () =>
  ACHIEVEMENTS.map((fields) => ({ ...fields, visible: fields.title !== 'Reader of the library' }));

const ACHIEVEMENTS = [
  {
    title: 'Sketch of the Analytical Engine, with notes',
    kind: 'publication',
    issuer: 'Taylor’s Scientific Memoirs',
    date: '1843-09',
    tags: ['computing'],
  },
  { title: 'First programme for a machine', kind: 'milestone', issuer: 'Note G', date: '1843', tags: ['computing'] },
  {
    title: 'Calculus and its foundations',
    kind: 'course',
    issuer: 'Augustus De Morgan',
    date: '1841',
    tags: ['mathematics'],
  },
  {
    title: 'Astronomy and mathematics',
    kind: 'course',
    issuer: 'Mary Somerville',
    date: '1834',
    tags: ['mathematics'],
  },
  { title: 'Presented at court', kind: 'milestone', issuer: 'Court of St James', date: '1833-05-10' },
  {
    title: 'First aid at the works',
    kind: 'certification',
    issuer: 'St John Ambulance',
    date: inDays(-1000),
    expires: inDays(20),
  },
  {
    title: 'Reader of the library',
    kind: 'certification',
    issuer: 'British Museum',
    date: inDays(-800),
    expires: inDays(-30),
  },
  { title: 'Plays the harp', kind: 'other' },
];
