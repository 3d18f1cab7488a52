import { openSessionCache } from '#identity/server/actor/session-cache.ts';
import { setActive } from '#identity/service.ts';
import type { Member } from './members.ts';
import type { TestInstance } from './test-instance.ts';

/** Deactivates or reactivates a member, as an admin does. */
export async function setMemberActive({ kernel }: TestInstance, { uid }: Pick<Member, 'uid'>, isActive: boolean) {
  const knownSessions = await openSessionCache(kernel);
  await kernel.db.asSystem('prepare a test', (tx) =>
    setActive({ ...kernel, identity: { sessionCache: knownSessions } }, tx, uid, isActive),
  );
  await knownSessions.close();
}
