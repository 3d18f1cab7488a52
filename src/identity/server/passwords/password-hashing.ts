import type { Database } from '#platform/server/db/database.ts';
import {
  hashPassword,
  isCurrentHash,
  simulateScrypt,
  verifyPassword,
} from '#platform/server/passwords/password-hash.ts';
import { hasOlderHashes } from './store.ts';

/**
 * Creates the password hashing of the accounts library. While the database has hashes of the older, slower kind, every
 * operation takes as long as one hash of each kind together, so that response times don't reveal which accounts exist.
 */
export async function makePasswordHashing(db: Database) {
  const hasOlder = await db.readAsSystem('find older password hashes', ({ sql }) => hasOlderHashes(sql));
  const matchOlderDuration = async () => {
    if (hasOlder) await simulateScrypt();
  };
  return {
    hash: async (password: string) => {
      const [hash] = await Promise.all([hashPassword(password), matchOlderDuration()]);
      return hash;
    },
    verify: async ({ hash, password }: { hash: string; password: string }) => {
      const padding = isCurrentHash(hash) ? matchOlderDuration() : hashPassword(password);
      const [isCorrect] = await Promise.all([verifyPassword(hash, password), padding]);
      return isCorrect;
    },
  };
}
