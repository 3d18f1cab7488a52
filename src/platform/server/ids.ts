import { createHmac, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto';

/** Returns a UUID version 7, which sorts by creation time, so it can be a key and a page cursor. */
export const newId = () => randomUUIDv7();

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_LENGTH = 22;

/** Returns an unguessable token of 128 random bits in letters and digits, for URLs. */
export function newToken() {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let token = '';
  for (let at = 0; at < TOKEN_LENGTH; at += 1) {
    token += DIGITS[Number(rest % 62n)];
    rest /= 62n;
  }
  return token;
}

/** Derives a token from a secret and a purpose; equal on every instance with that secret. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Compares tokens in constant time. */
export function isSameToken(actual: string, expected: string) {
  const a = createHmac('sha256', 'compare').update(actual).digest();
  const b = createHmac('sha256', 'compare').update(expected).digest();
  return timingSafeEqual(a, b);
}
