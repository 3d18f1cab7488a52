import { createHmac, randomBytes, randomUUIDv7, timingSafeEqual } from 'node:crypto';

/** A UUID version 7: sorts by the moment it was made, so that it can be a key and a page cursor. */
export const newId = () => randomUUIDv7();

const DIGITS = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz';
const TOKEN_LENGTH = 22;

/** Says nothing and is not to be guessed: 128 random bits in letters and digits, for addresses that are given to people. */
export function newToken() {
  let rest = BigInt(`0x${randomBytes(16).toString('hex')}`);
  let token = '';
  for (let at = 0; at < TOKEN_LENGTH; at += 1) {
    token += DIGITS[Number(rest % 62n)];
    rest /= 62n;
  }
  return token;
}

/** A token that follows from a secret and a purpose: the same on every instance that shares the secret. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Compares without telling by its time how much was right. */
export function sameToken(given: string, expected: string) {
  const a = createHmac('sha256', 'compare').update(given).digest();
  const b = createHmac('sha256', 'compare').update(expected).digest();
  return timingSafeEqual(a, b);
}
