import { describe, expect, it } from 'vitest';
import { collectionOf, openCollection } from '#testing/collection.ts';
import { uploadFile, uploadImage } from '#testing/images.ts';
import { expectRefused, type RefusedValues } from '#testing/refused-values.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const open = () => openCollection(instance, '/api/achievements');
const ACHIEVEMENT = {
  title: 'Royal Medal',
  kind: 'award',
  issuer: 'Royal Society',
  date: '1843-07',
  expires: '1850-01-01',
  description: 'For **Note G**.\n\n<img src=x onerror=alert(1)>',
  credentialId: 'RS-1843/7',
  credentialUrl: 'https://example.org/medals/7',
  evidence: [{ label: 'Report', url: 'https://example.org/report' }],
  metric: { label: 'Operations', value: '25' },
  tags: ['maths'],
  visible: true,
};
const text = (length: number) => 'x'.repeat(length);
const many = <T>(count: number, item: T) => Array.from({ length: count }, () => item);
const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';

const INVALID_VALUES: Record<string, RefusedValues> = {
  wordings: [
    ['x'],
    [[{ name: '', texts: {} }], 'wordings.0.name'],
    [[{ name: 'x'.repeat(41), texts: {} }], 'wordings.0.name'],
    [[{ name: 'short', texts: { title: 'x' } }], 'wordings.0.texts'],
    [[{ name: 'short', texts: { description: text(20_001) } }], 'wordings.0.texts.description'],
    [[{ name: 'short', texts: { description: 'a\0' } }], 'wordings.0.texts.description'],
    [
      [
        { name: 'short', texts: {} },
        { name: 'short', texts: {} },
      ],
      'wordings.1.name',
    ],
    [Array.from({ length: 11 }, (_, at) => ({ name: `${at}`, texts: {} }))],
  ],
  title: [[''], [text(201)], [7], ['a\nb']],
  kind: [['medal'], ['Award'], [''], [null]],
  issuer: [[text(161)], [1], ['\u2067x']],
  date: [['July 1843'], ['1843-00'], [1843]],
  expires: [['never'], ['1843-06-31']],
  description: [[text(20_001)], ['a\0b'], [null]],
  credentialId: [[text(201)], ['a\tb']],
  credentialUrl: [['example.org'], ['data:text/html,x'], [`https://example.org/${text(2000)}`]],
  evidence: [
    [many(31, { url: 'https://example.org' })],
    [[{ url: 'javascript:alert(1)' }], 'evidence.0.url'],
    [[{ label: text(121), url: 'https://example.org' }], 'evidence.0.label'],
    [[{ label: 'x' }], 'evidence.0'],
    [[{ url: 'https://example.org', file: 'x' }], 'evidence.0'],
    [[{ file: '' }], 'evidence.0.file'],
    [[{ file: 'evidence/x.pdf' }], 'evidence.0.file'],
    [[{ file: '../etc/passwd' }], 'evidence.0.file'],
    ['https://example.org'],
  ],
  metric: [
    [{ label: 'x', value: '' }, 'metric.value'],
    [{ label: 'x' }, 'metric.value'],
    ['25'],
    [{ value: text(81) }, 'metric.value'],
  ],
  project: [['x'], [7], [UNKNOWN_ID]],
  badge: [['x'], [UNKNOWN_ID]],
  tags: [[many(31, 'x')], [[''], 'tags.0']],
  visible: [['yes'], [null], [1]],
};

describe('achievement fields', () => {
  it('stores every field unchanged', async () => {
    const { make, ask } = await open();
    const made = await make(ACHIEVEMENT);
    expect(made).toMatchObject({ ...ACHIEVEMENT, proof: null, project: null, badge: null });
    const saved = await ask('PATCH', `/${made.id}`, { revision: 1, ...ACHIEVEMENT });
    expect(saved.body).toEqual({ ...made, revision: 2, updatedAt: saved.body.updatedAt });
    expect(await make()).toMatchObject({ kind: 'other', visible: false, evidence: [], metric: null, date: '' });
  });

  it.each(Object.entries(INVALID_VALUES))(
    'rejects invalid values for %s with the path of the field and stores nothing',
    async (field, values) => expectRefused(await open(), field, values),
  );

  it('rejects an expiry date before the award date', async () => {
    const { ask } = await open();
    const answer = await ask('POST', '', { title: 'x', date: '1843-07', expires: '1843-06' });
    expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'expires']);
    expect((await ask('POST', '', { title: 'x', date: '1843-07-10', expires: '1843' })).status).toBe(201);
  });

  it('rejects project fields and is not served as a project', async () => {
    const { ask, make, member } = await open();
    expect((await ask('POST', '', { title: 'x', status: 'published', slug: 'x' })).body.data.fields).toEqual([
      { path: 'status', message: 'This field doesn’t exist' },
      { path: 'slug', message: 'This field doesn’t exist' },
    ]);
    const { id } = await make();
    expect((await member.call('GET', `/api/projects/${id}`)).status).toBe(404);
    expect((await member.call('DELETE', `/api/projects/${id}`)).status).toBe(404);
    expect((await ask('GET', '/note-g')).status).toBe(404);
  });
});

describe('references of an achievement', () => {
  it('accepts only existing files of the member as evidence', async () => {
    const [ada, charles] = [await open(), await open()];
    const own = await uploadFile(instance, ada.member, 'evidence/report.txt', Buffer.from('x'));
    const theirs = await uploadFile(instance, charles.member, 'evidence/report.txt', Buffer.from('x'));
    const evidence = (file: string) => ({ title: 'x', evidence: [{ label: '', file }] });
    expect((await ada.ask('POST', '', evidence(own))).body.evidence).toEqual([{ label: '', file: own }]);
    const missing = `users/${ada.member.uid}/evidence/missing.txt`;
    for (const file of [theirs, missing, `${own}\0`, `${own}/`, own.replace('users/', '/users/')]) {
      const answer = await ada.ask('POST', '', evidence(file));
      expect([file, answer.status, answer.body.data?.fields]).toEqual([
        file,
        400,
        [{ path: 'evidence.0.file', message: 'This file doesn’t exist.' }],
      ]);
    }
  });

  it('accepts only a project of the member outside the trash', async () => {
    const [ada, charles] = [await open(), await open()];
    const [projects, others] = [collectionOf(ada.member), collectionOf(charles.member)];
    const project = (await projects.make()).id;
    const { id } = await ada.make({ project });
    const achievement = (await ada.make()).id;
    const trashed = (await projects.make()).id;
    await projects.ask('DELETE', `/${trashed}`);
    for (const none of [(await others.make()).id, achievement, trashed]) {
      const answer = await ada.ask('PATCH', `/${id}`, { revision: 1, project: none });
      expect([answer.status, answer.body.data.fields[0].path]).toEqual([400, 'project']);
    }
    // A missing project does not block saving other fields.
    await projects.ask('DELETE', `/${project}`);
    expect((await ada.ask('PATCH', `/${id}`, { revision: 1, project, issuer: 'x' })).status).toBe(200);
  });

  it('accepts only an image of the member as the badge', async () => {
    const [ada, charles] = [await open(), await open()];
    const [own, theirs] = [await uploadImage(instance, ada.member), await uploadImage(instance, charles.member)];
    expect((await ada.make({ badge: own.id })).images).toHaveProperty(own.id);
    expect((await ada.ask('POST', '', { title: 'x', badge: theirs.id })).status).toBe(400);
  });
});
