import type { Database } from '../db/database.ts';
import { StartError } from '../errors.ts';
import { derivedToken } from '../ids.ts';
import { firstValue, replaceValue } from './store.ts';

const WHY = 'compare the secret of this instance with that of the database';

/** Tells two secrets apart, and nothing else about them. */
export const fingerprintOf = (secret: string) => derivedToken(secret, 'which secret this is');

/**
 * Refuses to go on where the database was used with another secret: sessions, links and two-factor secrets of the one would
 * not work with the other.
 */
export async function requireSameSecret(db: Database, secret: string) {
  const fingerprint = fingerprintOf(secret);
  const kept = await db.asSystem(WHY, ({ sql }) => firstValue(sql, 'secret', fingerprint));
  if (kept === fingerprint) return;
  throw new StartError(
    'the database belongs to an instance with another secret. Give this one the same SECRET (or, without SECRET, the same DATA_DIR/key). If you have replaced it on purpose, run `npm run vitrine -- secret replace`.',
  );
}

/** Has the database expect this secret from now on. */
export const replaceSecret = (db: Database, secret: string) =>
  db.asSystem('the operator replaces the secret', ({ sql }) => replaceValue(sql, 'secret', fingerprintOf(secret)));
