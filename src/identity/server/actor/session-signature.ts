import { createHmac } from 'node:crypto';
import { derivedToken, isSameToken } from '#platform/server/ids.ts';

/** Returns the secret with which the accounts library signs cookies. */
export const accountsSecret = (secret: string) => derivedToken(secret, 'accounts');

/**
 * Returns the token of a signed value, `token.signature`, as the session cookie or the header `set-auth-token` carries
 * it, with or without percent-encoding. Returns undefined if the signature is missing or invalid.
 */
export function verifySignedToken(value: string, secret: string) {
  const text = decodeOrKeep(value);
  const dot = text.lastIndexOf('.');
  if (dot < 1) return undefined;
  const token = text.slice(0, dot);
  const expected = createHmac('sha256', accountsSecret(secret)).update(token).digest('base64');
  return isSameToken(text.slice(dot + 1), expected) ? token : undefined;
}

/** Returns whether a value has the format of a signed token. */
export const isSigned = (value: string) => /\.|%2E/i.test(value);

function decodeOrKeep(value: string) {
  try {
    return decodeURIComponent(value);
  } catch {
    return value;
  }
}
