import { describe, expect, it } from 'vitest';
import { cvFile } from '#cv/testing/cv-files.ts';
import { LINKEDIN_EXPORT } from '#cv/testing/linkedin-export.ts';
import { makePdf } from '#testing/pdf-files.ts';
import { makeZip, renamedInZip, withWrongSize } from '#testing/zip.ts';
import { cvContent } from '../../model/schema.ts';
import { InvalidCvFile } from './invalid-cv-file.ts';
import { parseCv } from './parse-cv.ts';

const toBytes = (file: string | Buffer | object) =>
  Buffer.isBuffer(file) ? file : Buffer.from(typeof file === 'string' ? file : JSON.stringify(file));
const parse = (file: string | Buffer | object) => parseCv(toBytes(file));

/** Returns the error word that a file is rejected with, or `taken`. */
const errorWordOf = (file: string | Buffer | object) =>
  parse(file).then(
    () => 'taken',
    (error: unknown) => {
      if (!(error instanceof InvalidCvFile)) throw error;
      return error.text.word;
    },
  );

const pdfWithFile = (name: string, file: Buffer) =>
  makePdf([{ texts: [{ text: 'Ada King', x: 50, y: 780 }] }], { files: { [name]: file } });

const jsonResume = { basics: { name: 'Ada Lovelace' }, work: [{ name: 'Analytical Engine', position: 'Analyst' }] };
const rendercv = 'cv:\n  name: Ada Lovelace\n';
const encrypted = (zip: Buffer) => {
  const bytes = Buffer.from(zip);
  for (const [mark, flag] of [
    ['PK\x03\x04', 6],
    ['PK\x01\x02', 8],
  ] as const) {
    for (let at = bytes.indexOf(mark, 0, 'latin1'); at >= 0; at = bytes.indexOf(mark, at + 1, 'latin1')) {
      bytes[at + flag] = (bytes[at + flag] ?? 0) | 1;
    }
  }
  return bytes;
};

describe('files with a CV', () => {
  it.each<[what: string, format: string, make: () => Promise<Buffer> | Buffer | string | object]>([
    ['JSON Resume', 'json-resume', () => jsonResume],
    ['JSON Resume in YAML', 'json-resume', () => 'basics:\n  name: Ada Lovelace\n'],
    ['RenderCV', 'rendercv', () => cvFile('rendercv.yaml')],
    ['RenderCV in JSON', 'rendercv', () => ({ cv: { name: 'Ada Lovelace' } })],
    ['RenderCV after a comment', 'rendercv', () => `# mine\n---\n${rendercv}`],
    ['Reactive Resume 3', 'reactive-resume-3', () => cvFile('reactive-resume-3.json')],
    ['Reactive Resume 4', 'reactive-resume-4', () => cvFile('reactive-resume-4.json')],
    ['Reactive Resume 5', 'reactive-resume-5', () => cvFile('reactive-resume-5.json')],
    [
      'an API response of Reactive Resume',
      'reactive-resume-5',
      () => ({ id: 1, data: JSON.parse(cvFile('reactive-resume-5.json').toString()) }),
    ],
    ['a LinkedIn export', 'linkedin', () => makeZip(LINKEDIN_EXPORT)],
    ['Europass', 'europass', () => cvFile('europass.xml')],
    ['Europass before 2020', 'europass-passport', () => cvFile('europass-passport.xml')],
    ['Europass before 2020 in JSON', 'europass-passport', () => cvFile('europass-passport.json')],
    ['HR-XML', 'hr-xml', () => cvFile('hr-xml.xml')],
    ['HR Open', 'hr-open', () => cvFile('hr-open.json')],
    ['ORCID', 'orcid', () => cvFile('orcid.json')],
    ['a PDF of Europass', 'europass', () => pdfWithFile('attachment.xml', cvFile('europass.xml'))],
    ['an older PDF of Europass', 'europass-passport', () => pdfWithFile('Ada.xml', cvFile('europass-passport.xml'))],
    [
      'a LinkedIn export in a folder',
      'linkedin',
      () => makeZip({ 'Basic_Export/Profile.csv': LINKEDIN_EXPORT['Profile.csv'] }),
    ],
  ])('detects the format by content: %s', async (_, format, make) => {
    const { content, report } = await parse(await make());
    expect(report.format).toBe(format);
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(cvContent.safeParse(content).error).toBeUndefined();
  });

  it.each<[what: string, bytes: Buffer]>([
    ['UTF-8 with a byte order mark', Buffer.from(`\ufeff${JSON.stringify({ basics: { name: 'Müller' } })}`)],
    ['UTF-16', Buffer.from(`\ufeff${JSON.stringify({ basics: { name: 'Müller' } })}`, 'utf16le')],
    ['big-endian UTF-16', Buffer.from('\ufeffcv:\n  name: Müller\n', 'utf16le').swap16()],
    ['Latin-1', Buffer.from('cv:\n  name: Müller\n', 'latin1')],
  ])('decodes %s', async (what, bytes) => {
    const { content, report } = await parse(bytes);
    expect(content.basics.name).toBe('Müller');
    expect(report.warnings.map(({ problem }) => problem)).toEqual(what === 'Latin-1' ? ['oddLetters'] : []);
  });
});

const WORDS = 'Ada Lovelace\nMathematician in London\n\nExperience\n- Translated the memoir from the French\n';
const DOCX_XML =
  '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body><w:p><w:r><w:t>Ada Lovelace</w:t></w:r></w:p><w:p><w:r><w:t>London</w:t></w:r></w:p></w:body></w:document>';

describe('files of text', () => {
  it.each<[what: string, format: string, make: () => Promise<Buffer> | Buffer | string]>([
    [
      'a PDF',
      'pdf',
      () => makePdf([{ texts: WORDS.split('\n').map((text, at) => ({ text, x: 50, y: 780 - at * 14 })) }]),
    ],
    ['a Word document', 'docx', () => makeZip({ '[Content_Types].xml': '', 'word/document.xml': DOCX_XML })],
    ['a web page', 'html', () => '<!doctype html><h1>Ada Lovelace</h1><p>London</p>'],
    ['a part of a web page', 'html', () => '<section><h1>Ada Lovelace</h1><p>London</p></section>'],
    ['text', 'text', () => WORDS],
    [
      'text with labels',
      'text',
      () => `Ada Lovelace\nPhone: 555-0100\nCity: London\nSkills: Analysis, French, German, Italian\n`,
    ],
    ['text with Windows line ends', 'text', () => WORDS.replaceAll('\n', '\r\n')],
    [
      'Japanese text',
      'text',
      () => 'Ada Lovelace\n数学者。解析機関についてのメナブレアの論文を翻訳して注釈を付けました。',
    ],
  ])('are recognized: %s', async (_, format, make) => {
    const { content, report } = await parse(await make());
    expect(report.format).toBe(format);
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(report.warnings[0]).toMatchObject({ problem: 'recognized' });
    expect(cvContent.safeParse(content).error).toBeUndefined();
  });

  it('may be in another encoding, which the report says', async () => {
    const { report } = await parse(Buffer.from(`${WORDS}Zürich`, 'latin1'));
    expect(report.warnings.map(({ problem }) => problem)).toContain('oddLetters');
  });
});

describe('texts that look like data at first', () => {
  const rest = 'Ada Lovelace wrote the notes on the Analytical Engine, and the first program of all.';

  it.each([
    ['Markdown that begins with a link', `[Ada Lovelace](https://ada.example)\n\n${rest}`, 'markdown'],
    ['a text that begins with a bracket', `[Ada Lovelace]\n\n${rest}`, 'text'],
    ['headings like keys', `Ada Lovelace\n\nwork:\n${rest}\n\neducation:\n${rest}: [a]`, 'text'],
  ])('are read as texts: %s', async (_, text, format) => {
    expect((await parse(text)).report.format).toBe(format);
  });
});

describe('rejected files', () => {
  it.each<[word: string, what: string, make: () => Promise<Buffer> | Buffer | string | object]>([
    ['notACv', 'plain text', () => 'Ada Lovelace'],
    ['notACv', 'a JSON array', () => [jsonResume]],
    ['notACv', 'other JSON', () => ({ name: 'Ada' })],
    ['notACv', 'a number', () => '1843'],
    ['notACv', 'YAML of another kind with a list called work', () => 'work:\n  - title: Analyst\n    where: London\n'],
    ['notACv', 'JSON whose basics are empty', () => ({ basics: { name: '' }, education: [] })],
    ['notACv', 'an image', () => Buffer.from('89504e470d0a1a0a0000000d49484452', 'hex')],
    ['brokenPdf', 'a broken PDF', () => '%PDF-1.7\n\u0001\u0002'],
    ['notACv', 'other YAML', () => 'name: Ada\n'],
    [
      'notACv',
      'much other YAML',
      () => 'services:\n  web:\n    image: example\n    restart: always\n    environment:\n      - LETTERS\n',
    ],
    [
      'notACv',
      'other XML',
      () => '<?xml version="1.0"?><feed><title>Letters to De Morgan on the calculus and more</title></feed>',
    ],
    [
      'notACv',
      'a bibliography',
      () => '@article{ada,\n title = {Sketch of the Analytical Engine Invented by Charles Babbage}\n}',
    ],
    ['notACv', 'another ZIP', () => makeZip({ 'a.txt': 'a', 'inner.zip': 'PK' })],
    ['notACv', 'an export without personal data', () => makeZip({ 'Connections.csv': 'First Name\nMary' })],
    ['notUtf8Text', 'UTF-16 without a byte order mark', () => Buffer.from(JSON.stringify(jsonResume), 'utf16le')],
    [
      'notACv',
      'a Word document without text',
      () =>
        makeZip({
          '[Content_Types].xml': '',
          'word/document.xml':
            '<w:document xmlns:w="http://schemas.openxmlformats.org/wordprocessingml/2006/main"><w:body/></w:document>',
        }),
    ],
    ['brokenPdf', 'a PDF without pages', () => '%PDF-1.4\ntrailer<</Root<</Pages<</Kids[]/Count 0>>>>>>'],
    ['notACv', 'Rich Text Format', () => `{\\rtf1\\ansi ${'Ada Lovelace, mathematician and writer. '.repeat(5)}}`],
    ['brokenJson', 'truncated JSON', () => JSON.stringify(jsonResume).slice(0, -3)],
    ['brokenYaml', 'YAML with a missing bracket', () => 'cv:\n  name: [Ada\nmore: x\n'],
    ['brokenYaml', 'two YAML documents', () => `${rendercv}---\n${rendercv}`],
    ['brokenYaml', 'keys that are not text', () => 'cv:\n  ? [a]\n  : b\n'],
    ['brokenZip', 'a truncated ZIP', async () => (await makeZip(LINKEDIN_EXPORT)).subarray(0, 400)],
    [
      'brokenZip',
      'a file that is larger than declared',
      async () => withWrongSize(await makeZip({ 'Skills.csv': 'Name\nHarp\n' }), 'Skills.csv', 3),
    ],
    [
      'brokenDocument',
      'XML with a document type',
      () =>
        `<!DOCTYPE Candidate [<!ENTITY name SYSTEM "file:///etc/passwd">]>\n${cvFile('europass.xml')
          .toString()
          .replace(/<\?xml.*\?>/, '')}`,
    ],
    ['brokenDocument', 'XML that ends early', () => cvFile('europass.xml').subarray(0, 4000)],
    ['cvTooComplex', 'XML that is nested too deep', () => `<Candidate><CandidatePerson>${'<a>'.repeat(1000)}`],
    ['notACv', 'XML of another candidate', () => '<Candidate><Votes>3</Votes></Candidate>'],
    ['encryptedZip', 'an encrypted ZIP', async () => encrypted(await makeZip(LINKEDIN_EXPORT))],
    [
      'documentTooLarge',
      'a document that is too large',
      () => ({ basics: {}, work: Array.from({ length: 400 }, () => ({ name: 'x', summary: 'word '.repeat(2000) })) }),
    ],
  ])('returns %s for %s', async (word, _, make) => {
    expect(await errorWordOf(await make())).toBe(word);
  });
});

describe('content of a file', () => {
  it('treats YAML tags and merge keys as plain data', async () => {
    const { content } = await parse(
      'cv:\n  name: !!js/function "function () { throw 1 }"\n  headline: !!binary aGFycA==\n  odd: !<tag:example.org,2026:x> {a: 1}\n  <<: {email: ada@example.org}\n',
    );
    expect(content.basics).toMatchObject({ name: 'function () { throw 1 }', headline: 'aGFycA==', email: '' });
    expect(content.basics.extras[0]?.was).toEqual({ odd: { a: 1 }, '<<': { email: 'ada@example.org' } });
  });

  it('does not pollute prototypes through keys', async () => {
    const json =
      '{"cv":{"name":"Ada","__proto__":{"polluted":1},"constructor":{"prototype":{"polluted":1}},"sections":{"__proto__":["x"],"constructor":["y"]}}}';
    for (const file of [
      json,
      'cv:\n  name: Ada\n  __proto__: {polluted: 1}\n  constructor: {prototype: {polluted: 1}}\n  sections:\n    __proto__: [x]\n    constructor: [y]\n',
    ]) {
      const { content } = await parse(file);
      expect(content.basics.name).toBe('Ada');
      expect(content.sections.map(({ items }) => items)).toMatchObject([[{ text: 'x' }], [{ text: 'y' }]]);
      expect({} as Record<string, unknown>).not.toHaveProperty('polluted');
      expect(content.basics.extras[0]).not.toHaveProperty('was.polluted');
    }
  });

  it('removes characters that the database cannot store, also from keys', async () => {
    const { content, report } = await parse(
      '{"cv":{"name":"A\\u0000da\\ud800","x\\u0000":"\\udc00","sections":{"a\\u0000":["b\\u0000"]}}}',
    );
    expect(JSON.stringify(content)).not.toMatch(/\\u0000|\\ud800|\\udc00/);
    expect(content.basics.name).toBe('A\ufffdda\ufffd');
    expect(report.warnings.filter(({ problem }) => problem === 'cleaned').length).toBe(5);
  });

  it('never uses file names in a ZIP as paths', async () => {
    const zip = await makeZip({ 'aaaaaaProfile.csv': LINKEDIN_EXPORT['Profile.csv'], 'bbbbbbetc/passwd': 'x' });
    const hostile = renamedInZip(
      renamedInZip(zip, 'aaaaaaProfile.csv', '../../Profile.csv'),
      'bbbbbbetc/passwd',
      '/../../etc/passw',
    );
    const { content, report } = await parse(hostile);
    expect(content.basics.name).toBe('Ada Lovelace');
    expect(report.warnings).toContainEqual(expect.objectContaining({ problem: 'notTaken', from: '/../../etc/passw' }));
  });

  it('keeps markup as text in every field', async () => {
    const hostile = '<img src=x onerror=alert(1)>';
    const { content } = await parse({
      cv: {
        name: hostile,
        sections: { [hostile]: [{ company: hostile, position: hostile, start_date: hostile, highlights: [hostile] }] },
      },
    });
    expect(content.basics.name).toBe(hostile);
    expect(content.sections[0]).toMatchObject({
      title: hostile,
      items: [{ name: hostile, roles: [{ highlights: [{ text: hostile }] }] }],
    });
  });
});
