import { CommandError } from '#admin/service.ts';
import { findPerson, type OperatorCtx, readAccount } from '#identity/service.ts';

/** Finds a member by email address, username or id. */
export async function requirePerson({ db, clock }: OperatorCtx, identifier: string) {
  const account = await db.readAsSystem('find an account for the operator', async (reader) => {
    const uid = await findPerson(reader, identifier);
    return uid === undefined ? undefined : readAccount(reader, uid, clock.now());
  });
  if (!account) throw new CommandError(`No account found for ${identifier}.`);
  return account.user;
}
