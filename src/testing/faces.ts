import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { root } from '#platform/server/root.ts';
import { uploadFile } from './images.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Keeps all letters and all names of families. */
const WHOLE = { keepAllGlyphs: true, preserveNameIds: [0, 1, 2, 3, 4, 5, 6, 13, 14, 16, 17] };

/** Returns a whole font of the product as the WOFF2 file that a member would have. */
export async function woff2Font(family = 'figtree', style = '400Regular') {
  const folder = join(root, 'node_modules/@expo-google-fonts', family, style);
  const file = (await readdir(folder)).find((name) => name.endsWith('.ttf')) ?? '';
  const bytes = await readFile(join(folder, file));
  return new Uint8Array(await subsetFont(bytes, undefined, { ...WHOLE, targetFormat: 'woff2' }));
}

type FontChoice = { family?: string; style?: string };

/** Uploads a font to a member's folder, and returns the full file name. */
export async function uploadFace(instance: TestInstance, member: Member, { family, style }: FontChoice = {}) {
  const name = `faces/${family ?? 'figtree'}-${style ?? 'regular'}`;
  return uploadFile(instance, member, name, await woff2Font(family, style));
}

/** Makes a typeface of a member. */
export async function makeFace(instance: TestInstance, member: Member, choice: FontChoice = {}) {
  const file = await uploadFace(instance, member, choice);
  const { status, body } = await member.call('POST', '/api/faces', { file, licensed: true });
  if (status !== 201) throw new Error(`the typeface was refused: ${JSON.stringify(body)}`);
  return body as {
    id: string;
    name: string;
    styles: { weight: number; italic: boolean; parts: { alphabet: string; url: string; size: number }[] }[];
  };
}
