import { describe, expect, it } from 'vitest';
import { sweepImages } from '#files/server/images/sweep-images.ts';
import { openCollection, type TestCollection } from '#testing/collection.ts';
import { uploadFile, uploadImage } from '#testing/images.ts';
import { startTestInstance, type TestInstance } from '#testing/test-instance.ts';
import { sweepTrash } from '../server/delete-records.ts';
import { recordImagesInUse } from '../service.ts';

const DAY = 24 * 60 * 60 * 1000;
const sweepAfter = ({ kernel }: TestInstance, days: number) =>
  sweepTrash({ ...kernel, clock: { now: () => new Date(Date.now() + days * DAY) } }, async () => []);

const isStored = async ({ member }: TestCollection, file: string) =>
  (await member.call('GET', `/v0/b/vitrine.local/o/${encodeURIComponent(file)}`)).status === 200;

const storeFile = (instance: TestInstance, { member }: TestCollection, name: string) =>
  uploadFile(instance, member, name, Buffer.from(name));

describe('the trash', () => {
  it('deletes records of all members after 30 days and nothing else', async () => {
    const instance = await startTestInstance();
    const [ada, charles] = [await openCollection(instance), await openCollection(instance, '/api/achievements')];
    const trashed = [(await ada.make()).id, (await charles.make()).id];
    const activeId = (await ada.make()).id;
    await ada.ask('DELETE', `/${trashed[0]}`);
    await charles.ask('DELETE', `/${trashed[1]}`);
    await sweepAfter(instance, 29);
    expect((await ada.list('?status=trash')).items).toHaveLength(1);
    await sweepAfter(instance, 31);
    expect((await ada.list('?status=trash')).items).toEqual([]);
    expect((await charles.ask('GET', `/${trashed[1]}`)).status).toBe(404);
    expect((await ada.ask('GET', `/${activeId}`)).status).toBe(200);
    expect((await ada.ask('GET', '/note-g')).status).toBe(404);
  });

  it('deletes many records in batches', async () => {
    const instance = await startTestInstance();
    const ada = await openCollection(instance);
    const content = `Title\n${Array.from({ length: 1100 }, (_, at) => `Engine ${at}`).join('\n')}\n`;
    await ada.ask('POST', '/import', { content, take: Array.from({ length: 1100 }, (_, at) => at) });
    await instance.kernel.db.pool.query('update records set trashed_at = now()');
    await sweepAfter(instance, 31);
    const { rows } = await instance.kernel.db.pool.query('select count(*)::int as count from records');
    expect(rows).toEqual([{ count: 0 }]);
  });

  it('permanently deletes only trashed records', async () => {
    const instance = await startTestInstance();
    const ada = await openCollection(instance);
    const { id } = await ada.make();
    expect((await ada.ask('DELETE', `/${id}/forever`)).status).toBe(404);
    const first = (await ada.ask('DELETE', `/${id}`)).body.trashedAt;
    expect((await ada.ask('DELETE', `/${id}`)).body.trashedAt).toBe(first);
    expect((await ada.ask('DELETE', `/${id}/forever`)).body).toEqual({ status: true });
  });
});

describe('evidence files', () => {
  it('are deleted with the last achievement that refers to them, at once or by the sweep', async () => {
    const instance = await startTestInstance();
    const ada = await openCollection(instance, '/api/achievements');
    const [one, shared, swept] = [
      await storeFile(instance, ada, 'evidence/one.txt'),
      await storeFile(instance, ada, 'evidence/shared.txt'),
      await storeFile(instance, ada, 'evidence/swept.txt'),
    ];
    const elsewhere = await storeFile(instance, ada, 'diplomas/own.txt');
    const evidence = (...files: string[]) => ({ evidence: files.map((file) => ({ label: '', file })) });
    const first = (await ada.make(evidence(one, shared, elsewhere))).id;
    const second = (await ada.make(evidence(shared, swept))).id;

    await ada.ask('DELETE', `/${first}`);
    expect(await isStored(ada, one)).toBe(true);
    await ada.ask('DELETE', `/${first}/forever`);
    expect(await isStored(ada, one)).toBe(false);
    expect([await isStored(ada, shared), await isStored(ada, elsewhere)]).toEqual([true, true]);

    await ada.ask('DELETE', `/${second}`);
    await sweepAfter(instance, 31);
    expect([await isStored(ada, shared), await isStored(ada, swept), await isStored(ada, elsewhere)]).toEqual([
      false,
      false,
      true,
    ]);
  });

  it('are kept while another record shows an image made from them', async () => {
    const instance = await startTestInstance();
    const ada = await openCollection(instance, '/api/achievements');
    const picture = await uploadImage(instance, ada.member, 'evidence/medal.jpg');
    const medal = (await ada.make({ badge: picture.id, evidence: [{ label: '', file: picture.file }] })).id;
    const other = (await ada.make({ badge: picture.id })).id;
    await ada.ask('DELETE', `/${medal}`);
    await ada.ask('DELETE', `/${medal}/forever`);
    expect(await isStored(ada, picture.file)).toBe(true);
    expect((await ada.ask('GET', `/${other}`)).body.images).toHaveProperty(picture.id);
  });

  it('of another member are never deleted', async () => {
    const instance = await startTestInstance();
    const [ada, charles] = [
      await openCollection(instance, '/api/achievements'),
      await openCollection(instance, '/api/achievements'),
    ];
    const theirs = await storeFile(instance, charles, 'evidence/theirs.txt');
    const { id } = await ada.make();
    // Set directly in the database, because the API refuses it.
    await instance.kernel.db.pool.query('update records set files = $2, trashed_at = now() where id = $1', [
      id,
      [theirs],
    ]);
    await ada.ask('DELETE', `/${id}/forever`);
    expect(await isStored(charles, theirs)).toBe(true);
  });
});

it('keeps an image while a record refers to it, even in the trash, and deletes it afterwards', async () => {
  const instance = await startTestInstance();
  const ada = await openCollection(instance);
  const [inUse, trashed, unused] = [
    await uploadImage(instance, ada.member, 'images/shown.jpg'),
    await uploadImage(instance, ada.member, 'images/thrown.jpg'),
    await uploadImage(instance, ada.member, 'images/unused.jpg'),
  ];
  await ada.make({ gallery: [{ image: inUse.id }] });
  const { id } = await ada.make({ cover: trashed.id });
  await ada.ask('DELETE', `/${id}`);
  const sweep = () =>
    sweepImages({ ...instance.kernel, clock: { now: () => new Date(Date.now() + 8 * DAY) } }, [recordImagesInUse]);
  await sweep();
  expect([
    await isStored(ada, inUse.file),
    await isStored(ada, trashed.file),
    await isStored(ada, unused.file),
  ]).toEqual([true, true, false]);
  await ada.ask('DELETE', `/${id}/forever`);
  await sweep();
  expect([await isStored(ada, inUse.file), await isStored(ada, trashed.file)]).toEqual([true, false]);
});
