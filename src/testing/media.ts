import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { root } from '#platform/server/root.ts';
import { uploadFile } from './images.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Short real videos and recordings. The videos have 160 × 90 pixels. */
export const MEDIA_FIXTURES = [
  'clip.mp4',
  'clip.webm',
  'tone.flac',
  'tone.m4a',
  'tone.mp3',
  'tone.ogg',
  'tone.wav',
] as const;
export type MediaFixture = (typeof MEDIA_FIXTURES)[number];

export const mediaFixture = async (name: MediaFixture) =>
  new Uint8Array(await readFile(join(root, 'src/testing/fixtures/media', name)));

export const CAPTIONS = 'WEBVTT\n\n00:00.000 --> 00:02.000\nThe loom weaves a card.\n';

export type TestMedium = { id: string; url: string; name: string; size: number; format: string };

/** Uploads a file to a member's folder and makes it a medium for pages. */
export async function makeMedium(
  instance: TestInstance,
  member: Member,
  { kind, name, bytes }: { kind: string; name: string; bytes: Uint8Array },
) {
  const file = await uploadFile(instance, member, `media/${crypto.randomUUID()}/${name}`, bytes);
  return member.call('POST', '/api/media', { file, kind });
}

/** Uploads a real video to a member's folder, and returns the full file name. */
export const uploadVideo = async (instance: TestInstance, member: Member) =>
  uploadFile(instance, member, 'media/loom/clip.webm', await mediaFixture('clip.webm'));

/** Makes a real video of a member. */
export async function makeVideo(instance: TestInstance, member: Member, name: MediaFixture = 'clip.webm') {
  const { status, body } = await makeMedium(instance, member, { kind: 'video', name, bytes: await mediaFixture(name) });
  if (status !== 201) throw new Error(`the video was refused: ${JSON.stringify(body)}`);
  return body as TestMedium;
}
