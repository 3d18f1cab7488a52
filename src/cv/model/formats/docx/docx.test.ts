import fc from 'fast-check';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { EXAMPLES, makeExample } from '#cv/examples/examples.ts';
import { pageWordsOf } from '#cv/render/page-words.ts';
import { missingTexts, normalizeText, SECRET, textsOf, withSecrets } from '#cv/testing/cv-texts.ts';
import { readDocx, valuesOf } from '#cv/testing/docx.ts';
import { cvContents } from '#testing/cv-contents.ts';
import { makeSpecimen, SPECIMEN_LANGUAGES } from '#testing/cv-specimens.ts';
import { MALICIOUS_MARKDOWN } from '#testing/malicious-markdown.ts';
import { runs } from '#testing/runs.ts';
import { type CvContent, EMPTY_CONTENT, emptyNode, emptySection } from '../../content.ts';
import type { Design } from '../../design.ts';
import { outlineOf } from '../../outline/outline.ts';
import type { Section } from '../../shapes.ts';
import { exportDocx } from './document.ts';

const ADA = { name: 'Ada Lovelace', email: 'ada@example.org' };
const exportCv = (content: CvContent, photo?: Uint8Array) =>
  exportDocx(content, { words: pageWordsOf(content.design), templateFonts: 'source-serif', photo });
const exportAndRead = async (content: CvContent, photo?: Uint8Array) => readDocx(await exportCv(content, photo));

const lettersOf = (text: string) => text.toWellFormed().replace(/[^\p{L}\p{M}\p{N}]/gu, '');
const textOf = ({ paragraphs }: Awaited<ReturnType<typeof exportAndRead>>) =>
  paragraphs.map(({ text }) => text).join('\n');
const outlineFor = (content: CvContent) => outlineOf(content, pageWordsOf(content.design));

const bullet = (id: string, text: string) => ({ ...emptyNode('highlight', id), text });
const cvWithTexts = (texts: readonly string[], design: Partial<Design> = {}): CvContent => ({
  ...EMPTY_CONTENT,
  basics: { ...EMPTY_CONTENT.basics, ...ADA, summary: texts[0] ?? '' },
  sections: [
    emptySection('summary', 'summary'),
    {
      ...emptySection('custom', 'custom'),
      items: [
        {
          ...emptyNode('custom', 'one'),
          title: 'Notes',
          start: '1842',
          end: '1843',
          highlights: texts.map((text, at) => bullet(`b${at}`, text)),
        },
      ],
    },
  ],
  design: { ...EMPTY_CONTENT.design, ...design },
});

afterEach(() => {
  vi.useRealTimers();
});

describe('exporting a CV to Word', () => {
  it.each(EXAMPLES)('writes all texts of the example %s in order', async (id) => {
    const content = makeExample(id, ADA);
    expect(missingTexts(textOf(await exportAndRead(content)), textsOf(outlineFor(content)))).toEqual([]);
  });

  it.each(SPECIMEN_LANGUAGES)('writes all texts of a four-page CV in %s in order', async (language) => {
    const content = makeSpecimen(language, 'four');
    expect(missingTexts(textOf(await exportAndRead(content)), textsOf(outlineFor(content)))).toEqual([]);
  });

  it('writes all visible and no hidden texts of any CV', { timeout: 60_000 }, async () => {
    await fc.assert(
      fc.asyncProperty(cvContents(), async (original) => {
        const content = withSecrets(original);
        const read = await exportAndRead(content);
        expect(missingTexts(textOf(read), textsOf(outlineFor(content)))).toEqual([]);
        for (const part of Object.values(read.parts)) expect(part).not.toContain(SECRET);
      }),
      { numRuns: runs(200) },
    );
  });

  it('writes the same file for the same CV at any time', async () => {
    const content = makeExample('nurse', ADA);
    const photo = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    vi.useFakeTimers({ toFake: ['Date'], now: new Date('2024-05-01T12:00:00Z') });
    const one = await exportCv(content, photo);
    vi.setSystemTime(new Date('2031-05-01T12:00:00Z'));
    expect(Buffer.compare(one, await exportCv(structuredClone(content), photo))).toBe(0);
  });

  it('writes real headings, lists and links', async () => {
    const read = await exportAndRead(makeExample('software-engineer', ADA));
    const styles = read.paragraphs.map(({ style }) => style);
    expect(styles.slice(0, 4)).toEqual(['Title', 'Subtitle', 'Contacts', 'Heading1']);
    expect(styles).toEqual(expect.arrayContaining(['Heading2', 'Heading3', 'ListBullet', 'Short']));
    const definedStyles = valuesOf(read.parts['word/styles.xml'] ?? '', 'w:style', 'w:styleId');
    expect(definedStyles).toEqual(expect.arrayContaining([...new Set(styles)]));
    const lists = valuesOf(read.parts['word/numbering.xml'] ?? '', 'w:num', 'w:numId');
    const bullets = read.paragraphs.filter(({ style }) => style === 'ListBullet');
    expect(bullets.length).toBeGreaterThan(5);
    for (const { list } of bullets) expect(lists).toContain(list?.id);
    for (const { links } of read.paragraphs) for (const { href } of links) expect(href).toMatch(/^(?:https?|mailto):/);
    expect(read.paragraphs[2]?.links[0]).toEqual({ href: 'mailto:ada@example.org', text: 'ada@example.org' });
  });

  it('has the chosen sign of bullets on every level, or one for each', async () => {
    const content = makeExample('software-engineer', ADA);
    const signs = async (bullets: CvContent['design']['bullets']) => {
      const { parts } = await exportAndRead({ ...content, design: { ...content.design, bullets } });
      const symbols = valuesOf(parts['word/numbering.xml'] ?? '', 'w:lvlText', 'w:val').filter(
        (text) => !text.includes('%'),
      );
      // The library adds lists of its own before ours.
      return symbols.slice(-3);
    };
    expect(await signs('template')).toEqual(['•', '–', '·']);
    expect(await signs('arrow')).toEqual(['›', '›', '›']);
  });

  it('has section headings in the chosen style', async () => {
    const content = makeExample('software-engineer', ADA);
    const styleIn = async (headings: CvContent['design']['headings']) => {
      const { parts } = await exportAndRead({ ...content, design: { ...content.design, headings } });
      return (parts['word/styles.xml'] ?? '').split('w:styleId="Heading1"')[1]?.split('</w:style>')[0] ?? '';
    };
    expect(await styleIn('template')).toMatch(/<w:pBdr>(?!.*(?:w:caps|w:shd))/s);
    expect(await styleIn('plain')).not.toMatch(/w:pBdr|w:caps|w:shd/);
    expect(await styleIn('capitals')).toMatch(/<w:caps\/>/);
    expect(await styleIn('shaded')).toMatch(/<w:shd [^>]*w:fill="[0-9a-f]{6}"/i);
    expect(await styleIn('ruled')).not.toBe(await styleIn('template'));
  });

  it('breaks the page before an entry, and before the heading of a section whose first entry starts a page', async () => {
    const content = makeExample('software-engineer', ADA);
    const sections = content.sections.map((section) => ({
      ...section,
      items: section.items.map((item, at) => ({
        ...item,
        startOnNewPage: (section.kind === 'work' && at === 1) || (section.kind === 'education' && at === 0),
      })),
    })) as Section[];
    const { paragraphs } = await exportAndRead({ ...content, sections });
    const broken = paragraphs.filter(({ properties }) => properties.has('w:pageBreakBefore'));
    expect(broken.map(({ style }) => style)).toEqual(['Heading2', 'Heading1']);
    expect(broken[1]?.text).toBe('Education');
  });

  it('writes a paragraph in the direction in which it is read', async () => {
    const { paragraphs } = await exportAndRead(
      cvWithTexts(['Plain words', 'مهندسة برمجيات', '- مهندسة\n- Plain words']),
    );
    const isRtl = (text: string) =>
      paragraphs.filter((one) => one.text === text).map(({ properties }) => properties.has('w:bidi'));
    expect([...new Set(isRtl('Plain words'))]).toEqual([false]);
    for (const text of ['مهندسة برمجيات', 'مهندسة']) expect([...new Set(isRtl(text))]).toEqual([true]);
  });

  it('keeps a heading with the next paragraph and puts dates at the end of its line', async () => {
    const { parts, paragraphs } = await exportAndRead(cvWithTexts(['One.'], { marginX: 20, page: 'letter' }));
    expect(paragraphs.find(({ style }) => style === 'Heading2')?.text).toBe('Notes\t1842 – 1843');
    const styles = parts['word/styles.xml'] ?? '';
    const heading = /<w:style [^>]*w:styleId="Heading2".*?<\/w:style>/s.exec(styles)?.[0] ?? '';
    expect(heading).toContain('<w:keepNext/>');
    expect(heading).toContain('<w:keepLines/>');
    // 215.9 mm minus twice 20 mm, in twips.
    expect(heading).toContain('<w:tab w:val="right" w:pos="9972"/>');
    const document = parts['word/document.xml'] ?? '';
    expect(valuesOf(document, 'w:pgSz', 'w:w')).toEqual(['12240']);
    expect(valuesOf(document, 'w:pgMar', 'w:left')).toEqual(['1134']);
  });

  it('puts dates on their own line after a long heading', async () => {
    const content = makeExample('nurse', ADA);
    const title = 'Notes on the engine that weaves algebraical patterns as the loom weaves flowers and leaves';
    const long = { ...emptyNode('custom', 'one'), title, start: '1842', end: '1843' };
    const { paragraphs } = await exportAndRead({
      ...content,
      sections: [{ ...emptySection('custom', 'custom'), items: [long] }],
    });
    expect(paragraphs.slice(-2).map(({ style, text }) => [style, text])).toEqual([
      ['Heading2', title],
      ['Entry', '1842 – 1843'],
    ]);
  });

  it('writes the fonts, sizes and colours of the design into styles, not into the text', async () => {
    const designOptions = { fonts: 'lora', size: 11, accent: '#8a1c1c', text: '#101010', lineHeight: 1.5 };
    const { parts } = await exportAndRead(cvWithTexts(['One.'], designOptions));
    const styles = parts['word/styles.xml'] ?? '';
    expect(styles).toContain('w:ascii="Source Sans 3"');
    expect(styles).toContain('w:ascii="Lora"');
    expect(valuesOf(styles, 'w:sz')[0]).toBe('22');
    expect(valuesOf(styles, 'w:color')).toEqual(expect.arrayContaining(['8A1C1C', '101010']));
    expect(styles).toContain('w:line="330"');
    expect(parts['word/document.xml']).not.toMatch(/<w:(?:rFonts|sz|color) /);
    expect(valuesOf(parts['word/fontTable.xml'] ?? '', 'w:altName')).toEqual(['Calibri', 'Cambria']);
  });

  it('writes bold, italics, links and nested lists', async () => {
    const { parts, paragraphs } = await exportAndRead(
      cvWithTexts(['Wrote **Note *G***.\n\n- one\n  - [two](https://example.org)\n\nThen more.']),
    );
    const expected = paragraphs.slice(-4).map(({ style, list, text }) => [style, list?.level, text]);
    expect(expected).toEqual([
      ['ListBullet', 0, 'Wrote Note G.'],
      ['ListBullet', 1, 'one'],
      ['ListBullet', 2, 'two'],
      ['ListContinue', undefined, 'Then more.'],
    ]);
    expect(paragraphs.at(-2)?.links).toEqual([{ href: 'https://example.org/', text: 'two' }]);
    expect(parts['word/document.xml']).toMatch(/<w:b\/>(?:<w:bCs\/>)?<\/w:rPr><w:t xml:space="preserve">Note /);
    expect(parts['word/document.xml']).toMatch(/<w:i\/>(?:<w:iCs\/>)?<\/w:rPr><w:t xml:space="preserve">G</);
  });

  it('sets the language and direction of the CV', async () => {
    const english = await exportAndRead(makeSpecimen('English', 'one'));
    expect(english.parts['word/document.xml']).not.toContain('<w:bidi/>');
    const { parts, paragraphs } = await exportAndRead(makeSpecimen('Hebrew', 'two'));
    expect(valuesOf(parts['word/styles.xml'] ?? '', 'w:lang', 'w:bidi')).toEqual(['he']);
    expect(parts['docProps/core.xml']).toContain('<dc:language>he</dc:language>');
    for (const { text, properties } of paragraphs) expect([text, properties.has('w:bidi')]).toEqual([text, true]);
    expect(parts['word/document.xml']).toContain('<w:rtl/>');
  });

  it('keeps the order of numbers and foreign words in a right-to-left line', async () => {
    const { paragraphs } = await exportAndRead({
      ...cvWithTexts([], { language: 'ar' }),
      basics: { ...EMPTY_CONTENT.basics, email: 'ada@example.org', phone: '555 0100' },
    });
    const line = paragraphs.find(({ style }) => style === 'Contacts')?.text;
    expect(line).toBe('ada@example.org\u200f\u00a0\u00a0·\u200f  \u200e555\u00a00100');
  });

  it('writes the title and author as metadata', async () => {
    const { parts } = await exportAndRead({
      ...cvWithTexts([]),
      basics: { ...EMPTY_CONTENT.basics, name: 'Ada & <Byron>' },
    });
    expect(parts['docProps/core.xml']).toContain('<dc:title>Ada &amp; &lt;Byron&gt;</dc:title>');
    expect(parts['docProps/core.xml']).toContain('<dc:creator>Ada &amp; &lt;Byron&gt;</dc:creator>');
  });

  it.each([
    [{ footer: 'In confidence', pageNumbers: true }, ['In confidence', 'In confidence'], true],
    [{ footer: 'In confidence', pageNumbers: false }, ['In confidence', 'In confidence'], false],
    [{ footer: '', pageNumbers: true }, ['', ''], true],
  ])('writes the footer of the design: %j', async (design, expected, hasPageNumber) => {
    const { parts } = await exportAndRead(cvWithTexts(['One.'], design));
    const footerNames = Object.keys(parts).filter((name) => /^word\/footer\d\.xml$/.test(name));
    const texts = footerNames.map(
      (name) => /<w:t [^>]*>([^<]*)<\/w:t>/.exec(parts[name] ?? '')?.[1]?.replace(' / ', '') ?? '',
    );
    expect(texts).toEqual(expected);
    expect(footerNames.filter((name) => parts[name]?.includes('NUMPAGES'))).toHaveLength(hasPageNumber ? 1 : 0);
  });

  it('writes no footer if the design has none', async () => {
    const { parts } = await exportAndRead(cvWithTexts(['One.'], { footer: '', pageNumbers: false }));
    expect(Object.keys(parts).filter((name) => name.includes('footer'))).toEqual([]);
  });

  it.each([
    ['round', 'ellipse'],
    ['rounded', 'roundRect'],
    ['square', 'rect'],
  ] as const)('writes a %s photo with alt text', async (photo, shape) => {
    const bytes = new Uint8Array([0xff, 0xd8, 0xff, 0xe0]);
    const { parts } = await exportAndRead(cvWithTexts(['One.'], { photo }), bytes);
    const document = parts['word/document.xml'] ?? '';
    expect(valuesOf(document, 'a:prstGeom', 'prst')).toEqual([shape]);
    expect(valuesOf(document, 'wp:docPr', 'descr')).toEqual(['Ada Lovelace']);
  });

  it('starts a section on a new page and keeps it together if set', async () => {
    const content = makeExample('nurse', ADA);
    const [first, second, ...others] = content.sections;
    if (!first || !second) throw new Error('expected an example with two sections');
    const { paragraphs } = await exportAndRead({
      ...content,
      sections: [first, { ...second, startOnNewPage: true, keepTogether: true }, ...others],
    });
    const from = paragraphs.findIndex(({ properties }) => properties.has('w:pageBreakBefore'));
    expect(paragraphs[from]?.style).toBe('Heading1');
    const length = paragraphs.slice(from + 1).findIndex(({ style }) => style === 'Heading1');
    const keepNextFlags = paragraphs.slice(from, from + length).map(({ properties }) => properties.has('w:keepNext'));
    expect(keepNextFlags).toEqual(keepNextFlags.map(() => true));
    expect(paragraphs[from + length]?.properties.has('w:keepNext')).toBe(false);
  });

  it('writes malicious Markdown as text without unsafe links', { timeout: 60_000 }, async () => {
    for (const { name, text, links } of MALICIOUS_MARKDOWN) {
      const { paragraphs } = await exportAndRead(cvWithTexts([text]));
      const body = paragraphs.slice(paragraphs.findIndex(({ style }) => style === 'Heading2') + 1);
      expect([name, body.flatMap((one) => one.links.map(({ href }) => href))]).toEqual([name, links ?? []]);
      if (!links) expect([name, lettersOf(body.map((one) => one.text).join(''))]).toEqual([name, lettersOf(text)]);
    }
  });

  it('replaces characters that XML does not allow', async () => {
    const { paragraphs } = await exportAndRead({
      ...cvWithTexts([]),
      basics: { ...EMPTY_CONTENT.basics, name: 'A\uffffd\ufdd0a\ud800' },
    });
    expect(normalizeText(paragraphs[0]?.text ?? '')).toBe('A\ufffdd\ufffda\ufffd');
  });
});
