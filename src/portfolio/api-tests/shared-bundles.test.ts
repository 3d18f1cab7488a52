import { describe, expect, it } from 'vitest';
import { insertLetter } from '#testing/cv-letters.ts';
import { openLink, openLinks, tryPassword } from '#testing/links.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const APP_URL = 'http://vitrine.example';
const instance = shareTestInstance({ APP_URL, TRUST_PROXY: '1' });

const statusOf = async (path: string) => (await openLink(instance, path)).status;
const LETTER = {
  ...{ name: 'For Plana', recipient: 'Giovanni Plana', subject: 'My notes on the memoir' },
  ...{ salutation: 'Dear Giovanni Plana,', text: 'Write to me at {email}. **All seven notes** are mine.' },
};

/** Makes a member with a CV that has a letter, and a function that shares things in a bundle. */
async function openBundles() {
  const ada = await openLinks(instance);
  const { call } = ada.member;
  const { body: cv } = await call('POST', '/api/cvs', { name: 'For Turin' });
  const id = cv.id as string;
  const operations = [
    { do: 'set', at: ['basics'], field: 'name', value: 'Ada Lovelace' },
    { do: 'set', at: ['basics'], field: 'headline', value: 'Analyst of engines' },
    { do: 'set', at: ['basics'], field: 'email', value: 'ada@engine.example' },
    insertLetter('plana', LETTER),
  ];
  const changed = await call('PATCH', `/api/cvs/${id}`, { revision: 1, operations });
  expect([changed.status, changed.body]).toMatchObject([200, {}]);
  const changeCv = async (operations: readonly object[]) => {
    const { revision } = (await call('GET', `/api/cvs/${id}`)).body;
    expect((await call('PATCH', `/api/cvs/${id}`, { revision, operations })).status).toBe(200);
  };
  const letter = { kind: 'letter', id, letter: 'plana' };
  const make = (target: object, more: object = {}) => call('POST', '/api/shares', { target, ...more });
  return {
    ...ada,
    id,
    letter,
    make,
    changeCv,
    bundle: (items: object[], more: object = {}) => make({ kind: 'bundle', items }, more),
  };
}

describe('a link to a letter', () => {
  it('shows the letter and its PDF, and nothing of the CV', async () => {
    const { letter, make } = await openBundles();
    const { status, body: share } = await make(letter);
    expect([status, share]).toMatchObject([
      201,
      { live: true, target: { ...letter, title: 'For Plana' }, listed: false },
    ]);
    const path = `/portfolio/${share.shareId}`;
    const page = await openLink(instance, path);
    expect(page.status).toBe(200);
    for (const text of ['My notes on the memoir', 'Giovanni Plana', '<strong>All seven notes</strong>', 'Ada Lovelace'])
      expect(page.body).toContain(text);
    expect(page.body).not.toContain('For Turin');
    expect(page.headers.get('x-robots-tag')).toBe('noindex');
    const pdf = await openLink(instance, `${path}/letter.pdf`);
    expect([pdf.status, pdf.headers.get('content-type')]).toEqual([200, 'application/pdf']);
    expect(pdf.headers.get('content-disposition')).toContain('My%20notes%20on%20the%20memoir.pdf');
    expect((await openLink(instance, `${path}/letter.png`)).headers.get('content-type')).toBe('image/png');
    for (const below of ['/cv.pdf', '/cv.png', '/comments', '/1'])
      expect([below, await statusOf(path + below)]).toEqual([below, 404]);
  });

  it('hides contact details, the download, and what changed after it was pinned, as chosen', async () => {
    const { letter, make, member, changeCv } = await openBundles();
    const { body: share } = await make(letter, { contact: 'masked', download: false, pinned: true });
    const path = `/portfolio/${share.shareId}`;
    const { body } = await openLink(instance, path);
    expect(body).not.toContain('ada@engine.example');
    expect(await statusOf(`${path}/letter.pdf`)).toBe(404);
    const operations = [{ do: 'set', at: ['letters', 'plana'], field: 'subject', value: 'Another subject' }];
    await changeCv(operations);
    expect((await openLink(instance, path)).body).toContain('My notes on the memoir');
    await member.call('PATCH', `/api/shares/${share.shareId}`, { pinned: false });
    expect((await openLink(instance, path)).body).toContain('Another subject');
  });

  it('shows nothing once the letter is removed or its CV is in the trash', async () => {
    const { id, letter, make, member, changeCv } = await openBundles();
    const { body: share } = await make(letter);
    const path = `/portfolio/${share.shareId}`;
    await member.call('DELETE', `/api/cvs/${id}`);
    expect(await statusOf(path)).toBe(404);
    await member.call('POST', `/api/cvs/${id}/restore`);
    expect(await statusOf(path)).toBe(200);
    await changeCv([{ do: 'remove', at: ['letters', 'plana'] }]);
    expect(await statusOf(path)).toBe(404);
    const { body } = await member.call('GET', `/api/shares/${share.shareId}`);
    expect(body).toMatchObject({ live: false, hidden: 'unpublished' });
  });
});

describe('a bundle', () => {
  it('lists its things, and shows each below its own number', async () => {
    const { id, letter, bundle, project } = await openBundles();
    const { status, body: share } = await bundle([
      { kind: 'cv', id },
      letter,
      { kind: 'project', id: project },
      { kind: 'portfolio' },
    ]);
    expect([status, share.live]).toEqual([201, true]);
    expect(share.target.items).toMatchObject([
      { kind: 'cv', title: 'For Turin', shown: true },
      { kind: 'letter', title: 'For Plana', shown: true },
      { kind: 'project', title: 'Note G', shown: true },
      { kind: 'portfolio', shown: true },
    ]);
    const path = `/portfolio/${share.shareId}`;
    const { body, headers } = await openLink(instance, path);
    for (const text of ['Analyst of engines', 'My notes on the memoir', 'Note G', 'Ada Lovelace', `${path}/1/cv.pdf`])
      expect(body).toContain(text);
    expect(body).not.toMatch(/For Turin|<script/);
    expect(headers.get('x-robots-tag')).toBe('noindex');
    for (const below of [
      '/1',
      '/1/cv.pdf',
      '/1/cv.png',
      '/2',
      '/2/letter.pdf',
      '/3',
      '/3/card/home.png',
      '/4',
      '/4/projects/note-g',
    ])
      expect([below, await statusOf(path + below)]).toEqual([below, 200]);
    for (const below of ['/0', '/5', '/01', '/cv.pdf', '/projects', '/1/projects', '/2/cv.pdf', '/x'])
      expect([below, await statusOf(path + below)]).toEqual([below, 404]);
    const site = (await openLink(instance, `${path}/4`)).body;
    expect(site).toContain(`href="${path}/4/projects`);
  });

  it('leaves out what visitors may not see, and is hidden when nothing is left', async () => {
    const { id, letter, bundle, member, project, changeProject } = await openBundles();
    const { body: share } = await bundle([
      { kind: 'project', id: project },
      { kind: 'cv', id },
    ]);
    const path = `/portfolio/${share.shareId}`;
    await changeProject({ status: 'draft' });
    expect((await openLink(instance, path)).body).not.toContain('Note G');
    expect([await statusOf(`${path}/1`), await statusOf(`${path}/2`)]).toEqual([404, 200]);
    await member.call('DELETE', `/api/cvs/${id}`);
    expect(await statusOf(path)).toBe(404);
    expect((await member.call('GET', `/api/shares/${share.shareId}`)).body).toMatchObject({
      live: false,
      hidden: 'unpublished',
    });
    await member.call('POST', `/api/cvs/${id}/restore`);
    const { body } = await member.call('PATCH', `/api/shares/${share.shareId}`, { items: [letter] });
    expect(body.target.items).toMatchObject([{ kind: 'letter' }]);
    expect((await openLink(instance, path)).body).toContain('My notes on the memoir');
  });

  it('keeps the copies of all its things when it is pinned', async () => {
    const { id, bundle, member, project, changeProject, changeCv } = await openBundles();
    const { body: share } = await bundle(
      [{ kind: 'project', id: project }, { kind: 'portfolio' }, { kind: 'cv', id }],
      { pinned: true },
    );
    const path = `/portfolio/${share.shareId}`;
    await changeProject({ title: 'Note H' });
    const operations = [{ do: 'set', at: ['basics'], field: 'headline', value: 'Countess' }];
    await changeCv(operations);
    for (const below of ['', '/1', '/2/projects/note-g'])
      expect((await openLink(instance, path + below)).body).toContain('Note G');
    expect((await openLink(instance, `${path}/3`)).body).toContain('Analyst of engines');
    await member.call('DELETE', `/api/cvs/${id}`);
    expect(await statusOf(`${path}/3`)).toBe(200);
  });

  it('has one password for all of it', async () => {
    const { id, letter, bundle } = await openBundles();
    const { body: share } = await bundle([{ kind: 'cv', id }, letter], { password: 'difference' });
    const path = `/portfolio/${share.shareId}`;
    for (const below of ['', '/1', '/2/letter.pdf'])
      expect((await openLink(instance, path + below)).body).toContain('type="password"');
    const opened = await tryPassword(instance, `${path}/2`, 'difference');
    const cookie = opened.headers.get('set-cookie')?.split(';')[0] ?? '';
    const page = await openLink(instance, path, { headers: { cookie } });
    expect([page.status, page.headers.get('cache-control')]).toEqual([200, 'private, no-store']);
  });

  it.each([
    ['no items', { kind: 'bundle' }],
    ['an empty list', { kind: 'bundle', items: [] }],
    ['too many', { kind: 'bundle', items: Array.from({ length: 13 }, () => ({ kind: 'portfolio' })) }],
    ['one thing twice', { kind: 'bundle', items: [{ kind: 'portfolio' }, { kind: 'portfolio' }] }],
    ['a bundle in a bundle', { kind: 'bundle', items: [{ kind: 'bundle' }] }],
    ['an id of its own', { kind: 'bundle', id: 'x', items: [{ kind: 'portfolio' }] }],
    ['a CV without id', { kind: 'bundle', items: [{ kind: 'cv' }] }],
    ['an unknown CV', { kind: 'bundle', items: [{ kind: 'cv', id: '00000000-0000-7000-8000-000000000000' }] }],
    ['a CV that is no id', { kind: 'cv', id: '<b>' }],
    ['items of a CV', { kind: 'cv', items: [{ kind: 'portfolio' }] }],
    ['a letter without id', { kind: 'letter', letter: 'plana' }],
  ])('is refused with %s', async (_, target) => {
    const { make } = await openBundles();
    expect((await make(target)).status).toBe(400);
  });

  it('can’t hold another member’s things, nor be changed by others', async () => {
    const [ada, ben] = [await openBundles(), await openBundles()];
    expect((await ben.bundle([{ kind: 'cv', id: ada.id }])).status).toBe(400);
    expect((await ben.make({ ...ada.letter })).status).toBe(400);
    expect((await ben.make({ ...ben.letter, letter: 'nobody' })).status).toBe(400);
    const { body: share } = await ada.bundle([{ kind: 'cv', id: ada.id }]);
    const change = { items: [{ kind: 'portfolio' }] };
    expect((await ben.member.call('PATCH', `/api/shares/${share.shareId}`, change)).status).toBe(404);
    const { body: single } = await ada.make({ kind: 'cv', id: ada.id });
    expect((await ada.member.call('PATCH', `/api/shares/${single.shareId}`, change)).status).toBe(400);
  });
});

describe('a draft of a project', () => {
  it('is shown by a link whose owner chose so, and by no other', async () => {
    const { make, member, project, changeProject } = await openBundles();
    await changeProject({ status: 'draft' });
    const plain = (await make({ kind: 'project', id: project })).body;
    const open = (await make({ kind: 'project', id: project }, { drafts: true })).body;
    expect([plain.live, open.live]).toEqual([false, true]);
    expect(await statusOf(`/portfolio/${plain.shareId}`)).toBe(404);
    expect((await openLink(instance, `/portfolio/${open.shareId}`)).body).toContain('Note G');
    const pinned = await member.call('PATCH', `/api/shares/${open.shareId}`, { pinned: true });
    expect(pinned.status).toBe(200);
    await changeProject({ status: 'archived' });
    expect((await openLink(instance, `/portfolio/${open.shareId}`)).body).toContain('Note G');
    await member.call('PATCH', `/api/shares/${open.shareId}`, { pinned: false });
    expect(await statusOf(`/portfolio/${open.shareId}`)).toBe(404);
  });
});
