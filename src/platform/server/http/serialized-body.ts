import { type BodyMetadata, bodyOf, type Encoding, encodedBodyFrom, type ReadyBody } from './ready-body.ts';

/** The header of a serialized body: its facts, its length, and the lengths of its encoded forms. */
type SerializedHead = BodyMetadata & { length: number; packed: [encoding: Encoding, length: number][] };

/** Serializes a body for a file, with the finished encoded forms, so that they need not be made again. */
export function serializeBody({ identity, encodings, unchangedHeaders: _, ...metadata }: ReadyBody): readonly Buffer[] {
  const head: SerializedHead = { ...metadata, length: identity.length, packed: [] };
  const packed: Buffer[] = [];
  for (const [encoding, encodedBody] of encodings) {
    if (encoding === 'identity' || encodedBody instanceof Promise) continue;
    head.packed.push([encoding, encodedBody.bytes.length]);
    packed.push(encodedBody.bytes);
  }
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return [length, text, identity, ...packed];
}

/** Parses a body serialized by `serializeBody`; shares the memory of the bytes. */
export function deserializeBody(bytes: Buffer): ReadyBody {
  let offset = 0;
  const readBytes = (length: number) => {
    offset += length;
    return bytes.subarray(offset - length, offset);
  };
  const { length, packed, ...metadata } = JSON.parse(
    readBytes(readBytes(4).readUInt32LE()).toString(),
  ) as SerializedHead;
  const body = bodyOf(metadata, readBytes(length));
  for (const [encoding, size] of packed) body.encodings.set(encoding, encodedBodyFrom(body, encoding, readBytes(size)));
  return body;
}
