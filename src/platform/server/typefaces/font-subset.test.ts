import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import subsetFont from 'subset-font';
import { describe, expect, it, onTestFinished } from 'vitest';
import { root } from '../root.ts';
import { chooseFonts } from './choose-fonts.ts';
import { makeFontSubset } from './font-subset.ts';
import { readFontMetrics } from './read-font-metrics.ts';

async function fileOf(family: string, style = '400Regular') {
  const folder = join(root, 'node_modules/@expo-google-fonts', family, style);
  const file = (await readdir(folder)).find((name) => name.endsWith('.ttf')) ?? '';
  return join(folder, file);
}
async function fontRequest(family: string, signs: string) {
  return { family, path: await fileOf(family), weight: 400, italic: false, signs };
}
/** Converts WOFF2 to a TrueType file, as browsers do. */
async function decompressFont(woff2: Uint8Array) {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-face-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const path = join(folder, 'face.ttf');
  await writeFile(path, await subsetFont(Buffer.from(woff2), SIGNS, { targetFormat: 'truetype' }));
  return path;
}
const SIGNS = 'ABCxyzäßÉ0189 –“سلامאבג日本é—Q';
const charactersIn = async (path: string) => {
  const { has } = await readFontMetrics(path);
  return [...SIGNS].filter((sign) => has(sign)).join('');
};

describe('a font subset', () => {
  it.each([
    ['source-serif-4', 'ABCxyzäßÉ0189 –“'],
    ['lora', 'Cyx 0'],
    ['vazirmatn', 'سلام '],
    ['noto-sans-hebrew', 'אבג'],
    ['noto-sans-jp', '日本'],
  ])('has exactly the requested characters: %s', async (family, signs) => {
    const path = await fileOf(family);
    const subsets = await makeFontSubset({ path, signs });
    expect(Buffer.from(subsets).toString('latin1', 0, 4)).toBe('wOF2');
    expect([...(await charactersIn(await decompressFont(subsets)))].sort()).toEqual([...signs].sort());
  });

  it('is made once for concurrent requests', async () => {
    const subsetRequest = { path: await fileOf('figtree'), signs: 'once' };
    const [one, other] = await Promise.all([makeFontSubset(subsetRequest), makeFontSubset({ ...subsetRequest })]);
    expect(other).toBe(one);
  });

  it('fails for a file without a font, and the next one succeeds', async () => {
    await expect(makeFontSubset({ path: join(root, 'package.json'), signs: 'a' })).rejects.toThrow();
    expect((await makeFontSubset({ path: await fileOf('lora'), signs: 'a' })).length).toBeGreaterThan(100);
  });
});

describe('chosen fonts', () => {
  const TEXT =
    'The Analytical Engine weaves algebraical patterns, just as the Jacquard loom weaves flowers and leaves.';
  const names = (items: readonly { family: string }[]) => items.map(({ family }) => family);

  it('stay within the budget in total, and the next one is chosen instead of one that is too large', async () => {
    const requests = await Promise.all(['lora', 'eb-garamond', 'figtree'].map((family) => fontRequest(family, TEXT)));
    const all = await chooseFonts(requests, 100_000);
    expect(names(all)).toEqual(['lora', 'eb-garamond', 'figtree']);
    for (const budgetBytes of [0, 4000, 9000, 14_000, 20_000]) {
      const subsets = await Promise.all((await chooseFonts(requests, budgetBytes)).map(makeFontSubset));
      expect(subsets.reduce((sum, { length }) => sum + length, 0)).toBeLessThanOrEqual(budgetBytes);
    }
    expect(names(await chooseFonts(requests, 10_000))).toEqual(['lora', 'figtree']);
  });

  it('have a name that changes with their characters, and with nothing else', async () => {
    const nameOf = async (text: string) => (await chooseFonts([await fontRequest('lora', text)], 50_000))[0]?.name;
    expect(await nameOf('Ada Lovelace')).toBe(await nameOf('Lovelace, Ada'.replace(',', '')));
    expect(new Set([await nameOf('Ada'), await nameOf('Adam'), await nameOf('da')]).size).toBe(3);
    expect(await nameOf('Ada')).toMatch(/^[\w-]{22}$/);
  });

  it('are none if a typeface has none of the characters', async () => {
    expect(await chooseFonts([await fontRequest('lora', '日本')], 50_000)).toEqual([]);
  });
});

describe('the metrics of a font', () => {
  it('match those that its makers publish', async () => {
    const font = await readFontMetrics(await fileOf('ibm-plex-mono'));
    expect(font.width).toBeCloseTo(0.6);
    expect([font.ascent, font.descent, font.lineGap]).toEqual([1.025, 0.275, 0]);
    expect(font.xHeight).toBeCloseTo(0.516);
  });
});
