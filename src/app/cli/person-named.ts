import { CommandRefused } from '#admin/service.ts';
import { findPerson, type OperatorCtx, readAccount } from '#identity/service.ts';

/** Finds a member by email address, username or id. */
export async function personNamed({ db, clock }: OperatorCtx, who: string) {
  const found = await db.readAsSystem('the operator changes an account', async (reader) => {
    const uid = await findPerson(reader, who);
    return uid === undefined ? undefined : readAccount(reader, uid, clock.now());
  });
  if (!found) throw new CommandRefused(`No account found for ${who}.`);
  return found.user;
}
