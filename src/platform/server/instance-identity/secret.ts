import { StartError } from '../../pure/errors.ts';
import type { Database } from '../db/database.ts';
import { derivedToken } from '../ids.ts';
import { replaceValue, storeFirstValue } from './store.ts';

const REASON = 'compare the secret of this instance with that of the database';

/** Returns a fingerprint that identifies a secret without revealing it. */
export const fingerprintOf = (secret: string) => derivedToken(secret, 'which secret this is');

/** Throws if the database was used with another secret: its sessions, links and two-factor secrets would not work. */
export async function requireSameSecret(db: Database, secret: string) {
  const fingerprint = fingerprintOf(secret);
  const stored = await db.asSystem(REASON, ({ sql }) => storeFirstValue(sql, 'secret', fingerprint));
  if (stored === fingerprint) return;
  throw new StartError(
    'the database belongs to an instance with a different secret. Give this one the same SECRET (or, without SECRET, the same DATA_DIR/key). If you changed the secret on purpose, run `npm run vitrine -- secret replace`.',
  );
}

/** Records this secret as that of the database. */
export const replaceSecret = (db: Database, secret: string) =>
  db.asSystem('replace the secret', ({ sql }) => replaceValue(sql, 'secret', fingerprintOf(secret)));
