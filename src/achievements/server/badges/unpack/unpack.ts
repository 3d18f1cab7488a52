import type { BadgeContainer, BadgeImage } from '../badge.ts';
import { BADGE_LIMITS } from '../limits.ts';
import { badgeElsewhere, badgeTooLarge, brokenBadge, notABadge } from '../unreadable-badge-error.ts';
import { badgeInPng, isPng } from './png.ts';
import { badgeInSvg } from './svg.ts';

export type UnpackedBadge = { carrier: BadgeContainer; text: string; picture: BadgeImage | null };

const COMPACT_JWS = /^[\w-]+\.[\w-]+\.[\w-]*$/;

/** Reports whether text has the form of a compact JWS. */
export const isJws = (text: string) => COMPACT_JWS.test(text);

/** Extracts the badge from a file, whose format is detected by content, never by name. */
export async function unpack(bytes: Uint8Array): Promise<UnpackedBadge> {
  if (isPng(bytes)) {
    const text = (await badgeInPng(bytes))?.trim();
    return { carrier: 'png', text: badgeText(text), picture: { type: 'image/png', bytes } };
  }
  const text = decode(bytes).trim();
  if (text.startsWith('<')) {
    return { carrier: 'svg', text: svgText(text), picture: { type: 'image/svg+xml', bytes } };
  }
  if (text.length > BADGE_LIMITS.textBytes) throw badgeTooLarge();
  if (isJws(text)) return { carrier: 'jws', text, picture: null };
  if (text.startsWith('{')) return { carrier: 'json', text, picture: null };
  throw notABadge();
}

function svgText(xml: string) {
  const badge = badgeInSvg(xml);
  const verify = badge?.verify.trim();
  return badgeText(verify && isJws(verify) ? verify : badge?.content.trim() || verify);
}

/** Old images contain only the URL of their badge, which is not fetched. */
function badgeText(text: string | undefined) {
  if (!text) throw notABadge();
  if (/^https?:\/\/\S+$/i.test(text)) throw badgeElsewhere(text);
  return text;
}

function decode(bytes: Uint8Array) {
  const [first, second] = bytes;
  const encoding =
    first === 0xff && second === 0xfe ? 'utf-16le' : first === 0xfe && second === 0xff ? 'utf-16be' : 'utf-8';
  try {
    return new TextDecoder(encoding, { fatal: true }).decode(bytes);
  } catch (cause) {
    // Bytes that are not text: another image format or file type.
    throw encoding === 'utf-8' ? notABadge() : brokenBadge(cause);
  }
}
