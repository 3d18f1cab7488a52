import { createHash, randomBytes } from 'node:crypto';

/** Returns a random token of 24 bytes, for a mailbox or a browser to hold. */
export const newSecretToken = () => randomBytes(24).toString('base64url');

/** Returns the SHA-256 hash of a token, which is the only form in which tokens are stored. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
