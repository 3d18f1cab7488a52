import type { Database } from '#platform/db/database.ts';
import { hashPassword, isCurrentHash, spendScrypt, verifyPassword } from '#platform/password-hash.ts';
import { hasOlderHashes } from './store.ts';

/**
 * Creates the password hashing of the accounts library. While the database has hashes of the older, slower kind, every
 * operation takes as long as one hash of each kind together, so that response times don't reveal which accounts exist.
 */
export async function accountPasswords(db: Database) {
  const older = await db.readAsSystem('look at all password hashes', ({ sql }) => hasOlderHashes(sql));
  const spendAsOlder = async () => {
    if (older) await spendScrypt();
  };
  return {
    hash: async (password: string) => {
      const [hash] = await Promise.all([hashPassword(password), spendAsOlder()]);
      return hash;
    },
    verify: async ({ hash, password }: { hash: string; password: string }) => {
      const alike = isCurrentHash(hash) ? spendAsOlder() : hashPassword(password);
      const [isRight] = await Promise.all([verifyPassword(hash, password), alike]);
      return isRight;
    },
  };
}
