import { deflateSync } from 'node:zlib';
import { makePdf } from '#testing/pdf-files.ts';
import { makeZip } from '#testing/zip.ts';

/** A file that no honest program writes. */
export type HostileFile = { name: string; bytes: Buffer };

/** Returns the same numbers from 0 to 1 for the same seed. */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}

const TEXTS = ['Ada Lovelace', 'Mathematician and writer in London', 'Translated the memoir from the French'].map(
  (text, at) => ({ text, x: 50, y: 780 - at * 14 }),
);
const original = () =>
  makePdf([
    {
      texts: TEXTS,
      drawing: '50 700 m 500 700 l S q 90 0 0 120 450 650 cm /Photo Do Q',
      links: [{ url: 'https://example.org/', rect: [50, 776, 120, 790] }],
      image: { width: 8, height: 10, data: Buffer.alloc(240, 90) },
    },
  ]);

type Mutation = (pdf: Buffer, random: () => number) => Buffer;
const replaceAll = (pdf: Buffer, from: RegExp, to: string) =>
  Buffer.from(pdf.toString('latin1').replace(from, to), 'latin1');
const MUTATIONS: Record<string, Mutation> = {
  'bytes changed': (pdf, random) => {
    const bytes = Buffer.from(pdf);
    for (let count = 1 + Math.floor(random() * 40); count > 0; count -= 1) {
      bytes[Math.floor(random() * bytes.length)] = Math.floor(random() * 256);
    }
    return bytes;
  },
  'cut off': (pdf, random) => pdf.subarray(0, 9 + Math.floor(random() * pdf.length)),
  'part removed': (pdf, random) => {
    const from = Math.floor(random() * pdf.length);
    return Buffer.concat([pdf.subarray(0, from), pdf.subarray(from + Math.floor(random() * 200))]);
  },
  'part repeated': (pdf, random) => {
    const from = Math.floor(random() * pdf.length);
    return Buffer.concat([pdf, pdf.subarray(from), pdf.subarray(from, from + 300)]);
  },
  'numbers changed': (pdf, random) => {
    const numbers = ['0', '-1', '99999999', '2147483648', '1e400', '0.0000001', 'null', '[[[['];
    return Buffer.from(
      pdf
        .toString('latin1')
        .replace(/\b\d+\b/g, (number) => (random() < 0.03 ? (numbers[Math.floor(random() * 8)] ?? '') : number)),
      'latin1',
    );
  },
  'references changed': (pdf, random) =>
    Buffer.from(
      pdf
        .toString('latin1')
        .replace(/\b(\d+) 0 R\b/g, (reference) => (random() < 0.2 ? `${1 + Math.floor(random() * 9)} 0 R` : reference)),
      'latin1',
    ),
};

/** Files made by hand, each an attack that is known. */
function knownAttacks(): HostileFile[] {
  const nested = `${'['.repeat(100_000)}${']'.repeat(100_000)}`;
  const bomb = deflateSync(Buffer.alloc(200 * 1024 * 1024, 'q Q '));
  const pages = Array.from({ length: 1000 }, () => ({ texts: TEXTS }));
  const withStream = (data: Buffer) =>
    Buffer.concat([
      Buffer.from(
        '%PDF-1.7\n1 0 obj << /Type /Catalog /Pages 2 0 R >> endobj 2 0 obj << /Type /Pages /Count 1 /Kids [3 0 R] >> endobj 3 0 obj << /Type /Page /Parent 2 0 R /MediaBox [0 0 595 842] /Contents 4 0 R >> endobj\n4 0 obj ',
        'latin1',
      ),
      Buffer.from(`<< /Length ${data.length} /Filter /FlateDecode >>\nstream\n`, 'latin1'),
      data,
      Buffer.from('\nendstream endobj\ntrailer << /Root 1 0 R >>', 'latin1'),
    ]);
  const cases: Record<string, Buffer> = {
    'a thousand pages': makePdf(pages),
    'arrays in arrays': replaceAll(original(), /\/Annots \[[^\]]{0,99}\]/, `/Annots ${nested}`),
    'pages of themselves': replaceAll(original(), /\/Kids \[[^\]]{0,99}\]/, '/Kids [2 0 R]'),
    'a table of a billion objects': replaceAll(original(), /xref\n0 \d+/, 'xref\n0 999999999'),
    'a table that points to itself': replaceAll(original(), /trailer\n<< /, 'trailer\n<< /Prev 1 /XRefStm 1 '),
    'an image of billions of pixels': replaceAll(original(), /\/Width 8 \/Height 10/, '/Width 65000 /Height 65000'),
    'a page of no size': replaceAll(original(), /\[0 0 595 842\]/, '[0 0 0 0]'),
    'a page without limits': replaceAll(original(), /\[0 0 595 842\]/, '[-1e300 -1e300 1e300 1e300]'),
    'a letter as large as a country': replaceAll(original(), /\/plain 10 Tf/g, '/plain 99999999999 Tf'),
    'letters without size': replaceAll(original(), /\/plain 10 Tf/g, '/plain 0 Tf'),
    'text in all directions': replaceAll(original(), /1 0 0 1 50/g, '0.3 2 -2 0.3 50'),
    'a page of bytes that unpack to more': withStream(bomb),
  };
  return Object.entries(cases).map(([name, bytes]) => ({ name, bytes }));
}

/** Returns damaged and malicious PDFs, the same for the same seed. */
export function hostilePdfs(seed: number, count: number): HostileFile[] {
  const random = randomFrom(seed);
  const pdf = original();
  const names = Object.keys(MUTATIONS);
  const mutated = Array.from({ length: count }, (_, at) => {
    const name = names[at % names.length] ?? '';
    return { name: `${name}, ${at}`, bytes: MUTATIONS[name]?.(pdf, random) ?? pdf };
  });
  return [...knownAttacks(), ...mutated];
}

/** Returns a document whose parts unpack to far more than it is large. */
export const documentBomb = () =>
  makeZip(
    { '[Content_Types].xml': '', 'word/document.xml': Buffer.alloc(60 * 1024 * 1024, '<w:p/>') },
    { compress: true },
  );
