import { expect, it } from 'vitest';
import { addMember } from '#testing/add-member.ts';
import { CAPTIONS, makeMedium, makeVideo, mediaFixture } from '#testing/media.ts';
import { startTestInstance } from '#testing/test-instance.ts';

it('an import makes a member’s media again, and their projects show them', async () => {
  const [from, to] = [await startTestInstance(), await startTestInstance()];
  const ada = await addMember(from);
  const video = await makeVideo(from, ada);
  const bytes = new TextEncoder().encode(CAPTIONS);
  const { body: captions } = await makeMedium(from, ada, { kind: 'captions', name: 'en.vtt', bytes });
  const tracks = [{ media: captions.id, language: 'en', label: '' }];
  const blocks = [{ id: crypto.randomUUID(), kind: 'video', media: video.id, tracks }];
  expect((await ada.call('POST', '/api/projects', { title: 'Weaving', blocks })).status).toBe(201);
  const headers = { authorization: `Bearer ${ada.token}` };
  const zip = new Uint8Array(await (await fetch(`${from.url}/api/me/export`, { headers })).arrayBuffer());

  const there = await addMember(to);
  const report = await there.call('POST', '/api/me/import', zip, { 'content-type': 'application/zip' });
  expect(report.body).toMatchObject({ imported: expect.arrayContaining(['files', 'media', 'projects']), warnings: [] });
  const [item] = (await there.call('GET', '/api/projects')).body.items;
  const [block] = (await there.call('GET', `/api/projects/${item.id}`)).body.blocks;
  expect([block.media, block.tracks[0].media]).not.toContain(video.id);
  const { body: copy } = await there.call('GET', `/api/media/${block.media}`);
  expect(copy).toMatchObject({ format: 'webm', name: 'clip.webm', width: 160, height: 90 });
  const answer = await fetch(to.url + copy.url);
  expect(Buffer.from(await answer.arrayBuffer()).equals(await mediaFixture('clip.webm'))).toBe(true);
  const track = await there.call('GET', `/api/media/${block.tracks[0].media}`);
  expect(track.body).toMatchObject({ kind: 'captions', format: 'vtt' });
});
