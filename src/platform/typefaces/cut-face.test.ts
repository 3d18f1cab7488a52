import { mkdtemp, readdir, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it } from 'vitest';
import { root } from '../root.ts';
import { chooseFaces } from './choose-faces.ts';
import { cutFace } from './cut-face.ts';
import { readFace } from './read-face.ts';

async function fileOf(family: string, style = '400Regular') {
  const folder = join(root, 'node_modules/@expo-google-fonts', family, style);
  const file = (await readdir(folder)).find((name) => name.endsWith('.ttf')) ?? '';
  return join(folder, file);
}
async function wish(family: string, signs: string) {
  return { family, path: await fileOf(family), weight: 400, italic: false, signs };
}
/** Converts WOFF2 to a TrueType file, as browsers do. */
async function unpacked(woff2: Uint8Array) {
  const path = join(await mkdtemp(join(tmpdir(), 'vitrine-face-')), 'face.ttf');
  await writeFile(path, await subsetFont(Buffer.from(woff2), SIGNS, { targetFormat: 'truetype' }));
  return path;
}
const SIGNS = 'ABCxyzäßÉ0189 –“سلامאבג日本é—Q';
const signsIn = async (path: string) => {
  const { has } = await readFace(path);
  return [...SIGNS].filter((sign) => has(sign)).join('');
};

describe('a face that is cut', () => {
  it.each([
    ['source-serif-4', 'ABCxyzäßÉ0189 –“'],
    ['lora', 'Cyx 0'],
    ['vazirmatn', 'سلام '],
    ['noto-sans-hebrew', 'אבג'],
    ['noto-sans-jp', '日本'],
  ])('has the signs that are wanted of it, and no others: %s', async (family, signs) => {
    const path = await fileOf(family);
    const cut = await cutFace({ path, signs });
    expect(Buffer.from(cut).toString('latin1', 0, 4)).toBe('wOF2');
    expect([...(await signsIn(await unpacked(cut)))].sort()).toEqual([...signs].sort());
  });

  it('is cut once, however many ask', async () => {
    const order = { path: await fileOf('figtree'), signs: 'once' };
    const [one, other] = await Promise.all([cutFace(order), cutFace({ ...order })]);
    expect(other).toBe(one);
  });

  it('fails where there is no face in the file, and the next one is cut', async () => {
    await expect(cutFace({ path: join(root, 'package.json'), signs: 'a' })).rejects.toThrow();
    expect((await cutFace({ path: await fileOf('lora'), signs: 'a' })).length).toBeGreaterThan(100);
  });
});

describe('faces that are chosen', () => {
  const TEXT =
    'The Analytical Engine weaves algebraical patterns, just as the Jacquard loom weaves flowers and leaves.';
  const names = (faces: readonly { family: string }[]) => faces.map(({ family }) => family);

  it('weigh no more together than there is room for; what is too large leaves it to the next', async () => {
    const wishes = await Promise.all(['lora', 'eb-garamond', 'figtree'].map((family) => wish(family, TEXT)));
    const all = await chooseFaces(wishes, 100_000);
    expect(names(all)).toEqual(['lora', 'eb-garamond', 'figtree']);
    for (const room of [0, 4000, 9000, 14_000, 20_000]) {
      const cut = await Promise.all((await chooseFaces(wishes, room)).map(cutFace));
      expect(cut.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(room);
    }
    expect(names(await chooseFaces(wishes, 10_000))).toEqual(['lora', 'figtree']);
  });

  it('are called anew with every sign that joins or leaves, and by that alone', async () => {
    const nameOf = async (text: string) => (await chooseFaces([await wish('lora', text)], 50_000))[0]?.name;
    expect(await nameOf('Ada Lovelace')).toBe(await nameOf('Lovelace, Ada'.replace(',', '')));
    expect(new Set([await nameOf('Ada'), await nameOf('Adam'), await nameOf('da')]).size).toBe(3);
    expect(await nameOf('Ada')).toMatch(/^[\w-]{22}$/);
  });

  it('are none where a typeface has none of the signs', async () => {
    expect(await chooseFaces([await wish('lora', '日本')], 50_000)).toEqual([]);
  });
});

describe('what is read of a face', () => {
  it('is what its makers say of it', async () => {
    const face = await readFace(await fileOf('ibm-plex-mono'));
    expect(face.width).toBeCloseTo(0.6);
    expect([face.ascent, face.descent, face.lineGap]).toEqual([1.025, 0.275, 0]);
    expect(face.xHeight).toBeCloseTo(0.516);
  });
});
