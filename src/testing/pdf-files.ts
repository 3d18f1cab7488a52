import { Buffer } from 'node:buffer';

/** Text on a page of a test PDF, measured from the lower left corner. */
export type PdfText = {
  text: string;
  x: number;
  y: number;
  size?: number;
  font?: keyof typeof FONTS;
  /** By how much it is turned, counterclockwise. */
  degrees?: 0 | 90 | 180 | 270;
};

const FONTS = { plain: 'Helvetica', bold: 'Helvetica-Bold', italic: 'Helvetica-Oblique' } as const;
const FONT_SIZE = 10;
const A4 = { width: 595, height: 842 };

type Page = {
  texts: readonly PdfText[];
  /** Operators drawn before the text. */
  drawing?: string;
  /** By how much the page is turned clockwise when it is shown. */
  rotate?: 90 | 180 | 270;
  /** In points; A4 by default. */
  size?: { width: number; height: number };
  links?: readonly { url: string; rect: readonly [number, number, number, number] }[];
  /**
   * Pixels of an RGB image, drawn as `/Photo` at its place, compressed with deflate if `isDeflated`. One in black and
   * white has a bit for each.
   */
  image?: { width: number; height: number; data: Buffer; isDeflated?: boolean; isBlackAndWhite?: boolean };
};

/** Writes a PDF without compression, so that tests can see and damage its structure. */
export function makePdf(
  pages: readonly Page[],
  options: { language?: string; files?: Readonly<Record<string, Buffer>> } = {},
): Buffer {
  const objects: (string | Buffer)[] = [];
  const add = (body: string | Buffer) => objects.push(body);
  add(`<< /Type /Catalog /Pages 2 0 R${options.language ? ` /Lang (${options.language})` : ''} >>`);
  add('');
  for (const font of Object.values(FONTS)) {
    add(`<< /Type /Font /Subtype /Type1 /BaseFont /${font} /Encoding /WinAnsiEncoding >>`);
  }
  const fontResources = Object.keys(FONTS).map((name, at) => `/${name} ${at + 3} 0 R`);
  const kids: number[] = [];
  for (const { texts, drawing = '', links = [], image, rotate = 0, size = A4 } of pages) {
    const photo = image && add(streamOf(imageDictionary(image), image.data));
    const content = add(streamOf('', Buffer.from(`${drawing}\n${texts.map(operatorsOf).join('\n')}`, 'latin1')));
    const annotations = links.map(({ url, rect }) =>
      add(`<< /Type /Annot /Subtype /Link /Rect [${rect.join(' ')}] /A << /S /URI /URI (${url}) >> >>`),
    );
    kids.push(
      add(
        `<< /Type /Page /Parent 2 0 R /MediaBox [0 0 ${size.width} ${size.height}] /Rotate ${rotate} /Contents ${content} 0 R /Annots [${annotations.map((id) => `${id} 0 R`).join(' ')}] /Resources << /Font << ${fontResources.join(' ')} >>${photo ? ` /XObject << /Photo ${photo} 0 R >>` : ''} >> >>`,
      ),
    );
  }
  objects[1] = `<< /Type /Pages /Count ${kids.length} /Kids [${kids.map((id) => `${id} 0 R`).join(' ')}] >>`;
  const files = Object.entries(options.files ?? {}).map(([name, data]) => {
    const stream = add(streamOf('/Type /EmbeddedFile ', data));
    return `(${name}) ${add(`<< /Type /Filespec /F (${name}) /EF << /F ${stream} 0 R >> >>`)} 0 R`;
  });
  if (files.length > 0) {
    objects[0] = String(objects[0]).replace(' >>', ` /Names << /EmbeddedFiles << /Names [${files.join(' ')}] >> >> >>`);
  }
  return fileOf(objects);
}

const imageDictionary = ({ width, height, isDeflated, isBlackAndWhite }: NonNullable<Page['image']>) =>
  `/Type /XObject /Subtype /Image /Width ${width} /Height ${height} ${isBlackAndWhite ? '/ColorSpace /DeviceGray /BitsPerComponent 1' : '/ColorSpace /DeviceRGB /BitsPerComponent 8'} ${isDeflated ? '/Filter /FlateDecode ' : ''}`;

const streamOf = (dictionary: string, data: Buffer) =>
  Buffer.concat([
    Buffer.from(`<< ${dictionary}/Length ${data.length} >>\nstream\n`, 'latin1'),
    data,
    Buffer.from('\nendstream', 'latin1'),
  ]);

const DIRECTIONS = { 0: '1 0 0 1', 90: '0 1 -1 0', 180: '-1 0 0 -1', 270: '0 -1 1 0' } as const;
const operatorsOf = ({ text, x, y, size = FONT_SIZE, font = 'plain', degrees = 0 }: PdfText) =>
  `BT /${font} ${size} Tf ${DIRECTIONS[degrees]} ${x} ${y} Tm (${text.replace(/[\\()]/g, '\\$&')}) Tj ET`;

function fileOf(objects: readonly (string | Buffer)[]): Buffer {
  const parts: Buffer[] = [Buffer.from('%PDF-1.7\n', 'latin1')];
  let size = parts[0]?.length ?? 0;
  const offsets: number[] = [];
  const append = (part: Buffer) => {
    parts.push(part);
    size += part.length;
  };
  for (const [at, body] of objects.entries()) {
    offsets.push(size);
    append(Buffer.from(`${at + 1} 0 obj\n`, 'latin1'));
    append(typeof body === 'string' ? Buffer.from(body, 'latin1') : body);
    append(Buffer.from('\nendobj\n', 'latin1'));
  }
  const start = size;
  const entries = offsets.map((offset) => `${String(offset).padStart(10, '0')} 00000 n \n`).join('');
  append(Buffer.from(`xref\n0 ${offsets.length + 1}\n0000000000 65535 f \n${entries}`, 'latin1'));
  append(Buffer.from(`trailer\n<< /Size ${offsets.length + 1} /Root 1 0 R >>\nstartxref\n${start}\n%%EOF\n`, 'latin1'));
  return Buffer.concat(parts);
}
