import { describe, expect, it } from 'vitest';
import { MARKDOWN_SITE } from '#posts/testing/markdown-site.ts';
import { wordPressExport } from '#posts/testing/wordpress-export.ts';
import { addMember } from '#testing/add-member.ts';
import { jpeg, uploadFile } from '#testing/images.ts';
import { type Member, visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { makeZip } from '#testing/zip.ts';

const instance = shareTestInstance();
let uploads = 0;
const upload = (member: Member, file: Buffer | string, name = 'upload') => {
  uploads += 1;
  return uploadFile(instance, member, `imports/${uploads}/${name}`, Buffer.from(file as string));
};
const preview = async ({ call }: Member, file: string) =>
  (await call('POST', '/api/posts/import/preview', { file })).body;
const importPosts = ({ call }: Member, file: string, input: object) =>
  call('POST', '/api/posts/import', { file, ...input });
const undo = ({ call }: Pick<Member, 'call'>, ids: readonly string[]) =>
  call('POST', '/api/posts/import/undo', { ids });
const list = async ({ call }: Member) =>
  (await call('GET', '/api/posts?sort=title')).body.items as Record<string, unknown>[];
const read = async ({ call }: Member, id: string) => (await call('GET', `/api/posts/${id}`)).body;

const NOTES = '---\ntitle: Notes\nslug: note-g\ndate: 1843-08-01\ntags: [engines]\n---\nOn the *engine*.';

describe('an import of posts', () => {
  it('shows what is in the file, and saves nothing', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, NOTES, '1843-08-01-notes.md');
    expect(await preview(ada, file)).toMatchObject({
      format: 'markdown',
      posts: [
        {
          ...{ index: 0, title: 'Notes', slug: 'note-g', status: 'published', publishedAt: '1843-08-01T00:00:00.000Z' },
          ...{ tags: ['engines'], blocks: 1, pictures: 0, duplicateOf: null, warnings: [] },
        },
      ],
    });
    expect(await list(ada)).toEqual([]);
  });

  it('makes drafts that keep the date of their publication', async () => {
    const ada = await addMember(instance);
    const { status, body } = await importPosts(ada, await upload(ada, NOTES), { take: [0] });
    expect([status, body.made]).toMatchObject([200, [{ index: 0, title: 'Notes', warnings: [] }]]);
    expect(await read(ada, body.made[0].id)).toMatchObject({
      ...{ title: 'Notes', slug: 'note-g', status: 'draft', publishedAt: '1843-08-01T00:00:00.000Z', minutes: 1 },
      blocks: [{ kind: 'text', text: 'On the *engine*.' }],
    });
  });

  it('says how long reading them takes', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, `${NOTES}\n\n${'engine '.repeat(690)}`);
    const { body } = await importPosts(ada, file, { take: [0] });
    expect((await read(ada, body.made[0].id)).minutes).toBe(3);
  });

  it('keeps what was published and what is scheduled, if the member wants that', async () => {
    const ada = await addMember(instance);
    const { body } = await importPosts(ada, await upload(ada, wordPressExport()), {
      take: [0, 1, 2],
      keepStatus: true,
    });
    const posts = await Promise.all(body.made.map(({ id }: { id: string }) => read(ada, id)));
    expect(posts).toMatchObject([
      { title: 'Engines & “cards”', status: 'published', publishedAt: '2019-04-01T08:00:00.000Z' },
      { title: 'In blocks', status: 'scheduled', publishedAt: '2099-04-01T08:00:00.000Z' },
      { title: 'Only for some', status: 'draft', publishedAt: '' },
    ]);
  });

  it('makes images of the pictures in a ZIP, once for the same picture', async () => {
    const ada = await addMember(instance);
    const picture = await jpeg();
    const zip = await makeZip({
      'a.md':
        '---\ntitle: A\ncover: /img/a.jpg\ncoverAlt: Cover\n---\n![Engine](img/a.jpg "In Turin")\n\n![B](img/b.jpg)',
      'b.md': '---\ntitle: B\n---\n![Same](img/a.jpg)\n\n![Broken](img/broken.png)',
      'static/img/a.jpg': picture,
      'img/a.jpg': picture,
      'img/broken.png': 'not a picture',
    });
    const { body } = await importPosts(ada, await upload(ada, zip), { take: [0, 1] });
    const [a, b] = await Promise.all(body.made.map(({ id }: { id: string }) => read(ada, id)));
    expect(a.blocks[0]).toMatchObject({ kind: 'picture', pictures: [{ alt: 'Engine', caption: 'In Turin' }] });
    expect(a).toMatchObject({ cover: a.blocks[0].pictures[0].image, coverAlt: 'Cover' });
    expect(b.blocks[0].pictures[0].image).toBe(a.cover);
    expect(b.blocks[1]).toMatchObject({ kind: 'text', text: 'Broken' });
    expect(body.made[1].warnings).toEqual([{ problem: 'picturesUnread', count: 1, names: ['img/broken.png'] }]);
    expect((await ada.call('GET', `/api/images/${a.cover}`)).status).toBe(200);
  });

  it('finds the posts of an earlier import, also under another title or slug', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, await makeZip(MARKDOWN_SITE));
    const { posts } = await preview(ada, file);
    const taken = posts.map(({ index }: { index: number }) => index);
    const { made } = (await importPosts(ada, file, { take: taken })).body;
    await ada.call('PATCH', `/api/posts/${made[0].id}`, { revision: 1, slug: 'another' });
    const again = (await preview(ada, file)).posts.map(
      ({ duplicateOf }: { duplicateOf: { id: string } }) => duplicateOf?.id,
    );
    expect(again).toEqual(made.map(({ id }: { id: string }) => id));
    await ada.call('DELETE', `/api/posts/${made[0].id}`);
    expect((await preview(ada, file)).posts[0].duplicateOf).toBeNull();
  });

  it('gives a post another slug if its own is taken', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, NOTES);
    await importPosts(ada, file, { take: [0] });
    const { body } = await importPosts(ada, file, { take: [0] });
    expect((await read(ada, body.made[0].id)).slug).toBe('note-g-2');
  });

  it('gives a post its own slug again after an import was undone', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, NOTES);
    const { id } = (await importPosts(ada, file, { take: [0] })).body.made[0];
    expect((await undo(ada, [id])).status).toBe(200);
    const { body } = await importPosts(ada, file, { take: [0] });
    expect((await read(ada, body.made[0].id)).slug).toBe('note-g');
  });

  it('is undone in one request, also for posts in the trash, and again if the answer was lost', async () => {
    const ada = await addMember(instance);
    const kept = (await ada.call('POST', '/api/posts', { title: 'Kept' })).body;
    const { made } = (await importPosts(ada, await upload(ada, wordPressExport()), { take: [0, 1, 2] })).body;
    const ids = made.map(({ id }: { id: string }) => id);
    await ada.call('DELETE', `/api/posts/${ids[0]}`);
    await ada.call('DELETE', `/api/posts/${ids[0]}/forever`);
    await ada.call('DELETE', `/api/posts/${ids[1]}`);
    expect((await undo(ada, ids)).status).toBe(200);
    expect(await list(ada)).toMatchObject([{ id: kept.id }]);
    expect((await ada.call('GET', '/api/posts?status=trash')).body.items).toEqual([]);
    expect((await undo(ada, ids)).status).toBe(404);
  });

  it('can’t be undone by another member or a visitor', async () => {
    const [ada, charles] = [await addMember(instance), await addMember(instance)];
    const { made } = (await importPosts(ada, await upload(ada, NOTES), { take: [0] })).body;
    const ids = [made[0].id];
    expect((await undo(charles, ids)).status).toBe(404);
    expect((await undo(visitor(instance), ids)).status).toBe(401);
    expect(await read(ada, ids[0])).toMatchObject({ title: 'Notes' });
  });

  it('leaves out a picture that is damaged, and keeps no file of one that is no image', async () => {
    const ada = await addMember(instance);
    const zip = await makeZip(
      {
        'a.md': '---\ntitle: A\n---\n![A](a.jpg)\n\n![B](b.jpg)\n\n![C](c.jpg)',
        'a.jpg': await jpeg(),
        'b.jpg': 'none',
        'c.jpg': await jpeg(),
      },
      { compress: false },
    );
    // The local header of the last picture, whose name occurs in the text, the header and the directory.
    const header = zip.lastIndexOf('c.jpg', zip.lastIndexOf('c.jpg') - 1) - 30;
    zip.fill(0, header, header + 4);
    const { status, body } = await importPosts(ada, await upload(ada, zip), { take: [0] });
    expect([status, body.made[0].warnings]).toEqual([
      200,
      [{ problem: 'picturesUnread', count: 2, names: ['b.jpg', 'c.jpg'] }],
    ]);
    const { items } = (await ada.call('GET', `/v0/b/vitrine.local/o?prefix=users/${ada.uid}/images/`)).body;
    expect(items).toHaveLength(1);
  });

  it('never asks another site for anything', async () => {
    const ada = await addMember(instance);
    const { body } = await importPosts(ada, await upload(ada, `${NOTES}\n\n![A](http://127.0.0.1:1/a.png)`), {
      take: [0],
    });
    expect((await read(ada, body.made[0].id)).blocks).toMatchObject([
      { text: 'On the *engine*.\n\n[A](http://127.0.0.1:1/a.png)' },
    ]);
    expect(body.made[0].warnings).toEqual([
      { problem: 'picturesElsewhere', count: 1, names: ['http://127.0.0.1:1/a.png'] },
    ]);
  });
});

describe('an import of posts is refused', () => {
  it('for visitors', async () => {
    const ada = await addMember(instance);
    const file = await upload(ada, NOTES);
    const { call } = visitor(instance);
    expect((await call('POST', '/api/posts/import/preview', { file })).status).toBe(401);
    expect((await call('POST', '/api/posts/import', { file, take: [0] })).status).toBe(401);
  });

  it('for a file of another member, as if it did not exist', async () => {
    const [ada, mary] = [await addMember(instance), await addMember(instance)];
    const file = await upload(ada, NOTES);
    for (const name of [file, `users/${mary.uid}/../${ada.uid}/x`, '../../etc/passwd', 'users/']) {
      const { status, body } = await importPosts(mary, name, { take: [0] });
      expect([status, body.data.fields]).toEqual([400, [{ path: 'file', message: 'This file doesn’t exist.' }]]);
    }
    expect(await list(mary)).toEqual([]);
  });

  it('if it would publish posts of a member whose email is not verified', async () => {
    const ada = await addMember(instance, { verified: false });
    const file = await upload(ada, NOTES);
    expect((await importPosts(ada, file, { take: [0], keepStatus: true })).status).toBe(403);
    expect(await list(ada)).toEqual([]);
    expect((await importPosts(ada, file, { take: [0] })).status).toBe(200);
  });

  it.each<[what: string, input: object]>([
    ['posts that the file does not have', { take: [1] }],
    ['no posts', { take: [] }],
    ['too many posts at once', { take: Array.from({ length: 51 }, (_, at) => at) }],
    ['negative indexes', { take: [-1] }],
    ['a status', { take: [0], status: 'published' }],
  ])('for %s', async (_, input) => {
    const ada = await addMember(instance);
    expect((await importPosts(ada, await upload(ada, NOTES), input)).status).toBe(400);
    expect(await list(ada)).toEqual([]);
  });

  it('for a damaged file, with the reason', async () => {
    const ada = await addMember(instance);
    const zip = await makeZip({ 'a.md': NOTES });
    const { status, body } = await importPosts(ada, await upload(ada, zip.subarray(0, 90)), { take: [0] });
    expect([status, body.data.fields[0].path]).toEqual([400, 'file']);
  });
});
