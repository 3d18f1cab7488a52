import { deflateSync } from 'node:zlib';
import { objectsOf, type PdfSource, STREAM } from './objects.ts';

const LEVEL = { level: 9 };
/** Objects in a stream. Readers decompress all of them for one. */
const OBJECTS_IN_STREAM = 200;

/**
 * Returns the PDF with its objects in compressed streams, which makes a CV about a third smaller: most objects are its
 * tags. Without the entry that says that no tag is doubtful, which some readers report as a fault and which is the
 * default. On failure, returns it unchanged.
 */
export function compactPdf(pdf: Uint8Array): Uint8Array {
  try {
    const { sources, header, trailer } = objectsOf(pdf);
    if (!sources.every(isKnownForm)) return pdf;
    const [first = 0] = /(?<=\/Size )\d+/.exec(trailer)?.map(Number) ?? [];
    if (first === 0) return pdf;
    const file = new FileWriter(header);
    for (const source of sources) if (source.stream) file.add(source.number, compressed(source));
    const plain = sources.filter(({ stream }) => !stream);
    for (let at = 0; at < plain.length; at += OBJECTS_IN_STREAM)
      file.addTogether(first + at / OBJECTS_IN_STREAM, plain.slice(at, at + OBJECTS_IN_STREAM));
    return file.finish(trailer.replace(/\/Size \d+/, ''));
  } catch {
    return pdf;
  }
}

/**
 * Returns whether an object has the form that the compiler gives it. Any other could lose its stream here without an
 * error.
 */
function isKnownForm({ bytes, head, stream }: PdfSource): boolean {
  const source = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length);
  if (!/^\d{1,10} 0 obj\s/.test(head)) return false;
  if (!stream) return source.toString('latin1').trimEnd().endsWith(END) && !source.includes('endstream');
  const end = source.toString('latin1', head.length + STREAM.length + stream.length).trim();
  return /\/Length \d{1,12}(?! \d{1,10} R)/.test(head) && /^endstream\s{1,2}endobj$/.test(end);
}

/** Returns the source of an object whose stream is compressed, unless it is metadata, which any program may read. */
function compressed({ bytes, head, stream }: PdfSource): Uint8Array {
  if (!stream || head.includes('/Filter') || head.includes('/Type /Metadata')) return bytes;
  const deflated = deflateSync(stream, LEVEL);
  const dictionary = head.replace(/\/Length \d+/, `/Length ${deflated.length} /Filter /FlateDecode`);
  return Buffer.concat([latin(`${dictionary}${STREAM}`), deflated, latin('\nendstream\nendobj\n')]);
}

/** Returns what stands between the words that begin and end an object. */
const contentOf = ({ bytes }: PdfSource) => {
  const source = Buffer.from(bytes).toString('latin1').trim();
  return source
    .slice(source.indexOf(BEGIN) + BEGIN.length, -END.length)
    .trim()
    .replace(SUSPECTS, '$1');
};

const [BEGIN, END] = [' obj', 'endobj'];
const SUSPECTS = /(\/MarkInfo <<[^<>]{0,100})\/Suspects false/;

const latin = (text: string) => Buffer.from(text, 'latin1');

/** Where an object is: at an offset of the file, or in another object at an index. */
type Position = { offset: number } | { within: number; index: number };

class FileWriter {
  readonly #chunks: Uint8Array[];
  readonly #positions = new Map<number, Position>();
  #length: number;

  constructor(header: Uint8Array) {
    this.#chunks = [header];
    this.#length = header.length;
  }

  add(number: number, bytes: Uint8Array) {
    this.#positions.set(number, { offset: this.#length });
    this.#chunks.push(bytes);
    this.#length += bytes.length;
  }

  /** Adds objects in one compressed stream, which is an object with a number of its own. */
  addTogether(number: number, sources: readonly PdfSource[]) {
    const contents = sources.map(contentOf);
    let offset = 0;
    const index = sources.map((source, at) => {
      const entry = `${source.number} ${offset}`;
      offset += (contents[at]?.length ?? 0) + 1;
      this.#positions.set(source.number, { within: number, index: at });
      return entry;
    });
    const head = `${index.join(' ')}\n`;
    this.#addStream(
      number,
      `/Type /ObjStm /N ${sources.length} /First ${head.length}`,
      latin(head + contents.join('\n')),
    );
  }

  /** Returns the file, which ends with the positions of all objects. */
  finish(trailer: string): Uint8Array {
    const number = Math.max(...this.#positions.keys()) + 1;
    const start = this.#length;
    this.#positions.set(number, { offset: start });
    const table = Buffer.alloc((number + 1) * ENTRY_BYTES);
    for (const [object, position] of this.#positions) {
      const at = object * ENTRY_BYTES;
      table.writeUInt8('offset' in position ? 1 : 2, at);
      table.writeUInt32BE('offset' in position ? position.offset : position.within, at + 1);
      table.writeUInt16BE('offset' in position ? 0 : position.index, at + 5);
    }
    table.writeUInt16BE(0xffff, 5);
    this.#addStream(number, `/Type /XRef /Size ${number + 1} /W [1 4 2]${trailer.trimEnd()}`, table);
    this.#chunks.push(latin(`startxref\n${start}\n%%EOF\n`));
    return new Uint8Array(Buffer.concat(this.#chunks));
  }

  #addStream(number: number, dictionary: string, content: Uint8Array) {
    const deflated = deflateSync(content, LEVEL);
    this.add(
      number,
      Buffer.concat([
        latin(`${number} 0 obj\n<< ${dictionary} /Length ${deflated.length} /Filter /FlateDecode >>\nstream\n`),
        deflated,
        latin('\nendstream\nendobj\n'),
      ]),
    );
  }
}

/** Bytes of an entry of the table: its type, its offset or the number of its stream, and its index there. */
const ENTRY_BYTES = 7;
