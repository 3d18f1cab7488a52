import { type ByteSource, InvalidMediumError, latin1 } from './byte-source.ts';
import type { Tracks } from './tracks.ts';

/** Ids of the elements that lead to the size of the picture. */
const EBML = 0x1a45dfa3;
const DOC_TYPE = 0x4282;
const SEGMENT = 0x18538067;
const CLUSTER = 0x1f43b675;
const TRACKS = 0x1654ae6b;
const TRACK_ENTRY = 0xae;
const TRACK_TYPE = 0x83;
const VIDEO = 0xe0;
const PIXEL_WIDTH = 0xb0;
const PIXEL_HEIGHT = 0xba;
const DISPLAY_WIDTH = 0x54b0;
const DISPLAY_HEIGHT = 0x54ba;

const VIDEO_TRACK = 1;
const AUDIO_TRACK = 2;
const MAX_ELEMENTS = 2000;

type Element = { id: number; start: number; end: number };

/** Returns whether a file is WebM: Matroska in general is not played by browsers. */
export async function isWebm(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 64);
  if (head.length < 8 || Buffer.from(head).readUInt32BE(0) !== EBML) return false;
  for await (const { id, start, end } of childrenOf({ source, left: 20 }, await elementAt(source, 0, source.size))) {
    if (id === DOC_TYPE) return /^webm\0*$/.test(latin1(await source.read(start, Math.min(16, end - start))));
  }
  return false;
}

/**
 * Returns the kinds of tracks in a WebM, and the size of its picture. Looks only at the heads of elements on the way
 * there. Throws if an element is larger than what it is in, as in a file that was cut off.
 */
export async function readWebm(source: ByteSource): Promise<Tracks> {
  const walk = { source, left: MAX_ELEMENTS };
  for await (const segment of childrenOf(walk, { id: 0, start: 0, end: source.size })) {
    if (segment.id !== SEGMENT) continue;
    for await (const element of childrenOf(walk, segment)) {
      if (element.id === TRACKS) return readTracks(walk, element);
      if (element.id === CLUSTER) break;
    }
  }
  throw new InvalidMediumError('brokenMedium');
}

async function readTracks(walk: Walk, list: Element): Promise<Tracks> {
  const tracks: Tracks = { hasAudio: false, picture: undefined };
  for await (const entry of childrenOf(walk, list)) {
    if (entry.id !== TRACK_ENTRY) continue;
    let type = 0;
    let picture: Tracks['picture'];
    for await (const field of childrenOf(walk, entry)) {
      if (field.id === TRACK_TYPE) type = await numberIn(walk, field);
      if (field.id === VIDEO) picture = await readPicture(walk, field);
    }
    if (type === AUDIO_TRACK) tracks.hasAudio = true;
    if (type === VIDEO_TRACK) tracks.picture ??= picture;
  }
  return tracks;
}

/** Returns the size of the picture. That for display may be in other units, so only its ratio counts. */
async function readPicture(walk: Walk, video: Element): Promise<Tracks['picture']> {
  const values = new Map<number, number>();
  for await (const field of childrenOf(walk, video)) values.set(field.id, await numberIn(walk, field));
  const [width = 0, height = 0] = [values.get(PIXEL_WIDTH), values.get(PIXEL_HEIGHT)];
  const [wide = 0, high = 0] = [values.get(DISPLAY_WIDTH), values.get(DISPLAY_HEIGHT)];
  return { width: wide > 0 && high > 0 ? (height * wide) / high : width, height };
}

type Walk = { source: ByteSource; left: number };

/** Yields the elements within another. All walks of a file together look at no more than their limit. */
async function* childrenOf(walk: Walk, { start, end }: Element): AsyncGenerator<Element> {
  for (let at = start; at < end; ) {
    walk.left -= 1;
    if (walk.left < 0) throw new InvalidMediumError('brokenMedium');
    const element = await elementAt(walk.source, at, end);
    yield element;
    at = element.end;
  }
}

/** Reads the head of an element: its id and its size, each in as many bytes as the zeros before its first one say. */
async function elementAt(source: ByteSource, at: number, limit: number): Promise<Element> {
  const head = await source.read(at, 12);
  const idLength = lengthOf(head[0]);
  const sizeLength = lengthOf(head[idLength]);
  if (idLength > 4 || sizeLength > 8 || head.length < idLength + sizeLength)
    throw new InvalidMediumError('brokenMedium');
  const id = Buffer.from(head).readUIntBE(0, idLength);
  let size = (head[idLength] ?? 0) & (0xff >> sizeLength);
  let isUnknown = size === 0xff >> sizeLength;
  for (const byte of head.subarray(idLength + 1, idLength + sizeLength)) {
    size = size * 0x100 + byte;
    isUnknown &&= byte === 0xff;
  }
  const start = at + idLength + sizeLength;
  // A recording that was streamed does not state how long it became.
  const end = isUnknown && (id === SEGMENT || id === CLUSTER) ? limit : start + size;
  if (end > limit) throw new InvalidMediumError('brokenMedium');
  return { id, start, end };
}

/** Returns how many bytes a number takes, by its first one; 9 if there is none. */
const lengthOf = (first = 0) => Math.clz32(first) - 23;

/** Returns the unsigned number in an element, 0 if it is too long to be one of a size. */
async function numberIn({ source }: Walk, { start, end }: Element): Promise<number> {
  const length = end - start;
  if (length < 1 || length > 4) return 0;
  const bytes = await source.read(start, length);
  return bytes.length === length ? Buffer.from(bytes).readUIntBE(0, length) : 0;
}
