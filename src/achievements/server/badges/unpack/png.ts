import { promisify } from 'node:util';
import { crc32, inflate } from 'node:zlib';
import { BADGE_LIMITS } from '../limits.ts';
import { badgeTooComplex, badgeTooLarge, brokenBadge } from '../unreadable-badge-error.ts';

const SIGNATURE = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]);
/** PNG chunks that can hold a badge, by precedence: the newer specification first, the legacy chunk last. */
const BADGE_CHUNKS = ['iTXt openbadgecredential', 'iTXt openbadges', 'tEXt openbadges'];
const MAX_KEYWORD_LENGTH = 79;

const inflateAsync = promisify<Buffer, { maxOutputLength: number }, Buffer>(inflate);

export const isPng = (bytes: Uint8Array) => SIGNATURE.equals(bytes.subarray(0, SIGNATURE.length));

/** Returns the badge text that is baked into a PNG, or undefined. */
export async function badgeInPng(bytes: Uint8Array): Promise<string | undefined> {
  const chunks = new Map<string, Buffer>();
  for (const { type, data } of chunksOf(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.length))) {
    if (type !== 'iTXt' && type !== 'tEXt') continue;
    const end = data.subarray(0, MAX_KEYWORD_LENGTH + 1).indexOf(0);
    const chunkName = `${type} ${data.toString('latin1', 0, Math.max(0, end))}`;
    // The specification allows one; later duplicates are ignored.
    if (BADGE_CHUNKS.includes(chunkName) && !chunks.has(chunkName)) chunks.set(chunkName, data.subarray(end + 1));
  }
  const chunkName = BADGE_CHUNKS.find((each) => chunks.has(each));
  const data = chunkName === undefined ? undefined : chunks.get(chunkName);
  if (!data) return undefined;
  if (data.length > BADGE_LIMITS.textBytes) throw badgeTooLarge();
  return chunkName === 'tEXt openbadges' ? data.toString('latin1') : internationalText(data);
}

function* chunksOf(bytes: Buffer) {
  let offset = SIGNATURE.length;
  for (let count = 0; offset < bytes.length; count++) {
    if (count >= BADGE_LIMITS.pngChunks) throw badgeTooComplex();
    if (offset + 12 > bytes.length) throw brokenBadge();
    const end = offset + 8 + bytes.readUInt32BE(offset);
    if (end + 4 > bytes.length) throw brokenBadge();
    const type = bytes.toString('latin1', offset + 4, offset + 8);
    if (count === 0 && type !== 'IHDR') throw brokenBadge();
    if (crc32(bytes.subarray(offset + 4, end)) !== bytes.readUInt32BE(end)) throw brokenBadge();
    yield { type, data: bytes.subarray(offset + 8, end) };
    if (type === 'IEND') return;
    offset = end + 4;
  }
  throw brokenBadge();
}

/** Reads an iTXt chunk after its keyword: two compression bytes, language, translated keyword and text. */
async function internationalText(data: Buffer) {
  const language = data.indexOf(0, 2);
  const keywordEnd = language < 0 ? -1 : data.indexOf(0, language + 1);
  if (keywordEnd < 0) throw brokenBadge();
  const text = data.subarray(keywordEnd + 1);
  return readUtf8(data[0] === 1 ? await inflated(text) : text);
}

async function inflated(bytes: Buffer) {
  try {
    return await inflateAsync(bytes, { maxOutputLength: BADGE_LIMITS.textBytes });
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
