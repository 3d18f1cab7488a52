import { deflateSync } from 'node:zlib';
import sharp from 'sharp';
import { woff2Font } from './faces.ts';

/** A file that tries to run a script, to load something, or to break its reader, under a type that it may not have. */
export type MaliciousFile = { name: string; type: string; bytes: Uint8Array };

const REMOTE = 'https://malice.test';
const RUN = 'window.__ran=1';
const text = (content: string, encoding: BufferEncoding = 'utf8') => new Uint8Array(Buffer.from(content, encoding));
const svg = (content: string, attributes = '') =>
  text(
    `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" width="40" height="40" ${attributes}><rect width="40" height="40" fill="red"/>${content}</svg>`,
  );
const join = (...parts: Uint8Array[]) => new Uint8Array(Buffer.concat(parts));

const SVGS: Record<string, Uint8Array> = {
  'a script': svg(`<script>${RUN}</script>`),
  'a script of another origin': svg(`<script href="${REMOTE}/s.js"/>`),
  'a handler': svg('', `onload="${RUN}"`),
  'a handler of a shape': svg(`<circle r="9" onmouseover="${RUN}"/>`),
  HTML: svg(
    `<foreignObject width="40" height="40"><body xmlns="http://www.w3.org/1999/xhtml"><img src="x" onerror="${RUN}"/></body></foreignObject>`,
  ),
  'a link with a script': svg(`<a xlink:href="javascript:${RUN}"><rect width="40" height="40"/></a>`),
  'an entity': text(
    `<!DOCTYPE svg [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text>&x;</text></svg>`,
  ),
  'entities that grow': text(
    `<!DOCTYPE svg [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><text>&b;</text></svg>`,
  ),
  'a picture of another origin': svg(`<image href="${REMOTE}/1.png" width="40" height="40"/>`),
  'a picture of the disk': svg('<image href="file:///etc/passwd" width="40" height="40"/>'),
  'a use of another file': svg(`<use href="${REMOTE}/2.svg#a"/>`),
  'a style of another origin': svg(
    `<style>@import url(${REMOTE}/3.css); rect { fill: url(${REMOTE}/4.svg#a) }</style>`,
  ),
  'an animation of a link': svg(`<a><set attributeName="href" to="javascript:${RUN}"/><text>x</text></a>`),
  'a huge size': text('<svg xmlns="http://www.w3.org/2000/svg" width="99999" height="99999"><rect/></svg>'),
  'a processing instruction': text(
    `<?xml-stylesheet href="${REMOTE}/5.xsl"?><svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><rect width="9" height="9"/></svg>`,
  ),
  'a script in UTF-16': new Uint8Array(
    Buffer.from(
      `\ufeff<svg xmlns="http://www.w3.org/2000/svg" width="40" height="40"><script>${RUN}</script></svg>`,
      'utf16le',
    ),
  ),
};

/** Pictures of wrong types, broken ones, and files that are two things at once. */
export async function maliciousPictures(): Promise<MaliciousFile[]> {
  const canvas = sharp({ create: { width: 40, height: 40, channels: 3, background: '#c00' } });
  const [png, jpeg, gif] = await Promise.all([
    canvas.clone().png().toBuffer(),
    canvas.clone().jpeg().toBuffer(),
    canvas.clone().gif().toBuffer(),
  ]);
  const html = text(`<!doctype html><html><body><script>${RUN}</script></body></html>`);
  const changed = (bytes: Uint8Array, at: number, value: number) => {
    const copy = Buffer.from(bytes);
    copy.writeUInt32BE(value, at);
    return new Uint8Array(copy);
  };
  const others: Record<string, Uint8Array> = {
    'a page': html,
    'a script': text(RUN),
    nothing: new Uint8Array(),
    'a picture and a page': join(png, html),
    'a GIF and a script': join(text(`GIF89a/*`), gif, text(`*/=1;${RUN}`)),
    'a JPEG and a page': join(jpeg, html),
    'a page and a picture': join(html, png),
    'a picture with a script as its comment': await canvas
      .clone()
      .withExif({ IFD0: { ImageDescription: `<script>${RUN}</script>` } })
      .jpeg()
      .toBuffer(),
    'half a picture': png.subarray(0, png.length / 2),
    'a picture of four billion pixels': changed(changed(png, 16, 0xff_ff), 20, 0xff_ff),
    'a bomb': deflateSync(Buffer.alloc(2_000_000)),
    'a ZIP': text('PK\u0003\u0004 and more'),
    'a PDF with a script': text(`%PDF-1.4\n1 0 obj<</OpenAction<</S/JavaScript/JS(${RUN})>>>>`),
    'a type that is none': join(text('\u0000\u0000\u0000\u0018ftypavif'), html),
  };
  const types = [
    'image/svg+xml',
    'text/html',
    'image/png',
    'application/xhtml+xml',
    'text/javascript',
    'image/x-malice',
  ];
  return [
    ...Object.entries(SVGS).map(([name, bytes]) => ({ name: `SVG: ${name}`, bytes })),
    ...Object.entries(others).map(([name, bytes]) => ({ name: `picture: ${name}`, bytes: new Uint8Array(bytes) })),
  ].map((file, index) => ({ ...file, type: types[index % types.length] ?? 'image/png' }));
}

/** Fonts that are none, broken ones, and such that announce more than they have. */
export async function maliciousFonts(): Promise<MaliciousFile[]> {
  const font = Buffer.from(await woff2Font());
  const changed = (change: (bytes: Buffer) => void) => {
    const copy = Buffer.from(font);
    change(copy);
    return new Uint8Array(copy);
  };
  const files: Record<string, Uint8Array> = {
    'a page': text(`<!doctype html><script>${RUN}</script>`),
    'a page with the signature of a font': text(`wOF2<script>${RUN}</script>`),
    'an SVG font': svg('<font><glyph unicode="a"/></font>'),
    'a style sheet': text(`@font-face { src: url(${REMOTE}/1) }`),
    nothing: new Uint8Array(),
    TrueType: text('\u0000\u0001\u0000\u0000\u0000\u0001'),
    'half a font': font.subarray(0, font.length / 2),
    'a font and a page': join(font, text(`<script>${RUN}</script>`)),
    'four gigabytes': changed((bytes) => bytes.writeUInt32BE(0xff_ff_ff_ff, 16)),
    'no tables': changed((bytes) => bytes.writeUInt16BE(0, 12)),
    'many tables': changed((bytes) => bytes.writeUInt16BE(0xff_ff, 12)),
    'several fonts': changed((bytes) => bytes.write('ttcf', 4, 'latin1')),
    noise: changed((bytes) => bytes.fill(0xa5, 300)),
  };
  return Object.entries(files).map(([name, bytes]) => ({
    name: `font: ${name}`,
    type: 'font/woff2',
    bytes: new Uint8Array(bytes),
  }));
}
