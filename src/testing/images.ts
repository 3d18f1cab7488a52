import sharp from 'sharp';
import { makeStorageClient } from '#files/client/storage-client.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

type ImageSize = { width: number; height: number };

/** Returns an image with a red left and a blue right half, so that rotation and cropping are visible. */
export function twoColorImage({ width, height }: ImageSize) {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: '#d00000' };
  return sharp({ create: { width, height, channels: 3, background: '#0000d0' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

export const jpeg = (size: ImageSize = { width: 800, height: 400 }) => twoColorImage(size).jpeg().toBuffer();

/** Uploads bytes to a member's folder as the web client does, and returns the full file name. */
export async function uploadFile(
  { url }: Pick<TestInstance, 'url'>,
  { uid, token }: Pick<Member, 'uid' | 'token'>,
  name: string,
  bytes: Uint8Array,
) {
  const client = makeStorageClient({ bucket: 'vitrine.local', origin: url, token: () => token });
  const { fullPath } = await client.upload(`users/${uid}/${name}`, new Blob([new Uint8Array(bytes)])).done;
  return fullPath;
}

/** Uploads an image of a member and returns its id. */
export async function uploadImage(instance: TestInstance, member: Member, name = 'picture.jpg') {
  const file = await uploadFile(instance, member, name, await jpeg());
  return (await member.call('POST', '/api/images', { file })).body as { id: string; file: string };
}
