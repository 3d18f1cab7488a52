import type { Kernel } from '#platform/kernel.ts';
import { openTaggedCache } from '#platform/tagged-cache.ts';
import type { UserDocument } from '../../contract.ts';
import { hashOf } from '../secret-token.ts';
import { findSession, type SessionOfUser, touchSession } from '../sessions/store.ts';
import { asDocument } from '../user-document.ts';
import { OLDEST_SESSION_SECONDS, SESSION_SECONDS } from './session-token.ts';

/** A session, and whose it is. */
export type SignedIn = { sessionId: string; uid: string; user: UserDocument; expiresAt: Date };

export type KnownSessions = {
  /**
   * Who is signed in under a token; asked of the database once in a while, not at every request. A session of somebody
   * whose account is deactivated opens nothing, and is told apart from one that has ended.
   */
  find(token: string): Promise<{ signedIn: SignedIn; renewed: boolean } | 'deactivated' | undefined>;
  /** What was remembered of a member is looked up again. Other instances hear of it from the database. */
  forget(uid: string): void;
  close(): Promise<void>;
};

/** A session of somebody whose account an admin has deactivated, which opens nothing. */
type Deactivated = { deactivated: true; uid: string };

/** As the triggers of the tables name it. */
const CHANNEL = 'vitrine_members';
const MOST = 50_000;
const REMEMBERED_MILLISECONDS = 5 * 60 * 1000;

type Ctx = Pick<Kernel, 'db' | 'bus' | 'clock'>;

/** Remembers who is signed in. A change of the account or the end of a session makes every instance forget it. */
export async function openKnownSessions({ db, bus, clock }: Ctx): Promise<KnownSessions> {
  const cache = await openTaggedCache<SignedIn | Deactivated>({
    bus,
    channel: CHANNEL,
    largest: MOST,
    milliseconds: REMEMBERED_MILLISECONDS,
    distrustful: true,
  });

  /** Looks a session up, and notes that it was seen: it lasts for as long as it is used, within its greatest age. */
  const lookUp = (tokenHash: string) =>
    db.asSystem<(SessionOfUser & { renewed: boolean }) | Deactivated | undefined>(
      'find out who asks',
      async ({ sql }) => {
        const now = clock.now();
        const found = await findSession(sql, tokenHash, now);
        if (!found) return undefined;
        if (!found.user.isActive) return { deactivated: true, uid: found.user.id };
        const unseen = now.getTime() - found.session.updatedAt.getTime();
        if (unseen < REMEMBERED_MILLISECONDS) return { ...found, renewed: false };
        const expiresAt = new Date(
          Math.min(
            now.getTime() + SESSION_SECONDS * 1000,
            found.session.createdAt.getTime() + OLDEST_SESSION_SECONDS * 1000,
          ),
        );
        if (expiresAt <= now) return undefined;
        await touchSession(sql, found.session.id, { updatedAt: now, expiresAt });
        return { ...found, session: { ...found.session, expiresAt }, renewed: true };
      },
    );

  return {
    find: async (token) => {
      let renewed = false;
      const tokenHash = hashOf(token);
      const known = await cache.get(tokenHash, async () => {
        const found = await lookUp(tokenHash);
        if (!found) return undefined;
        if ('deactivated' in found) return { value: found, tags: [found.uid] };
        const { session, user } = found;
        renewed = found.renewed;
        const value = { sessionId: session.id, uid: user.id, user: asDocument(user), expiresAt: session.expiresAt };
        return { value, tags: [user.id] };
      });
      if (known && 'deactivated' in known) return 'deactivated';
      return known && known.expiresAt > clock.now() ? { signedIn: known, renewed } : undefined;
    },
    forget: cache.drop,
    close: cache.close,
  };
}
