import { type ByteSource, InvalidMediumError, latin1, viewOf } from './byte-source.ts';
import type { Tracks } from './tracks.ts';

/** Brands of files that browsers play as MP4. Those of images and of QuickTime alone are not among them. */
const BRANDS = new Set([
  'isom',
  'iso2',
  'iso4',
  'iso5',
  'iso6',
  'mp41',
  'mp42',
  'avc1',
  'dash',
  'M4A ',
  'M4B ',
  'M4V ',
  'mmp4',
  'MSNV',
  '3gp4',
  '3gp5',
]);
const MAX_BRANDS = 64;
/** The most boxes that are looked at. A long recording in fragments has some thousands, after the one that counts. */
const MAX_BOXES = 2000;

type Box = { type: string; start: number; end: number };

export async function isMp4(source: ByteSource): Promise<boolean> {
  const head = await source.read(0, 8 + 4 * MAX_BRANDS);
  if (head.length < 16 || latin1(head.subarray(4, 8)) !== 'ftyp') return false;
  const end = Math.min(viewOf(head).getUint32(0), head.length);
  for (let at = 8; at + 4 <= end; at += 4) if (at !== 12 && BRANDS.has(latin1(head.subarray(at, at + 4)))) return true;
  return false;
}

/**
 * Returns the kinds of tracks in an MP4, and the size of its picture as it is displayed. Looks only at the heads of the
 * boxes on the way there. Throws if a box is larger than what it is in, as in a file that was cut off.
 */
export async function readMp4(source: ByteSource): Promise<Tracks> {
  const walk = makeWalk(source);
  let tracks: Tracks | undefined;
  for await (const { type, start, end } of walk(0, source.size)) {
    if (type === 'moov') tracks ??= await readMovie(source, walk, { start, end });
  }
  if (!tracks) throw new InvalidMediumError('brokenMedium');
  return tracks;
}

type Walk = (start: number, end: number) => AsyncGenerator<Box>;
type Span = { start: number; end: number };

/** Returns a function that yields the boxes of a span; together, all its calls look at no more than the limit. */
function makeWalk(source: ByteSource): Walk {
  let left = MAX_BOXES;
  return async function* boxes(start, limit) {
    for (let at = start; at < limit && left > 0; left -= 1) {
      const head = await source.read(at, 16);
      if (head.length < 8) throw new InvalidMediumError('brokenMedium');
      const end = at + sizeOf(head, limit - at);
      const isLarge = viewOf(head).getUint32(0) === 1;
      const content = at + (isLarge ? 16 : 8);
      if (end < content || end > limit) throw new InvalidMediumError('brokenMedium');
      yield { type: latin1(head.subarray(4, 8)), start: content, end };
      at = end;
    }
  };
}

/** Returns the size of a box with its head: 1 says that it is in 8 bytes after the type, 0 that it takes the rest. */
function sizeOf(head: Uint8Array, rest: number): number {
  const size = viewOf(head).getUint32(0);
  if (size === 0) return rest;
  if (size !== 1) return size;
  return head.length < 16 ? -1 : Number(viewOf(head).getBigUint64(8));
}

async function readMovie(source: ByteSource, walk: Walk, movie: Span): Promise<Tracks> {
  const tracks: Tracks = { hasAudio: false, picture: undefined };
  for await (const box of walk(movie.start, movie.end)) {
    if (box.type !== 'trak') continue;
    const { handler, picture } = await readTrack(source, walk, box);
    if (handler === 'soun') tracks.hasAudio = true;
    if (handler === 'vide') tracks.picture ??= picture;
  }
  return tracks;
}

async function readTrack(source: ByteSource, walk: Walk, track: Span) {
  let handler = '';
  let picture: Tracks['picture'];
  for await (const box of walk(track.start, track.end)) {
    if (box.type === 'tkhd') picture = pictureOf(await source.read(box.start, Math.min(96, box.end - box.start)));
    if (box.type !== 'mdia') continue;
    for await (const part of walk(box.start, box.end)) {
      if (part.type === 'hdlr') handler = latin1(await source.read(part.start + 8, 4));
    }
  }
  return { handler, picture };
}

/** Returns the size of the picture that a track head states. Phones store it lying, with a matrix that turns it. */
function pictureOf(head: Uint8Array): Tracks['picture'] {
  const matrix = head[0] === 1 ? 52 : 40;
  if (head.length < matrix + 44) return undefined;
  const view = viewOf(head);
  const [width, height] = [view.getUint32(matrix + 36) / 0x10000, view.getUint32(matrix + 40) / 0x10000];
  const isTurned = view.getInt32(matrix) === 0 && view.getInt32(matrix + 16) === 0 && view.getInt32(matrix + 4) !== 0;
  return isTurned ? { width: height, height: width } : { width, height };
}
