import { openKnownSessions } from '#identity/server/actor/signed-in.ts';
import { setActive } from '#identity/service.ts';
import { type Member, makeAdmin, registerMember } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Deactivates a member as an admin does, or lets them in again. */
export async function setMemberActive(instance: TestInstance, { uid }: Pick<Member, 'uid'>, isActive: boolean) {
  const admin = await registerMember(instance);
  await makeAdmin(instance, admin);
  const user = (await admin.call('GET', '/api/me')).body;
  const known = await openKnownSessions(instance.kernel);
  const auth = () => Promise.reject(new Error('the accounts library is not needed for this'));
  const actor = { kind: 'member' as const, uid: admin.uid, isAdmin: true, sessionId: '', user };
  await setActive({ ...instance.kernel, identity: { known, auth, exportParts: [] }, actor }, uid, isActive);
  await known.close();
}
