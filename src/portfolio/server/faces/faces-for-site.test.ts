import { describe, expect, it } from 'vitest';
import { FONT_PAIRS } from '#cv/service.ts';
import { facesForSite, ROOM } from './faces-for-site.ts';
import { readSiteFacePath, siteFaceBytes } from './send-site-face.ts';

const given = (pair: string, text: string, { language = 'en', hasItalics = true } = {}) => ({
  ...{ pair, language },
  text: { body: `${text} and more`, heading: text, hasItalics },
});

const RULE =
  /font-family: "([^"]+)"; font-weight: (\d+);(?: font-style: (italic);)? src: url\((\S+)\).*unicode-range: ([^;]+)/;

/** Returns the fonts that a page's rules make a browser fetch. */
async function facesIn(rules: readonly string[]) {
  const told = rules.flatMap((rule) => {
    const [, family = '', weight = '', italic, address = '', range = ''] = RULE.exec(rule) ?? [];
    return address === '' ? [] : [{ family, style: `${weight}${italic ? ' italic' : ''}`, address, range }];
  });
  return Promise.all(
    told.map(async (face) => ({
      ...face,
      bytes: Buffer.from((await siteFaceBytes(readSiteFacePath(face.address) ?? '')) ?? []),
    })),
  );
}
type Fetched = Awaited<ReturnType<typeof facesIn>>;
const weightOf = (faces: Fetched) => faces.reduce((sum, { bytes }) => sum + bytes.length, 0);
const stylesOf = (faces: Fetched) => [...new Set(faces.map(({ family, style }) => `${family} ${style}`))];
const holds = (range: string, sign: string) =>
  range.split(', ').some((one) => {
    const [from = 0, to = from] = one
      .replace('U+', '')
      .split('-')
      .map((code) => Number.parseInt(code, 16));
    const code = sign.codePointAt(0) ?? 0;
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

describe('the faces of a site', () => {
  it.each(Object.keys(FONT_PAIRS))(
    'of a pair weigh 44 kB at most, with those of its own among them: %s',
    async (pair) => {
      const { heading, body } = FONT_PAIRS[pair as keyof typeof FONT_PAIRS];
      for (const [language, text] of [
        ['en', 'Engine'],
        ['de', 'Größe'],
        ['tr', 'ığdır'],
        ['ar', 'المحرك'],
      ] as const) {
        const told = await facesForSite(given(pair, text, { language }));
        const faces = await facesIn(told.rules);
        expect(weightOf(faces)).toBeLessThanOrEqual(ROOM);
        for (const { bytes } of faces) expect(bytes.toString('latin1', 0, 4)).toBe('wOF2');
        const families = new Set(faces.map(({ family }) => family));
        expect([...families]).toEqual(
          expect.arrayContaining([body, ...(language === 'ar' ? ['Vazirmatn'] : [heading])]),
        );
        expect(told.body.startsWith(`"${body}", `)).toBe(true);
        const addresses = faces.map(({ address }) => address);
        expect(told.first.length).toBeGreaterThan(0);
        expect(addresses).toEqual(expect.arrayContaining([...told.first]));
      }
    },
  );

  it.each(TEXTS)('hold what is written in %s, or as much as there is room for', async (_, text) => {
    const { rules, body } = await facesForSite(given('source-sans', text));
    const faces = await facesIn(rules);
    expect(weightOf(faces)).toBeLessThanOrEqual(ROOM);
    const upright = faces.filter(({ style }) => style === '400');
    for (const { family } of upright) expect(body).toContain(`"${family}"`);
    const missed = [...text.replaceAll(/[ ,’]/g, '')].filter(
      (sign) => !upright.some(({ range }) => holds(range, sign)),
    );
    expect(missed).toEqual([]);
  });

  it('come in their order while there is room: text, headings, bold, italics', async () => {
    const all = await facesIn((await facesForSite(given('lora', 'Engine'))).rules);
    expect(stylesOf(all)).toEqual(['Source Sans 3 400', 'Lora 400', 'Source Sans 3 600', 'Source Sans 3 400 italic']);
    const large = await facesIn((await facesForSite(given('garamond', 'Größe à la française'))).rules);
    expect(stylesOf(large)).toEqual(['EB Garamond 400', 'EB Garamond 600']);
    const upright = await facesIn((await facesForSite(given('lora', 'Engine', { hasItalics: false }))).rules);
    expect(stylesOf(upright)).toEqual(['Source Sans 3 400', 'Lora 400', 'Source Sans 3 600']);
  });

  it('leave the signs of Chinese, Japanese and Korean to the reader’s own typeface', async () => {
    const { rules, body } = await facesForSite(given('source-serif', '解析機関 분석 기관 分析机'));
    expect([...rules, body].join()).not.toMatch(/Noto Sans (?:JP|KR|SC)/);
  });

  it('have others that are as wide until they come, and nothing that a style sheet could be broken with', async () => {
    const { rules, body, heading } = await facesForSite({
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

  it('are the same files for every text in the same alphabet', async () => {
    const [one, other] = await Promise.all(
      ['Größe', 'Übermäßig viel'].map((text) => facesForSite(given('work', text))),
    );
    expect(other).toEqual(one);
  });
});

describe('the file of a face', () => {
  it('is there under its own name alone', async () => {
    const { first } = await facesForSite(given('figtree', 'Engine'));
    const name = readSiteFacePath(first[0] ?? '') ?? '';
    expect(name).toMatch(/^figtree-400-english-[0-9a-f]{8}$/);
    expect(await siteFaceBytes(name)).toBeDefined();
    const stem = name.slice(0, -9);
    const wrong = [`${stem}-00000000`, stem, `${stem}-`, `${name}0`, name.toUpperCase(), '', '-', 'constructor'];
    const never = ['noto-sans-jp-400-english-00000000', 'figtree-700-english-00000000', 'figtree-400-all-00000000'];
    // The typeface lacks this style or this alphabet.
    const none = ['vazirmatn-400-italic-arabic-00000000', 'figtree-400-greek-00000000'];
    for (const other of [...wrong, ...never, ...none])
      expect([other, await siteFaceBytes(other)]).toEqual([other, undefined]);
  });

  it.each([
    ...['/faces/', '/faces/.woff2', '/faces/a.woff', '/faces/a/b.woff2', '/faces/../a.woff2', '/faces/A.woff2'],
    ...['/faces/a.woff2/', '/faces/a%00.woff2', '/Faces/a.woff2', `/faces/${'a'.repeat(200)}.woff2`, 'faces/a.woff2'],
  ])('is not asked for by %s', (path) => {
    expect(readSiteFacePath(path)).toBeUndefined();
  });
});
