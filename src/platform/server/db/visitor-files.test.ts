import { describe, expect, it } from 'vitest';
import { insertRow } from '#testing/insert-row.ts';
import { openTestDatabase } from '#testing/test-database.ts';
import { newUuid, plantFor, seenByVisitors } from '#testing/visitor-rows.ts';

describe('a visitor with raw SQL', () => {
  it('finds pictures by their ids and files by their tokens', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const [file, locked, image] = [newUuid(), newUuid(), newUuid()];
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: 'token' });
    await insertRow(database, 'files', { id: locked, name: 'users/ada/b', owner_id: 'ada', download_token: '' });
    for (const id of [image, newUuid()]) {
      await insertRow(database, 'images', { id, file_id: file, owner_id: 'ada' });
      await insertRow(database, 'image_variants', { image_id: id, format: 'webp' });
    }
    expect(await seenByVisitors(database, 'files', 'id')).toEqual([]);
    expect(await seenByVisitors(database, 'files', 'id', ['token', ''])).toEqual([file]);
    expect(await seenByVisitors(database, 'images', 'id')).toEqual([]);
    expect(await seenByVisitors(database, 'image_variants', 'image_id')).toEqual([]);
    expect(await seenByVisitors(database, 'images', 'id', [image])).toEqual([image]);
    expect(await seenByVisitors(database, 'image_variants', 'image_id', [image])).toEqual([image]);
  });

  it('finds media by their ids', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const [file, medium] = [newUuid(), newUuid()];
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: '' });
    for (const [id, kind] of [
      [medium, 'video'],
      [newUuid(), 'audio'],
    ]) {
      await insertRow(database, 'media', { id, file_id: file, owner_id: 'ada', kind });
    }
    expect(await seenByVisitors(database, 'media', 'id')).toEqual([]);
    expect(await seenByVisitors(database, 'media', 'id', [medium])).toEqual([medium]);
  });

  it.each(['images', 'media', 'faces'])('hashes the keys of a request for many rows of %s', async (table) => {
    const { asVisitor } = await openTestDatabase();
    const { rows } = await asVisitor(({ sql }) => sql.execute(`explain (costs off) select id from ${table}`));
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toContain('(id)::text = (hashed SubPlan');
  });

  it('finds typefaces by the ids of their families', async () => {
    const database = await openTestDatabase();
    await plantFor(database, 'ada');
    const file = newUuid();
    await insertRow(database, 'files', { id: file, name: 'users/ada/a', owner_id: 'ada', download_token: '' });
    const [face, other] = [newUuid(), newUuid()];
    for (const id of [face, other]) {
      await insertRow(database, 'faces', { id, owner_id: 'ada', name: id });
      await insertRow(database, 'face_parts', { face_id: id, file_id: file });
    }
    for (const [table, column] of [
      ['faces', 'id'],
      ['face_parts', 'face_id'],
    ] as const) {
      expect(await seenByVisitors(database, table, column)).toEqual([]);
      expect(await seenByVisitors(database, table, column, [face])).toEqual([face]);
    }
  });
});
