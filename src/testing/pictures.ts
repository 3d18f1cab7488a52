import sharp from 'sharp';
import { makeStorageClient } from '#files/client/storage-client.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

type Size = { width: number; height: number };

/** A picture whose left half is red and whose right half is blue, so that one sees how it was turned and cut. */
export function twoColours({ width, height }: Size) {
  const half = { width: Math.round(width / 2), height, channels: 3 as const, background: '#d00000' };
  return sharp({ create: { width, height, channels: 3, background: '#0000d0' } }).composite([
    { input: { create: half }, left: 0, top: 0 },
  ]);
}

export const jpeg = (size: Size = { width: 800, height: 400 }) => twoColours(size).jpeg().toBuffer();

/** Keeps bytes in a member's folder as the product's own client would; answers the file's full name. */
export async function keepBytes(
  { url }: Pick<TestInstance, 'url'>,
  { uid, token }: Pick<Member, 'uid' | 'token'>,
  name: string,
  bytes: Uint8Array,
) {
  const client = makeStorageClient({ bucket: 'vitrine.local', origin: url, token: () => token });
  const { fullPath } = await client.upload(`users/${uid}/${name}`, new Blob([new Uint8Array(bytes)])).done;
  return fullPath;
}

/** A picture of a member's, made for pages. */
export async function keepPicture(instance: TestInstance, member: Member, name = 'picture.jpg') {
  const file = await keepBytes(instance, member, name, await jpeg());
  return (await member.call('POST', '/api/images', { file })).body as { id: string; file: string };
}
