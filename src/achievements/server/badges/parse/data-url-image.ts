import type { BadgeImage } from '../badge.ts';

const IMAGE_TYPES = ['image/png', 'image/svg+xml', 'image/jpeg', 'image/gif', 'image/webp'];

/**
 * Decodes an image in a data URL; null for other URLs.
 * The bytes are not validated here, but when an image is made of them.
 */
export function decodeDataUrlImage(url: string): BadgeImage | null {
  const comma = url.indexOf(',');
  if (comma < 0 || !/^data:/i.test(url)) return null;
  const [type = '', ...options] = url.slice('data:'.length, comma).toLowerCase().split(';');
  if (!IMAGE_TYPES.includes(type)) return null;
  const data = url.slice(comma + 1);
  const bytes = options.includes('base64') ? Buffer.from(data, 'base64') : decodePercent(data);
  return bytes.length === 0 ? null : { type, bytes: new Uint8Array(bytes) };
}

function decodePercent(data: string) {
  try {
    return Buffer.from(decodeURIComponent(data));
  } catch {
    return Buffer.from(data);
  }
}
