import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { type CardContent, type CardPicture, renderCard } from './render-card.ts';

const LIGHT = {
  ...{ background: '#fbfaf6', surface: '#f0e9de', text: '#1d1a17', textSecondary: '#5f574e' },
  ...{ primary: '#7a2e1d', border: '#ddd5c8' },
};
const CARD: CardContent = {
  title: 'Note G: the numbers of Bernoulli',
  line: 'A table of operations, column by column.',
  name: 'Ada Lovelace',
  colours: LIGHT,
  pair: 'source-serif',
  direction: 'ltr',
  language: 'en',
};

async function renderPixels(card: Partial<CardContent>) {
  const bytes = await renderCard({ ...CARD, ...card }, 'ada');
  const { data, info } = await sharp(bytes).removeAlpha().raw().toBuffer({ resolveWithObject: true });
  const colourAt = (x: number, y: number) =>
    data.toString('hex', 3 * (y * info.width + x), 3 * (y * info.width + x) + 3);
  /** Returns the colors in an area. */
  const coloursIn = (left: number, top: number, right: number, bottom: number) => {
    const found = new Set<string>();
    for (let y = top; y < bottom; y += 1) for (let x = left; x < right; x += 1) found.add(`#${colourAt(x, y)}`);
    return found;
  };
  return { bytes: Buffer.from(bytes), info, coloursIn };
}
type Area = [left: number, top: number, right: number, bottom: number];
type CardPixels = Awaited<ReturnType<typeof renderPixels>>;

/** Expects nothing but the background in the margins and above the text. */
function expectEmptyMargins({ info, coloursIn }: CardPixels) {
  expect([info.format, info.width, info.height]).toEqual(['raw', 1200, 630]);
  const background = [LIGHT.background];
  expect([...coloursIn(0, 0, 60, 600)]).toEqual(background);
  expect([...coloursIn(1140, 0, 1200, 600)]).toEqual(background);
  expect([...coloursIn(0, 0, 1200, 40)]).toEqual(background);
  expect([...coloursIn(0, 565, 1200, 600)]).toEqual(background);
}

const create = { width: 300, height: 400, channels: 3, background: '#00ff00' } as const;
const photo = new Uint8Array(await sharp({ create }).webp().toBuffer());
const LONG = 'Sketch of the Analytical Engine invented by Charles Babbage, with notes upon the memoir '.repeat(4);

describe('preview images', () => {
  it('are rendered as PNG in the given colors, once for equal cards', async () => {
    const pixels = await renderPixels({});
    expect(pixels.bytes.toString('latin1', 1, 4)).toBe('PNG');
    expectEmptyMargins(pixels);
    const colours = pixels.coloursIn(60, 40, 1140, 630);
    expect([LIGHT.text, LIGHT.primary, LIGHT.surface].filter((colour) => !colours.has(colour))).toEqual([]);
    expect(await renderCard({ ...CARD }, 'ada')).toBe(await renderCard({ ...CARD }, 'bob'));
  });

  it.each([
    ['Greek', 'Αναλυτική Μηχανή'],
    ['Cyrillic', 'Аналитическая машина'],
    ['Hebrew', 'המנוע האנליטי'],
    ['Arabic', 'المحرك التحليلي لتشارلز باباج وملاحظات عليه'],
    ['Hindi', 'विश्लेषणात्मक इंजन'],
    ['Japanese', '解析機関についての覚え書きとベルヌーイ数を計算するためのプログラム'],
    ['Chinese', '分析机'],
    ['Korean', '해석 기관'],
  ])('can be rendered in %s', async (_, title) => {
    const rtl = /[\p{Script=Arabic}\p{Script=Hebrew}]/u.test(title);
    const pixels = await renderPixels({ title, line: title, name: title, direction: rtl ? 'rtl' : 'ltr' });
    expectEmptyMargins(pixels);
    // The accent is at the side where reading begins.
    const [start, end] = rtl ? [1040, 88] : [88, 1040];
    expect(pixels.coloursIn(start, 150, start + 72, 560)).toContain(LIGHT.primary);
    expect(pixels.coloursIn(end, 150, end + 72, 560)).not.toContain(LIGHT.primary);
  });

  it.each([
    ['a long text', { title: LONG, line: LONG, name: LONG }],
    ['a long text about a person with a photo', { title: LONG, line: LONG, name: '', photo }],
    ['a very long word', { title: 'x'.repeat(5000), line: 'y'.repeat(5000), name: 'z'.repeat(5000) }],
    ['a wide Arabic word', { title: 'مم'.repeat(500), line: '', direction: 'rtl' as const }],
    ['no text', { title: '', line: '', name: '' }],
    ['Typst code', { title: '#panic("run") #read("/data.json") $x^2$ <a> @b', line: '*b* \\ `r`', name: '//' }],
    ['markup', { title: '<script>alert(1)</script>', line: ']]> &lt;', name: '</svg><image href="http://x"/>' }],
    ['unsupported characters', { title: '\u0378\u{e0fff}\u0001\u202e', line: '\ud800', name: '👩‍💻🏳️‍🌈\u0301\u0301' }],
    ['an unknown language and font pair', { language: '") #panic("', pair: '../..' }],
  ])('stay within their margins with %s', async (_, card) => {
    expectEmptyMargins(await renderPixels(card));
  });

  it.each([
    ['above', 'ltr', [4, 4, 1196, 380], [4, 400, 1196, 420]],
    ['beside', 'ltr', [690, 4, 1196, 626], [60, 565, 670, 600]],
    ['beside', 'rtl', [4, 4, 510, 626], [530, 565, 1140, 600]],
    ['sheet', 'ltr', [690, 80, 1100, 620], [1120, 80, 1196, 600]],
  ] as [CardPicture['shape'], 'ltr' | 'rtl', Area, Area][])(
    'show a picture %s the text, %s, and no text on it',
    async (shape, direction, area, ground) => {
      const { coloursIn, bytes } = await renderPixels({
        direction,
        photo,
        title: LONG,
        picture: { shape, bytes: photo },
      });
      expect([...coloursIn(...area)]).toEqual([expect.stringMatching(/^#0[0-9a-f]f[ef]0[0-9a-f]$/)]);
      // Such an image has few colors, none of which is exactly that of the theme.
      expect([...coloursIn(...ground)]).toEqual([expect.stringMatching(/^#f[9a-c]f[9ab]f[5-7]$/)]);
      expect(bytes.length).toBeLessThan(300_000);
    },
  );

  it('show a round photo beside the name', async () => {
    const { coloursIn } = await renderPixels({ photo });
    const isPhoto = (colour: string) => /^#0[0-9a-f]ff?|^#0[0-9a-f]f[0-9a-f]0[0-9a-f]$/.test(colour);
    expect([...coloursIn(120, 108, 132, 120)].every(isPhoto)).toBe(true);
    expect([...coloursIn(88, 76, 96, 84)]).toEqual([LIGHT.background]);
  });
});
