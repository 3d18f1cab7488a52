import { describe, expect, it } from 'vitest';
import { openCvs, setName } from '#testing/cvs.ts';
import { visitor } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();

describe('a locked CV', () => {
  it('rejects every change with a clear error until it is unlocked', async () => {
    const ada = await openCvs(instance);
    const { id, document } = await ada.make();
    const version = (await ada.ask('POST', `/${id}/versions`, { name: 'As sent' })).body.id;
    expect((await ada.ask('PUT', `/${id}/lock`, { locked: true })).body).toMatchObject({ locked: true, revision: 2 });
    const attempts = [
      await ada.ask('PUT', `/${id}`, { revision: 2, document }),
      await ada.change(id, 2, setName('x')),
      await ada.ask('PATCH', `/${id}`, { revision: 2, name: 'Another' }),
      await ada.ask('POST', `/${id}/versions/${version}/restore`, { revision: 2 }),
      await ada.ask('DELETE', `/${id}`),
      await ada.ask('POST', '/bulk', { ids: [id], action: 'trash' }),
    ];
    for (const { status, body } of attempts) {
      expect([status, body]).toMatchObject([
        423,
        { code: 'LOCKED', message: 'This is locked. Unlock it to make changes.' },
      ]);
    }
    expect(await ada.read(id)).toMatchObject({ revision: 2, trashedAt: null });
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'link' })).status).toBe(200);
    expect((await ada.ask('PUT', `/${id}/lock`, { locked: false })).status).toBe(200);
    expect((await ada.change(id, 4, setName('Ada Lovelace'))).status).toBe(200);
  });

  it('keeps a whole selection out of the trash and reports the number of locked CVs', async () => {
    const ada = await openCvs(instance);
    const ids = [await ada.make(), await ada.make(), await ada.make()].map(({ id }) => id);
    const lock = (id: string | undefined) => ada.ask('PUT', `/${id}/lock`, { locked: true });
    const trash = async () => {
      const { status, body } = await ada.ask('POST', '/bulk', { ids, action: 'trash' });
      return [status, body.code, body.message];
    };
    await lock(ids[0]);
    expect(await trash()).toEqual([
      423,
      'LOCKED',
      'One of these is locked. Unlock it, or remove it from your selection.',
    ]);
    await lock(ids[1]);
    expect(await trash()).toEqual([
      423,
      'LOCKED',
      '2 of these are locked. Unlock them, or remove them from your selection.',
    ]);
    expect((await ada.ask('GET', '')).body.items).toHaveLength(3);
  });

  it('is unlocked in a copy', async () => {
    const ada = await openCvs(instance);
    const { id } = await ada.make();
    await ada.ask('PUT', `/${id}/lock`, { locked: true });
    expect((await ada.ask('POST', `/${id}/duplicate`)).body).toMatchObject({ locked: false, visibility: 'private' });
  });
});

describe('visibility of a CV', () => {
  it('can be changed by a member with a verified email address', async () => {
    const [ada, unverified] = [await openCvs(instance), await openCvs(instance, { verified: false })];
    const { id } = await ada.make();
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'public' })).body.visibility).toBe('public');
    expect((await ada.ask('GET', '?status=public')).body.items).toHaveLength(1);
    expect((await ada.ask('PUT', `/${id}/visibility`, { visibility: 'friends' })).status).toBe(400);
    const made = await unverified.make();
    const refused = await unverified.ask('PUT', `/${made.id}/visibility`, { visibility: 'link' });
    expect([refused.status, refused.body.code]).toEqual([403, 'FORBIDDEN']);
  });

  it('is private at first: other members and visitors can neither read nor change it', async () => {
    const [ada, other] = [await openCvs(instance), await openCvs(instance)];
    const made = await ada.make();
    expect((await other.ask('GET', `/${made.id}`)).status).toBe(404);
    expect((await other.change(made.id, 1, setName('x'))).status).toBe(404);
    expect((await visitor(instance).call('GET', `/api/cvs/${made.id}`)).status).toBe(401);
    expect(await ada.read(made.id)).toEqual(made);
  });
});
