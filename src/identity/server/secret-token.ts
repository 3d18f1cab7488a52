import { createHash, randomBytes } from 'node:crypto';

/** For somebody else to hold: a mailbox, a browser. */
export const newSecretToken = () => randomBytes(24).toString('base64url');

/** All that is kept of it here. */
export const hashOf = (token: string) => createHash('sha256').update(token).digest('base64url');
