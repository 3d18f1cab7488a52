import { createHmac, randomUUIDv7, timingSafeEqual } from 'node:crypto';

/** A UUID version 7: sorts by the moment it was made, so that it can be a key and a page cursor. */
export const newId = () => randomUUIDv7();

/** A token that follows from a secret and a purpose: the same on every instance that shares the secret. */
export const derivedToken = (secret: string, purpose: string) =>
  createHmac('sha256', secret).update(purpose).digest('base64url');

/** Compares without telling by its time how much was right. */
export function sameToken(given: string, expected: string) {
  const a = createHmac('sha256', 'compare').update(given).digest();
  const b = createHmac('sha256', 'compare').update(expected).digest();
  return timingSafeEqual(a, b);
}
