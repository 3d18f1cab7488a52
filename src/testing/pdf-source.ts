import { inflateSync } from 'node:zlib';

const OBJECT_STREAM = /\/Type \/ObjStm[^>]*\/Length (\d+)[^>]*>>\nstream\n/g;

/** Returns the source of a PDF, one character for each byte, with the objects that are compressed together. */
export function pdfSource(pdf: Uint8Array): string {
  const bytes = Buffer.from(pdf);
  const source = bytes.toString('latin1');
  const together = [...source.matchAll(OBJECT_STREAM)].map(({ 0: head, 1: length, index }) => {
    const from = index + head.length;
    return inflateSync(bytes.subarray(from, from + Number(length))).toString('latin1');
  });
  return [source, ...together].join('\n');
}
