import { describe, expect, it } from 'vitest';
import { woff2Font } from '#testing/faces.ts';
import type { AppError } from '../../../pure/errors.ts';
import { makeMemberFace } from './member-face.ts';
import { woff2Tables } from './woff2-tables.ts';

const make = (bytes: Uint8Array) => makeMemberFace(async () => bytes, 'ada');
const faultOf = async (bytes: Uint8Array) => {
  const error = await make(bytes).then(
    () => undefined,
    (failure: AppError) => failure,
  );
  return error === undefined ? undefined : (error.details?.fields?.[0]?.text.word ?? error);
};

describe('a face of a member', () => {
  it('is cut to the alphabets that it has, with what it says of itself', async () => {
    const whole = await woff2Font('lora', '700Bold');
    expect(woff2Tables(whole)).toEqual(expect.arrayContaining(['glyf', 'cmap']));
    const { parts, ...facts } = await make(whole);
    expect(facts).toMatchObject({
      name: 'Lora',
      weight: 700,
      italic: false,
      embedding: 'installable',
      allowsCutting: true,
    });
    expect(facts.generic).toMatch(/serif$/);
    expect(facts.metrics.width).toBeGreaterThan(0.3);
    const alphabets = parts.map(({ alphabet }) => alphabet);
    expect(alphabets).toEqual(expect.arrayContaining(['english', 'german', 'latin', 'cyrillic']));
    expect(alphabets).not.toContain('hebrew');
    const english = parts.find(({ alphabet }) => alphabet === 'english')?.bytes ?? new Uint8Array();
    expect(english.length).toBeLessThan(whole.length / 3);
    for (const { bytes } of parts)
      expect(woff2Tables(bytes).filter((name) => /fpgm|prep|cvt|SVG|DSIG/.test(name))).toEqual([]);
  });

  it('keeps its style', async () => {
    expect(await make(await woff2Font('eb-garamond', '400Regular_Italic'))).toMatchObject({
      ...{ name: 'EB Garamond', weight: 400, italic: true },
    });
  });

  it.each([
    ['nothing', new Uint8Array()],
    ['a text', new TextEncoder().encode('wOF1 and more')],
    ['a picture', new TextEncoder().encode('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a font of another format', new Uint8Array([0, 1, 0, 0, 0, 1])],
  ])('is refused if it is %s', async (_, bytes) => {
    expect(await faultOf(bytes)).toBe('notWoff2');
  });

  it('is refused if it is broken, and the next one is made', async () => {
    const whole = new Uint8Array(await woff2Font('figtree'));
    const changed = (change: (bytes: Buffer) => void) => {
      const copy = Buffer.from(whole);
      change(copy);
      return new Uint8Array(copy);
    };
    const broken = [
      whole.slice(0, 40),
      whole.slice(0, whole.length / 2),
      new Uint8Array([...whole, 0]),
      changed((bytes) => bytes.write('ttcf', 4, 'latin1')),
      changed((bytes) => bytes.writeUInt16BE(0, 12)),
      changed((bytes) => bytes.writeUInt16BE(60_000, 12)),
      // A bomb: the header announces four gigabytes.
      changed((bytes) => bytes.writeUInt32BE(0xff_ff_ff_ff, 16)),
      changed((bytes) => bytes.fill(0xff, 48, 60)),
      changed((bytes) => bytes.fill(0, 200)),
      changed((bytes) => bytes.fill(0xa5, whole.length / 2)),
    ];
    for (const [index, bytes] of broken.entries()) expect([index, await faultOf(bytes)]).toEqual([index, 'brokenFace']);
    expect((await make(whole)).name).toBe('Figtree');
  });

  it('is refused in time, whatever is changed in it', async () => {
    const whole = await woff2Font('figtree');
    for (let seed = 1; seed <= 24; seed += 1) {
      const copy = Buffer.from(whole);
      for (let change = 0; change < 8; change += 1)
        copy[(seed * 7919 + change * 104_729) % copy.length] = (seed * 31 + change) % 256;
      const fault = await faultOf(new Uint8Array(copy));
      expect([undefined, 'brokenFace', 'notWoff2']).toContain(fault);
    }
  });
});
