import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';

/** A UUID version 7: sorts by the moment it was made, so that it can be a key and a page cursor. */
export function newId(now = Date.now()) {
  const bytes = randomBytes(16);
  bytes.writeUIntBE(now, 0, 6);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | 0x70, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | 0x80, 8);
  return bytes.toString('hex').replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** A token nobody can guess, safe in an address. */
export const newToken = () => randomBytes(32).toString('base64url');

/** A token that follows from a secret and a purpose: the same on every instance that shares the secret. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Compares without telling by its time how much was right. */
export function sameToken(given: string, expected: string) {
  const a = createHmac('sha256', 'compare').update(given).digest();
  const b = createHmac('sha256', 'compare').update(expected).digest();
  return timingSafeEqual(a, b);
}
