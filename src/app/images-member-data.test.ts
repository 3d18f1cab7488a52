import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { jpeg, uploadFile } from '#testing/images.ts';
import { startTestInstance } from '#testing/test-instance.ts';

it('an import makes a member’s images again, including the photo', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from, { verified: false });
  const file = await uploadFile(from, ada, 'images/portrait.jpg', await jpeg({ width: 600, height: 400 }));
  const crop = { x: 0.5, y: 0, width: 0.5, height: 0.75 };
  const { photoURL } = (await ada.call('PUT', '/api/me/photo', { file, crop })).body;
  expect(photoURL).toMatch(/^\/images\/[0-9a-f-]{36}\/300\.webp$/);
  const headers = { authorization: `Bearer ${ada.token}` };
  const zip = new Uint8Array(await (await fetch(`${from.url}/api/me/export`, { headers })).arrayBuffer());

  const there = await addMember(to, { verified: false });
  const report = await there.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' });
  expect(report.body).toEqual({ imported: ['files', 'images', 'profile'], warnings: [] });
  const me = (await there.call('GET', '/api/me')).body;
  expect(me.photoURL).toMatch(/^\/images\/[0-9a-f-]{36}\/300\.webp$/);
  expect(me.photoURL).not.toBe(photoURL);
  const [own, theirs] = [await fetch(from.url + photoURL), await fetch(to.url + me.photoURL)];
  expect([own.status, theirs.status]).toEqual([200, 200]);
  expect(Buffer.from(await theirs.arrayBuffer()).equals(Buffer.from(await own.arrayBuffer()))).toBe(true);

  expect((await there.call('DELETE', '/api/me/photo')).body.photoURL).toBeNull();
});
