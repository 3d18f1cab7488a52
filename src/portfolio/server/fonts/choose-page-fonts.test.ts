import { describe, expect, it } from 'vitest';
import { FONT_PAIRS } from '#cv/service.ts';
import { STYLE_IDS, type StyleId } from '../../model/styles/style-shape.ts';
import { choosePageFonts, FONT_BUDGET_BYTES } from './choose-page-fonts.ts';
import { readSiteFontPath, siteFontBytes } from './send-site-font.ts';

const fontsInput = (
  pair: string,
  text: string,
  {
    style = 'classic',
    language = 'en',
    hasItalics = true,
  }: { style?: StyleId; language?: string; hasItalics?: boolean } = {},
) => ({
  ...{ style, pair, language },
  text: { body: `${text} and more`, heading: text, hasItalics },
});

/** None of these fonts is a member's. */
const NO_MEMBERS = {} as Parameters<typeof siteFontBytes>[0];

const RULE =
  /font-family: "([^"]+)"; font-weight: (\d+);(?: font-style: (italic);)? src: url\((\S+)\).*unicode-range: ([^;]+)/;

/** Returns the fonts that a page's rules make a browser fetch. */
async function fontsIn(rules: readonly string[]) {
  const result = rules.flatMap((rule) => {
    const [, family = '', weight = '', italic, address = '', range = ''] = RULE.exec(rule) ?? [];
    return address === '' ? [] : [{ family, style: `${weight}${italic ? ' italic' : ''}`, address, range }];
  });
  return Promise.all(
    result.map(async (font) => ({
      ...font,
      bytes: Buffer.from((await siteFontBytes(NO_MEMBERS, readSiteFontPath(font.address) ?? '')) ?? []),
    })),
  );
}
type FetchedFonts = Awaited<ReturnType<typeof fontsIn>>;
const bytesOf = (fonts: FetchedFonts) => fonts.reduce((sum, { bytes }) => sum + bytes.length, 0);
const stylesOf = (fonts: FetchedFonts) => [...new Set(fonts.map(({ family, style }) => `${family} ${style}`))];
const includesCharacter = (range: string, character: string) =>
  range.split(', ').some((one) => {
    const [from = 0, to = from] = one
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const code = character.codePointAt(0) ?? 0;
    return from <= code && code <= to;
  });

const TEXTS: [string, string][] = [
  ['English', 'The Analytical Engine'],
  ['German', 'Größe und Maß'],
  ['French', 'Œuvre reçue à l’hôtel'],
  ['Polish', 'Łódź i Kraków'],
  ['Latvian', 'Rīga, ķīmija'],
  ['Vietnamese', 'Tiếng Việt đẹp'],
  ['Greek', 'Αναλυτική Μηχανή'],
  ['Russian', 'Аналитическая машина'],
  ['Hebrew', 'המנוע האנליטי'],
  ['Arabic', 'المحرك التحليلي'],
  ['Hindi', 'विश्लेषणात्मक इंजन'],
];

describe('the fonts of a page', () => {
  it.each(Object.keys(FONT_PAIRS))(
    'of a pair take at most 44 kB and include the typefaces of the pair: %s',
    async (pair) => {
      const { heading, body } = FONT_PAIRS[pair as keyof typeof FONT_PAIRS];
      for (const [language, text] of [
        ['en', 'Engine'],
        ['de', 'Größe'],
        ['tr', 'ığdır'],
        ['ar', 'المحرك'],
      ] as const) {
        const result = await choosePageFonts(fontsInput(pair, text, { language }));
        const fonts = await fontsIn(result.rules);
        expect(bytesOf(fonts)).toBeLessThanOrEqual(FONT_BUDGET_BYTES);
        for (const { bytes } of fonts) expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
        const families = new Set(fonts.map(({ family }) => family));
        expect([...families]).toEqual(
          expect.arrayContaining([body, ...(language === 'ar' ? ['Vazirmatn'] : [heading])]),
        );
        expect(result.body.startsWith(`"${body}", `)).toBe(true);
        const addresses = fonts.map(({ address }) => address);
        expect(result.preloadUrls.length).toBeGreaterThan(0);
        expect(addresses).toEqual(expect.arrayContaining([...result.preloadUrls]));
      }
    },
  );

  it.each(STYLE_IDS)('of a style take at most 44 kB in every language, and are preloaded: %s', async (style) => {
    for (const [language, text] of [
      ['en', 'Engine'],
      ['de', 'Größe'],
      ['tr', 'ığdır'],
      ['ar', 'المحرك'],
    ] as const) {
      const result = await choosePageFonts(fontsInput('lora', text, { style, language }));
      const fonts = await fontsIn(result.rules);
      expect(bytesOf(fonts)).toBeGreaterThan(8_000);
      expect(bytesOf(fonts)).toBeLessThanOrEqual(FONT_BUDGET_BYTES);
      expect(fonts.map(({ address }) => address)).toEqual(expect.arrayContaining([...result.preloadUrls]));
      expect(result.preloadUrls.length).toBeGreaterThan(0);
      if (style !== 'classic') expect(result.rules.join()).not.toContain('"Lora"');
    }
  });

  it.each(TEXTS)('cover a text in %s within the budget', async (_, text) => {
    const { rules, body } = await choosePageFonts(fontsInput('source-sans', text));
    const fonts = await fontsIn(rules);
    expect(bytesOf(fonts)).toBeLessThanOrEqual(FONT_BUDGET_BYTES);
    const upright = fonts.filter(({ style }) => style === '400');
    for (const { family } of upright) expect(body).toContain(`"${family}"`);
    const missed = [...text.replaceAll(/[ ,’]/g, '')].filter(
      (character) => !upright.some(({ range }) => includesCharacter(range, character)),
    );
    expect(missed).toEqual([]);
  });

  it('are added in the order text, headings, bold, italics while the budget allows', async () => {
    const all = await fontsIn((await choosePageFonts(fontsInput('lora', 'Engine'))).rules);
    expect(stylesOf(all)).toEqual(['Source Sans 3 400', 'Lora 400', 'Source Sans 3 600', 'Source Sans 3 400 italic']);
    const large = await fontsIn((await choosePageFonts(fontsInput('garamond', 'Größe à la française'))).rules);
    expect(stylesOf(large)).toEqual(['EB Garamond 400', 'EB Garamond 600']);
    const upright = await fontsIn((await choosePageFonts(fontsInput('lora', 'Engine', { hasItalics: false }))).rules);
    expect(stylesOf(upright)).toEqual(['Source Sans 3 400', 'Lora 400', 'Source Sans 3 600']);
  });

  it('leave Chinese, Japanese and Korean characters to the system fonts', async () => {
    const { rules, body } = await choosePageFonts(fontsInput('source-serif', '解析機関 분석 기관 分析机'));
    expect([...rules, body].join()).not.toMatch(/Noto Sans (?:JP|KR|SC)/);
  });

  it('have metric-compatible fallbacks, and rules that cannot be broken by the input', async () => {
    const { rules, body, heading } = await choosePageFonts({
      style: 'classic',
      pair: '"; } body { display: none',
      language: '}</style><script>',
      text: { body: '</style><script>alert(1)</script>', heading: '"', hasItalics: true },
    });
    expect(body).toBe(heading);
    expect(body).toMatch(/^"Source Serif 4", "Source Serif 4 Georgia", .*, serif$/);
    expect(rules.filter((rule) => rule.includes('size-adjust')).length).toBeGreaterThan(2);
    expect(rules.join('\n')).not.toMatch(/[<]|display: none/);
    for (const rule of rules) expect(rule).toMatch(/^@font-face \{ [^{}]* \}$/);
  });

  it('are used only if they arrive before the text is shown, unless the page should swap them', async () => {
    const [page, preview] = await Promise.all([
      choosePageFonts(fontsInput('lora', 'Engine')),
      choosePageFonts({ ...fontsInput('lora', 'Engine'), display: 'swap' }),
    ]);
    const displaysIn = (rules: readonly string[]) =>
      new Set(rules.flatMap((rule) => /font-display: (\w+)/.exec(rule)?.[1] ?? []));
    expect([displaysIn(page.rules), displaysIn(preview.rules)]).toEqual([new Set(['optional']), new Set(['swap'])]);
  });

  it('are identical files for every text in an alphabet', async () => {
    const [one, other] = await Promise.all(
      ['Größe', 'Übermäßig viel'].map((text) => choosePageFonts(fontsInput('work', text))),
    );
    expect(other).toEqual(one);
  });
});

describe('a font file', () => {
  it('exists only under its exact name', async () => {
    const { preloadUrls: first } = await choosePageFonts(fontsInput('figtree', 'Engine'));
    const name = readSiteFontPath(first[0] ?? '') ?? '';
    expect(name).toMatch(/^figtree-400-english-[0-9a-f]{8}$/);
    expect(await siteFontBytes(NO_MEMBERS, name)).toBeDefined();
    const stem = name.slice(0, -9);
    const wrong = [`${stem}-00000000`, stem, `${stem}-`, `${name}0`, name.toUpperCase(), '', '-', 'constructor'];
    const never = ['noto-sans-jp-400-english-00000000', 'figtree-700-english-00000000', 'figtree-400-all-00000000'];
    // The typeface lacks this style or this alphabet.
    const none = ['vazirmatn-400-italic-arabic-00000000', 'figtree-400-greek-00000000'];
    for (const other of [...wrong, ...never, ...none])
      expect([other, await siteFontBytes(NO_MEMBERS, other)]).toEqual([other, undefined]);
  });

  it.each([
    ...['/faces/', '/faces/.woff2', '/faces/a.woff', '/faces/a/b.woff2', '/faces/../a.woff2', '/faces/A.woff2'],
    ...['/faces/a.woff2/', '/faces/a%00.woff2', '/Faces/a.woff2', `/faces/${'a'.repeat(200)}.woff2`, 'faces/a.woff2'],
  ])('does not match the path %s', (path) => {
    expect(readSiteFontPath(path)).toBeUndefined();
  });
});
