import type { Kernel } from '#platform/kernel.ts';
import { openTaggedCache } from '#platform/tagged-cache.ts';
import type { UserDocument } from '../../contract.ts';
import { hashOf } from '../secret-token.ts';
import { findSession, type SessionOfUser, touchSession } from '../sessions/store.ts';
import { asDocument } from '../user-document.ts';
import { OLDEST_SESSION_SECONDS, SESSION_SECONDS } from './session-token.ts';

/** A valid session with its member. */
export type SignedIn = { sessionId: string; uid: string; user: UserDocument; expiresAt: Date };

export type KnownSessions = {
  /**
   * Returns the session of a token, from the cache where possible. Sessions of deactivated accounts yield
   * `deactivated`, to distinguish them from ended ones.
   */
  find(token: string): Promise<{ signedIn: SignedIn; renewed: boolean } | 'deactivated' | undefined>;
  /** Drops the cached sessions of a member. Other instances are notified by the database. */
  forget(uid: string): void;
  close(): Promise<void>;
};

/** A session whose member an admin has deactivated; it grants no access. */
type Deactivated = { deactivated: true; uid: string };

/** The notification channel; the triggers of the tables use the same name. */
const CHANNEL = 'vitrine_members';
const MOST = 50_000;
const REMEMBERED_MILLISECONDS = 5 * 60 * 1000;

type Ctx = Pick<Kernel, 'db' | 'bus' | 'clock'>;

/** Opens the cache of sessions. A change of the account or the end of a session invalidates it on every instance. */
export async function openKnownSessions({ db, bus, clock }: Ctx): Promise<KnownSessions> {
  const cache = await openTaggedCache<SignedIn | Deactivated>({
    bus,
    channel: CHANNEL,
    largest: MOST,
    milliseconds: REMEMBERED_MILLISECONDS,
    distrustful: true,
  });

  /** Loads a session and records its use, at most once per cache period, which extends it up to its maximum age. */
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
