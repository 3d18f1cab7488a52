import { deflateSync, inflateSync } from 'node:zlib';

/** A PDF as the compiler writes it: objects one after the other, then the cross-reference table. */
export type PdfObjects = {
  /** The source of each object by its number, without the bytes of its stream. */
  heads: ReadonlyMap<number, string>;
  /** Returns the uncompressed stream of an object, one character for each byte. */
  streamOf: (number: number) => string;
  /** The source of each object with its stream, in the order of the file. */
  sources: readonly PdfSource[];
  /** The bytes before the first object: the version of the format. */
  header: Uint8Array;
  /** The source of the dictionary at the end, which names the first object to read. */
  trailer: string;
  /** Returns the file with the given streams replaced. */
  withStreams: (streams: ReadonlyMap<number, string>) => Uint8Array;
};

const TABLE = /startxref\s+(\d+)\s+%%EOF\s*$/;
const TABLE_POINTER_BYTES = 100;
const ENTRY = /(\d{10}) (\d{5}) n/g;

/** An object with its bytes in the file. `stream` is undefined if it has none. */
export type PdfSource = { number: number; bytes: Uint8Array; head: string; stream: Uint8Array | undefined };

export function objectsOf(pdf: Uint8Array): PdfObjects {
  const bytes = Buffer.from(pdf.buffer, pdf.byteOffset, pdf.length);
  const table = Number(TABLE.exec(bytes.toString('latin1', bytes.length - TABLE_POINTER_BYTES))?.[1]);
  const starts = [...bytes.toString('latin1', table).matchAll(ENTRY)].map(([, at]) => Number(at)).sort((a, b) => a - b);
  const objectList = starts.map((start, at) => objectIn(bytes.subarray(start, starts[at + 1] ?? table), start));
  if (!bytes.toString('latin1', table).startsWith('xref') || objectList.some(({ number }) => !number)) {
    throw new Error('cannot parse the objects of the PDF');
  }
  const objects = new Map(objectList.map((object) => [object.number, object]));
  return {
    heads: new Map(objectList.map(({ number, head }) => [number, head])),
    sources: objectList,
    header: bytes.subarray(0, starts[0]),
    trailer: trailerIn(bytes.toString('latin1', table)),
    streamOf: (number) => {
      const { head = '', stream } = objects.get(number) ?? {};
      if (!stream) throw new Error(`object ${number} has no stream`);
      return (isCompressed(head) ? inflateSync(stream) : stream).toString('latin1');
    },
    withStreams: (streams) => {
      const replaced = objectList.map((object): [number, Buffer] => {
        const stream = streams.get(object.number);
        return [object.start, stream === undefined ? object.bytes : withStream(object, stream)];
      });
      return joinObjects(bytes.subarray(0, starts[0]), replaced, bytes.toString('latin1', table));
    },
  };
}

/** Returns what is in the dictionary after a table. */
function trailerIn(table: string): string {
  const begin = table.indexOf('<<', table.indexOf('trailer'));
  return begin < 0 ? '' : table.slice(begin + '<<'.length, table.lastIndexOf('>>'));
}

/** Returns the number of the object that a dictionary refers to under a name; NaN if it has no such entry. */
export const refOf = (head: string, name: string): number =>
  Number(new RegExp(`/${name} \\[?(\\d+) 0 R`).exec(head)?.[1]);

type PdfObject = PdfSource & { start: number; bytes: Buffer; stream: Buffer | undefined };

/** Ends the dictionary of an object with a stream, and begins the stream. */
export const STREAM = '>>\nstream\n';
const LENGTH = /\/Length (\d+)/;

function objectIn(bytes: Buffer, start: number): PdfObject {
  const begin = bytes.indexOf(STREAM);
  const head = bytes.toString('latin1', 0, begin < 0 ? bytes.length : begin);
  const from = begin + STREAM.length;
  const stream = begin < 0 ? undefined : bytes.subarray(from, from + Number(LENGTH.exec(head)?.[1]));
  return { number: Number.parseInt(head, 10), start, bytes, head, stream };
}

const isCompressed = (head: string) => head.includes('/FlateDecode');

function withStream({ bytes, head, stream }: PdfObject, text: string): Buffer {
  const plain = Buffer.from(text, 'latin1');
  const other = isCompressed(head) ? deflateSync(plain) : plain;
  const before = Buffer.from(head.replace(LENGTH, `/Length ${other.length}`) + STREAM, 'latin1');
  return Buffer.concat([before, other, bytes.subarray(head.length + STREAM.length + (stream?.length ?? 0))]);
}

function joinObjects(header: Buffer, objects: readonly [number, Buffer][], table: string): Uint8Array {
  const offsets = new Map<number, number>();
  let end = header.length;
  for (const [start, { length }] of objects) {
    offsets.set(start, end);
    end += length;
  }
  const newTable = table
    .replace(ENTRY, (_, start, version) => `${String(offsets.get(Number(start))).padStart(10, '0')} ${version} n`)
    .replace(TABLE, `startxref\n${end}\n%%EOF`);
  return new Uint8Array(Buffer.concat([header, ...objects.map(([, bytes]) => bytes), Buffer.from(newTable, 'latin1')]));
}
