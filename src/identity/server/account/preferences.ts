import type { AccountPreferences } from '../../contract.ts';
import type { PreferencesChange } from '../../model/fields.ts';
import { notSignedInError, requireMember } from '../actor/require-member.ts';
import type { IdentityCtx } from '../context.ts';
import { findUser, type StoredUser } from '../store.ts';
import { changeOwnUser } from './change-profile.ts';

/** Returns the preferences of the member's account. */
export async function readPreferences({ actor, db }: IdentityCtx): Promise<AccountPreferences> {
  const { uid } = requireMember(actor);
  const user = await db.asMember(uid, ({ sql }) => findUser(sql, uid));
  if (!user) throw notSignedInError({ kind: 'visitor' });
  return toAccountPreferences(user);
}

/** Changes preferences of the member's account; those that the input omits stay. */
export async function changePreferences(ctx: IdentityCtx, change: PreferencesChange): Promise<AccountPreferences> {
  const entries = Object.entries(change).filter(([, value]) => value !== undefined);
  if (entries.length > 0) await changeOwnUser(ctx, Object.fromEntries(entries));
  return readPreferences(ctx);
}

/** Returns the preferences in the row of a member. */
export const toAccountPreferences = ({ theme, language, region, timeZone, deviceTimeZone }: StoredUser) => ({
  theme,
  language,
  region,
  timeZone,
  deviceTimeZone,
});
