import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { openCollection } from '#testing/collection.ts';
import { uploadImage } from '#testing/images.ts';
import { shareTestInstance } from '#testing/test-instance.ts';
import { recordImagesInUse } from '../service.ts';

const instance = shareTestInstance();

/** Moves the last change of a record back by some minutes. */
const passMinutes = (id: string, minutes: number) =>
  instance.kernel.db.pool.query(
    `update records set updated_at = updated_at - make_interval(mins => $2) where id = $1`,
    [id, minutes],
  );

type Version = { id: string; revision: number; changed: string[] | null };

async function openRecord(path = '/api/projects', fields: object = {}) {
  const ada = await openCollection(instance, path, { verified: true });
  const { id } = await ada.make(fields);
  let revision = 1;
  return {
    ...ada,
    id,
    /** Changes the record in a new editing session. */
    changeLater: async (changes: object) => {
      await passMinutes(id, 31);
      const answer = await ada.ask('PATCH', `/${id}`, { revision, ...changes });
      expect(answer.status).toBe(200);
      revision = answer.body.revision;
    },
    versions: async () => (await ada.ask('GET', `/${id}/versions`)).body.items as Version[],
    restore: (version: string, from: number) =>
      ada.ask('POST', `/${id}/versions/${version}/restore`, { revision: from }),
  };
}

describe('earlier versions of a record', () => {
  it('are kept at the end of each editing session, with the fields that changed', async () => {
    const ada = await openRecord();
    expect((await ada.ask('PATCH', `/${ada.id}`, { revision: 1, summary: 'At once' })).status).toBe(200);
    expect(await ada.versions()).toEqual([]);
    await passMinutes(ada.id, 31);
    await ada.ask('PATCH', `/${ada.id}`, { revision: 2, summary: 'Later' });
    await ada.ask('PATCH', `/${ada.id}`, { revision: 3, caseStudy: { problem: 'P', approach: '', outcome: '' } });
    expect(await ada.versions()).toMatchObject([{ revision: 2, changed: null }]);
    await passMinutes(ada.id, 31);
    await ada.ask('PATCH', `/${ada.id}`, { revision: 4, role: 'Author' });
    const versions = await ada.versions();
    expect(versions).toMatchObject([{ revision: 4, changed: ['summary', 'caseStudy.problem'] }, { revision: 2 }]);
    const read = await ada.ask('GET', `/${ada.id}/versions/${versions[1]?.id}`);
    expect(read.body).toMatchObject({ revision: 2, document: { title: 'Note G', summary: 'At once' } });
  });

  it.each([
    ['/api/projects', { title: 'Note G' }, { title: 'Note H', status: 'published' }, { status: 'published' }],
    ['/api/achievements', { title: 'Medal' }, { title: 'Cup', visible: true }, { visible: true }],
  ])(
    'of %s are restored except for who can see them, and the replaced state in turn',
    async (path, first, second, kept) => {
      const ada = await openRecord(path, first);
      await ada.changeLater(second);
      const [version] = await ada.versions();
      const restored = await ada.restore(version?.id ?? '', 2);
      expect([restored.status, restored.body]).toMatchObject([200, { ...first, ...kept, revision: 3 }]);
      const back = await ada.restore(restored.body.kept, 3);
      expect(back.body).toMatchObject({ ...second, revision: 4 });
      expect((await ada.restore(version?.id ?? '', 3)).status).toBe(409);
    },
  );

  it('of entries hold all fields of their kind', async () => {
    const { member } = await openCollection(instance, '/api/entries', { verified: true });
    const made = await member.call('POST', '/api/entries', { kind: 'skills', fields: { name: 'Logic' } });
    const path = `/api/entries/${made.body.id}`;
    await passMinutes(made.body.id, 31);
    await member.call('PATCH', path, { revision: 1, fields: { name: 'Algebra' } });
    const [version] = (await member.call('GET', `${path}/versions`)).body.items;
    const restored = await member.call('POST', `${path}/versions/${version.id}/restore`, { revision: 2 });
    expect(restored.body).toMatchObject({ fields: { name: 'Logic' }, revision: 3 });
    const [kept] = (await member.call('GET', `${path}/versions`)).body.items;
    expect(kept).toMatchObject({ id: restored.body.kept, changed: ['fields.name'] });
  });

  it('are restored without images that are gone', async () => {
    const ada = await openRecord();
    const cover = await uploadImage(instance, ada.member, 'cover.jpg');
    const shown = await uploadImage(instance, ada.member, 'shown.jpg');
    const gallery = [cover, shown].map(({ id }) => ({ image: id, alt: 'A', caption: '' }));
    await ada.changeLater({ cover: cover.id, gallery });
    await ada.changeLater({ cover: null, gallery: gallery.slice(1) });
    const later = { ...instance.kernel, clock: { now: () => new Date(Date.now() + 8 * 24 * 60 * 60 * 1000) } };
    await sweepImages(later, [recordImagesInUse]);
    const [version] = await ada.versions();
    const restored = await ada.restore(version?.id ?? '', 3);
    expect([restored.status, restored.body]).toMatchObject([200, { cover: null, gallery: gallery.slice(1) }]);
  });

  it('are limited to 50, of which the oldest are deleted', async () => {
    const ada = await openRecord();
    for (let at = 0; at < 52; at += 1) await ada.changeLater({ summary: `Summary ${at}` });
    const versions = await ada.versions();
    expect([versions.length, versions[0]?.revision, versions.at(-1)?.revision]).toEqual([50, 52, 3]);
    const first = (await ada.ask('GET', `/${ada.id}/versions?limit=40`)).body;
    const rest = (await ada.ask('GET', `/${ada.id}/versions?limit=40&cursor=${first.nextCursor}`)).body;
    expect([...first.items, ...rest.items]).toEqual(versions);
    expect((await ada.ask('GET', `/${ada.id}/versions?cursor=nonsense`)).status).toBe(400);
  });

  it('are for their owner only, and for records outside the trash', async () => {
    const ada = await openRecord();
    await ada.changeLater({ summary: 'Later' });
    const [version] = await ada.versions();
    const path = `/${ada.id}/versions`;
    const other = await openCollection(instance);
    const requests = [
      ['GET', path],
      ['GET', `${path}/${version?.id}`],
      ['POST', `${path}/${version?.id}/restore`, { revision: 2 }],
    ] as const;
    for (const [method, rest, body] of requests) {
      expect((await other.ask(method, rest, body)).status).toBe(404);
      expect((await fetch(`${instance.url}/api/projects${rest}`, { method })).status).toBe(401);
    }
    const { id: another } = await ada.make();
    expect((await ada.ask('GET', `/${another}/versions/${version?.id}`)).status).toBe(404);
    await ada.ask('DELETE', `/${ada.id}`);
    for (const [method, rest, body] of requests) expect((await ada.ask(method, rest, body)).status).toBe(404);
  });
});
