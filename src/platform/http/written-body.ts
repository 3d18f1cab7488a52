import { type BodyFacts, bodyOf, type Encoding, formFrom, type ReadyBody } from './ready-body.ts';

/** The header of a serialized body: its facts, its length, and the lengths of its encoded forms. */
type Head = BodyFacts & { length: number; packed: [encoding: Encoding, length: number][] };

/** Serializes a body for a file, with the finished encoded forms, so that they need not be made again. */
export function bytesOfBody({ identity, forms, unchangedHeaders: _, ...facts }: ReadyBody): readonly Buffer[] {
  const head: Head = { ...facts, length: identity.length, packed: [] };
  const packed: Buffer[] = [];
  for (const [encoding, form] of forms) {
    if (encoding === 'identity' || form instanceof Promise) continue;
    head.packed.push([encoding, form.bytes.length]);
    packed.push(form.bytes);
  }
  const text = Buffer.from(JSON.stringify(head));
  const length = Buffer.alloc(4);
  length.writeUInt32LE(text.length);
  return [length, text, identity, ...packed];
}

/** Parses a body serialized by `bytesOfBody`; shares the memory of the bytes. */
export function bodyOfBytes(bytes: Buffer): ReadyBody {
  let at = 0;
  const take = (length: number) => {
    at += length;
    return bytes.subarray(at - length, at);
  };
  const { length, packed, ...facts } = JSON.parse(take(take(4).readUInt32LE()).toString()) as Head;
  const body = bodyOf(facts, take(length));
  for (const [encoding, size] of packed) body.forms.set(encoding, formFrom(body, encoding, take(size)));
  return body;
}
