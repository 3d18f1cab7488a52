import sharp from 'sharp';
import { describe, expect, it } from 'vitest';
import { makeZip, renamedInZip, withManyFiles, withWrongSize } from '#testing/zip.ts';
import type { SourceLine } from '../../../model/formats/unstructured/source-document.ts';
import { InvalidCvFile } from '../invalid-cv-file.ts';
import { extractOffice } from './extract-office.ts';

const W = 'xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"';
const OTHERS =
  'xmlns:r="http://schemas.openxmlformats.org/officeDocument/2006/relationships" xmlns:mc="http://schemas.openxmlformats.org/markup-compatibility/2006" xmlns:wps="http://schemas.microsoft.com/office/word/2010/wordprocessingShape" xmlns:a="http://schemas.openxmlformats.org/drawingml/2006/main" xmlns:wp="http://schemas.openxmlformats.org/drawingml/2006/wordprocessingDrawing" xmlns:v="urn:schemas-microsoft-com:vml"';
const documentOf = (body: string) => `<w:document ${W} ${OTHERS}><w:body>${body}</w:body></w:document>`;
const docx = (body: string, parts: Record<string, unknown> = {}) =>
  makeZip({ '[Content_Types].xml': '<Types/>', 'word/document.xml': documentOf(body), ...parts });
const p = (text: string, properties = '', run = '') =>
  `<w:p><w:pPr>${properties}</w:pPr><w:r><w:rPr>${run}</w:rPr><w:t xml:space="preserve">${text}</w:t></w:r></w:p>`;
const table = (...rows: string[][]) =>
  `<w:tbl>${rows.map((row) => `<w:tr>${row.map((cell) => `<w:tc>${cell}</w:tc>`).join('')}</w:tr>`).join('')}</w:tbl>`;

const read = async (file: Promise<Buffer>) => {
  const document = await extractOffice(await file);
  if (!document) throw new Error('no document of an office program');
  return document;
};
const textOf = ({ segments }: SourceLine) =>
  segments.map((segment) => segment.map(({ text }) => text).join('')).join(' | ');
const texts = async (file: Promise<Buffer>) => (await read(file)).lines.map(textOf);
const wordOf = (file: Promise<Buffer> | Buffer) =>
  Promise.resolve(file)
    .then(extractOffice)
    .then(
      () => 'taken',
      (error: unknown) => {
        if (!(error instanceof InvalidCvFile)) throw error;
        return error.text.word;
      },
    );

describe('a Word document', () => {
  it('has the look of its styles, of what they are based on, and of its runs', async () => {
    const styles = `<w:styles ${W}><w:docDefaults><w:rPrDefault><w:rPr><w:sz w:val="21"/><w:lang w:val="de-AT"/></w:rPr></w:rPrDefault></w:docDefaults>
<w:style w:type="paragraph" w:styleId="Basis"><w:rPr><w:b/></w:rPr></w:style>
<w:style w:type="paragraph" w:styleId="berschrift1"><w:name w:val="heading 1"/><w:basedOn w:val="Basis"/><w:rPr><w:sz w:val="32"/></w:rPr></w:style>
<w:style w:type="character" w:styleId="Leise"><w:rPr><w:i/></w:rPr></w:style></w:styles>`;
    const body =
      p('Erfahrung', '<w:pStyle w:val="berschrift1"/>') +
      p('Forscherin', '', '<w:rStyle w:val="Leise"/>') +
      p('Zürich', '<w:pStyle w:val="Basis"/>', '<w:b w:val="0"/>');
    const { lines, language } = await read(docx(body, { 'word/styles.xml': styles }));
    expect(language).toBe('de-AT');
    expect(lines.map(({ heading, segments }) => [heading, segments[0]?.[0]])).toEqual([
      [1, { text: 'Erfahrung', size: 16, bold: true, italic: false }],
      [undefined, { text: 'Forscherin', size: 10.5, bold: false, italic: true }],
      [undefined, { text: 'Zürich', size: 10.5, bold: false, italic: false }],
    ]);
  });

  it('has list items, tab stops, line breaks, rules and gaps', async () => {
    const item = '<w:numPr><w:ilvl w:val="1"/><w:numId w:val="3"/></w:numPr>';
    const tabbed = '<w:p><w:r><w:t>Translator</w:t><w:tab/><w:t>1842</w:t><w:br/><w:t>London</w:t></w:r></w:p>';
    const body =
      p('Work', '<w:pBdr><w:bottom w:val="single"/></w:pBdr><w:spacing w:before="240"/>') +
      tabbed +
      p('Note G', item) +
      p('• Note A') +
      p('') +
      p('Skills');
    const { lines } = await read(docx(p('Ada Lovelace') + body));
    expect(lines.map(textOf)).toEqual([
      'Ada Lovelace',
      'Work',
      'Translator | 1842',
      'London',
      'Note G',
      'Note A',
      'Skills',
    ]);
    expect(lines.map(({ bullet }) => bullet)).toEqual([undefined, undefined, undefined, undefined, 1, 0, undefined]);
    expect(lines.map(({ ruleBelow }) => ruleBelow)).toEqual([false, true, false, false, false, false, false]);
    expect(lines.map(({ gapAbove }) => gapAbove)).toEqual([0, 1, 0, 0, 0, 0, 1]);
  });

  it('is read row by row in a table of dates, and column by column in one for layout', async () => {
    const dated = table([p('1842'), p('Translator') + p('London') + p('Seven notes')], [p('1833'), p('Student')]);
    expect(await texts(docx(dated))).toEqual(['1842 | Translator', 'London', 'Seven notes', '1833 | Student']);
    const layout = table([
      p('Skills') + p('Analysis') + p('French'),
      p('Work') + p('Translator') + p('London') + dated,
    ]);
    const { lines } = await read(docx(p('Ada Lovelace') + layout));
    expect(lines.map((line) => [line.column, textOf(line)])).toEqual([
      [0, 'Ada Lovelace'],
      ...['Skills', 'Analysis', 'French'].map((text) => [1, text]),
      ...['Work', 'Translator', 'London', '1842 | Translator', 'London', 'Seven notes'].map((text) => [2, text]),
      [2, '1833 | Student'],
    ]);
  });

  it('has text boxes once, each a column, and links', async () => {
    const box = `<w:txbxContent>${p('ada@example.org')}</w:txbxContent>`;
    const body =
      `<w:p><w:r><mc:AlternateContent><mc:Choice><w:drawing><wps:txbx>${box}</wps:txbx></w:drawing></mc:Choice><mc:Fallback><w:pict><v:textbox>${box}</v:textbox></w:pict></mc:Fallback></mc:AlternateContent></w:r></w:p>` +
      '<w:p><w:hyperlink r:id="r1"><w:r><w:t>Notes</w:t></w:r></w:hyperlink></w:p>' +
      '<w:p><w:r><w:fldChar w:fldCharType="begin"/><w:instrText> HYPERLINK "https://example.org/b" </w:instrText><w:fldChar w:fldCharType="separate"/><w:t>Memoir</w:t><w:fldChar w:fldCharType="end"/></w:r></w:p>';
    const rels =
      '<Relationships><Relationship Id="r1" Type="x/hyperlink" Target="https://example.org/a" TargetMode="External"/></Relationships>';
    const { lines } = await read(docx(body, { 'word/_rels/document.xml.rels': rels }));
    expect(lines.map((line) => [line.column, textOf(line), line.segments[0]?.[0]?.link])).toEqual([
      [0, 'ada@example.org', undefined],
      [1, 'Notes', 'https://example.org/a'],
      [1, 'Memoir', 'https://example.org/b'],
    ]);
  });

  it('has no text that was deleted, hidden or is a page number, but the header of its first page', async () => {
    const body =
      '<w:p><w:ins><w:r><w:t>Kept</w:t></w:r></w:ins><w:del><w:r><w:delText>deleted</w:delText></w:r></w:del><w:moveFrom><w:r><w:t>moved</w:t></w:r></w:moveFrom><w:r><w:rPr><w:vanish/></w:rPr><w:t>hidden</w:t></w:r></w:p>' +
      '<w:sectPr><w:headerReference w:type="default" r:id="h"/><w:footerReference w:type="default" r:id="f"/></w:sectPr>';
    const page = '<w:fldSimple w:instr=" PAGE "><w:r><w:t>1</w:t></w:r></w:fldSimple>';
    const parts = {
      'word/_rels/document.xml.rels':
        '<Relationships><Relationship Id="h" Target="header1.xml"/><Relationship Id="f" Target="footer1.xml"/></Relationships>',
      'word/header1.xml': `<w:hdr ${W}><w:p><w:r><w:t>Ada Lovelace</w:t></w:r>${page}</w:p></w:hdr>`,
      'word/footer1.xml': `<w:ftr ${W}>${p('Confidential')}</w:ftr>`,
    };
    expect(await texts(docx(body, parts))).toEqual(['Ada Lovelace', 'Kept']);
  });

  it('is read wherever its relations say that its parts are', async () => {
    const png = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const body =
      `${p('Kept')}<w:p><w:r><w:drawing><wp:extent cx="900000" cy="1200000"/><a:blip r:embed="i"/></w:drawing></w:r></w:p>` +
      '<w:sectPr><w:headerReference w:type="default" r:id="h"/></w:sectPr>';
    const file = makeZip({
      '[Content_Types].xml': '<Types/>',
      '_rels/.rels':
        '<Relationships><Relationship Id="d" Type="x/officeDocument" Target="/word/document2.xml"/></Relationships>',
      'word/document2.xml': documentOf(body),
      'word/_rels/document2.xml.rels':
        '<Relationships><Relationship Id="h" Target="/word/header1.xml"/><Relationship Id="i" Target="/word/media/image1.png"/></Relationships>',
      'word/header1.xml': `<w:hdr ${W}>${p('Ada Lovelace')}</w:hdr>`,
      'word/media/image1.png': png,
    });
    const { lines, photo } = await read(file);
    expect(lines.map(textOf)).toEqual(['Ada Lovelace', 'Kept']);
    expect(photo?.mediaType).toBe('image/jpeg');
  });

  it('has a bullet in place of a symbol that does not exist', async () => {
    const symbols = ['00E9', '110000', 'D800', '-1', ''].map((code) => `<w:sym w:char="${code}"/>`);
    expect(await texts(docx(`${p('Ada')}<w:p><w:r>${symbols.join('')}</w:r></w:p>`))).toEqual(['Ada', 'é••••']);
  });

  it('has a photo in the shape of one', async () => {
    const png = await sharp({ create: { width: 90, height: 120, channels: 3, background: 'teal' } })
      .png()
      .toBuffer();
    const drawing = (id: string, cx: number, cy: number) =>
      `<w:p><w:r><w:drawing><wp:inline><wp:extent cx="${cx}" cy="${cy}"/><a:blip r:embed="${id}"/></wp:inline></w:drawing></w:r></w:p>`;
    const parts = {
      'word/_rels/document.xml.rels': '<Relationships><Relationship Id="i" Target="media/image1.png"/></Relationships>',
      'word/media/image1.png': png,
    };
    const { photo } = await read(docx(drawing('i', 5_000_000, 400_000) + drawing('i', 900_000, 1_200_000), parts));
    expect(await sharp(photo?.bytes).metadata()).toMatchObject({ format: 'jpeg', width: 90, height: 120 });
    expect((await read(docx(drawing('i', 5_000_000, 400_000), parts))).photo).toBeUndefined();
  });
});

const ODT_NAMESPACES = ['office', 'style', 'text', 'table']
  .map((name) => `xmlns:${name}="urn:oasis:names:tc:opendocument:xmlns:${name}:1.0"`)
  .join(' ');
const odt = (body: string, styles = '') =>
  makeZip({
    mimetype: 'application/vnd.oasis.opendocument.text',
    'content.xml': `<office:document-content ${ODT_NAMESPACES} xmlns:fo="urn:oasis:names:tc:opendocument:xmlns:xsl-fo-compatible:1.0" xmlns:xlink="http://www.w3.org/1999/xlink"><office:automatic-styles>${styles}</office:automatic-styles><office:body><office:text>${body}</office:text></office:body></office:document-content>`,
  });

describe('an OpenDocument file', () => {
  it('has headings, list items, styles, tab stops, links and tables', async () => {
    const styles =
      '<style:style style:name="B"><style:text-properties fo:font-weight="bold" fo:font-size="14pt"/></style:style><style:style style:name="T" style:parent-style-name="B"><style:text-properties fo:font-style="italic"/></style:style>';
    const body =
      '<text:h text:outline-level="2" text:style-name="B">Work</text:h><text:p>Translator<text:tab/><text:span text:style-name="T">1842</text:span><text:line-break/><text:a xlink:href="https://example.org/">Notes</text:a></text:p>' +
      '<text:list><text:list-item><text:p>Note A</text:p><text:list><text:list-item><text:p>Note B</text:p></text:list-item></text:list></text:list-item></text:list>' +
      '<table:table><table:table-row><table:table-cell><text:p>1833</text:p></table:table-cell><table:table-cell><text:p>Student</text:p></table:table-cell></table:table-row></table:table>';
    const { format, lines } = await read(odt(body, styles));
    expect(format).toBe('odt');
    expect(lines.map(textOf)).toEqual(['Work', 'Translator | 1842', 'Notes', 'Note A', 'Note B', '1833 | Student']);
    expect(lines.map(({ heading, bullet }) => heading ?? bullet)).toEqual([2, undefined, undefined, 0, 1, undefined]);
    expect(lines[1]?.segments[1]?.[0]).toEqual({ text: '1842', size: 14, bold: true, italic: true });
    expect(lines[2]?.segments[0]?.[0]?.link).toBe('https://example.org/');
  });
});

describe('hostile documents', () => {
  const entity = '<!DOCTYPE w:document [<!ENTITY x SYSTEM "file:///etc/passwd">]>';
  const bomb = `<!DOCTYPE a [${Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('')}]><a>&e9;</a>`;
  const deep = (depth: number) => '<w:tbl><w:tr><w:tc>'.repeat(depth) + p('x') + '</w:tc></w:tr></w:tbl>'.repeat(depth);
  const raw = (xml: string) => makeZip({ '[Content_Types].xml': '', 'word/document.xml': xml });

  it.each<[word: string, what: string, make: () => Promise<Buffer>]>([
    ['brokenDocument', 'an external entity', () => raw(entity + documentOf(p('&x;')))],
    ['brokenDocument', 'entities of entities', () => raw(bomb)],
    ['brokenDocument', 'malformed XML', () => raw(documentOf('<w:p>'))],
    ['brokenDocument', 'no body', () => raw(`<w:document ${W}/>`)],
    ['cvTooComplex', 'tables in tables', () => docx(deep(5000))],
    ['cvTooComplex', 'a million elements', () => docx('<w:p/>'.repeat(1_000_000))],
    ['cvTooComplex', 'a huge part', () => docx('', { 'word/styles.xml': ' '.repeat(20 * 1024 * 1024) })],
    ['cvTooComplex', 'many files', async () => withManyFiles(await docx(p('x')), 6000)],
    ['brokenZip', 'a part of a wrong size', async () => withWrongSize(await docx(p('x')), 'word/document.xml', 3)],
    ['brokenZip', 'a truncated file', async () => (await docx(p('x'))).subarray(0, 200)],
  ])('are refused as %s: %s', async (word, _, make) => {
    expect(await wordOf(make())).toBe(word);
  });

  it('may nest tables as deeply as people do', async () => {
    expect(await texts(docx(deep(40)))).toEqual(['x']);
  });

  it('never use paths beyond their folder', async () => {
    const zip = await docx(p('Ada'), { 'word/aaaaaaaaaaaaaaaa.xml': 'x' });
    expect(
      await texts(Promise.resolve(renamedInZip(zip, 'word/aaaaaaaaaaaaaaaa.xml', '../../../../etc/passwd.xm'))),
    ).toEqual(['Ada']);
  });

  it('end in circles of styles', async () => {
    const styles = `<w:styles ${W}><w:style w:styleId="A"><w:basedOn w:val="B"/></w:style><w:style w:styleId="B"><w:basedOn w:val="A"/><w:rPr><w:b/></w:rPr></w:style></w:styles>`;
    const { lines } = await read(docx(p('Ada', '<w:pStyle w:val="A"/>'), { 'word/styles.xml': styles }));
    expect(lines[0]?.segments[0]?.[0]?.bold).toBe(true);
  });

  it('are left to others if they are no documents', async () => {
    expect(await extractOffice(await makeZip({ 'Profile.csv': 'First Name\nAda' }))).toBeUndefined();
    expect(
      await extractOffice(await makeZip({ mimetype: 'application/epub+zip', 'content.xml': '<x/>' })),
    ).toBeUndefined();
  });
});
