import type { Database } from '#platform/db/database.ts';
import { hashPassword, isCurrentHash, spendScrypt, verifyPassword } from '#platform/password-hash.ts';
import { hasOlderHashes } from './store.ts';

/**
 * Hashes and checks the passwords of accounts. While some hashes are of the older, slower kind, every check takes as long as
 * one of those and one of the new kind together: how long an answer takes must not tell which accounts exist.
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
