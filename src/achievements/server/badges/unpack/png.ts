import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { BADGE_LIMITS } from '../limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge } from '../unreadable.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** PNG chunks that can hold a badge, by precedence: the newer specification first, the legacy chunk last. */
const PLACES = ['iTXt openbadgecredential', 'iTXt openbadges', 'tEXt openbadges'];
const LONGEST_KEYWORD = 79;

const unzip = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

export const isPng = (bytes: Uint8Array) => SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));

/** Returns the badge text that is baked into a PNG, or undefined. */
export async function badgeInPng(bytes: Uint8Array): Promise<string | undefined> {
  const found = new Map<string, Buffer>();
  for (const { type, data } of chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
    if (type !== 'iTXt' && type !== 'tEXt') continue;
    const end = data.subarray(0, LONGEST_KEYWORD + 1).indexOf(0);
    const place = `${type} ${data.toString('latin1', 0, Math.max(0, end))}`;
    // The specification allows one; later duplicates are ignored.
    if (PLACES.includes(place) && !found.has(place)) found.set(place, data.subarray(end + 1));
  }
  const place = PLACES.find((each) => found.has(each));
  const data = place === undefined ? undefined : found.get(place);
  if (!data) return undefined;
  if (data.length > BADGE_LIMITS.textBytes) throw badgeTooLarge();
  return place === 'tEXt openbadges' ? data.toString('latin1') : internationalText(data);
}

function* chunksOf(bytes: Buffer) {
  let at = SIGNATURE.length;
  for (let count = 0; at < bytes.length; count++) {
    if (count >= BADGE_LIMITS.pngChunks) throw badgeTooComplex();
    if (at + 12 > bytes.length) throw brokenBadge();
    const end = at + 8 + bytes.readUInt32BE(at);
    if (end + 4 > bytes.length) throw brokenBadge();
    const type = bytes.toString('latin1', at + 4, at + 8);
    if (count === 0 && type !== 'IHDR') throw brokenBadge();
    if (crc32(bytes.subarray(at + 4, end)) !== bytes.readUInt32BE(end)) throw brokenBadge();
    yield { type, data: bytes.subarray(at + 8, end) };
    if (type === 'IEND') return;
    at = end + 4;
  }
  throw brokenBadge();
}

/** Reads an iTXt chunk after its keyword: two compression bytes, language, translated keyword and text. */
async function internationalText(data: Buffer) {
  const language = data.indexOf(0, 2);
  const translated = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (translated < 0) throw brokenBadge();
  const text = data.subarray(translated + 1);
  return readUtf8(data[0] === 1 ? await unpacked(text) : text);
}

async function unpacked(bytes: Buffer) {
  try {
    return await unzip(bytes, { maxOutputLength: BADGE_LIMITS.textBytes });
  } catch (cause) {
    const { code } = cause as NodeJS.ErrnoException;
    throw code === 'ERR_BUFFER_TOO_LARGE' ? badgeTooLarge() : brokenBadge(cause);
  }
}

function readUtf8(bytes: Buffer) {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch (cause) {
    throw brokenBadge(cause);
  }
}
