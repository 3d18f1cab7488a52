import type { Preferences } from '#platform/pure/preferences.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { openTaggedCache } from '#platform/server/tagged-cache.ts';
import type { UserDocument } from '../../contract.ts';
import { hashOf } from '../secret-token.ts';
import { toUserDocument } from '../to-user-document.ts';
import { MAX_SESSION_AGE_SECONDS, SESSION_IDLE_SECONDS } from './session-token.ts';
import { findSession, type SessionWithUser, touchSession } from './store.ts';

/** A valid session with its member. */
export type ActiveSession = {
  sessionId: string;
  uid: string;
  user: UserDocument;
  preferences: Preferences;
  expiresAt: Date;
};

export type SessionCache = {
  /**
   * Returns the session of a token, from the cache where possible. Sessions of deactivated accounts yield
   * `deactivated`, to distinguish them from ended ones.
   */
  find(token: string): Promise<{ activeSession: ActiveSession; renewed: boolean } | 'deactivated' | undefined>;
  /** Drops the cached sessions of a member. Other instances are notified by the database. */
  forget(uid: string): void;
  close(): Promise<void>;
};

/** A session whose member an admin has deactivated; it grants no access. */
type DeactivatedSession = { deactivated: true; uid: string };

/** The notification channel; the triggers of the tables use the same name. */
const CHANNEL = 'vitrine_members';
const MAX_CACHED_SESSIONS = 50_000;
const CACHE_MS = 5 * 60 * 1000;

type Ctx = Pick<Kernel, 'db' | 'bus' | 'clock'>;

/** Opens the cache of sessions. A change of the account or the end of a session invalidates it on every instance. */
export async function openSessionCache({ db, bus, clock }: Ctx): Promise<SessionCache> {
  const cache = await openTaggedCache<ActiveSession | DeactivatedSession>({
    bus,
    channel: CHANNEL,
    capacity: MAX_CACHED_SESSIONS,
    lifetimeMs: CACHE_MS,
    bypassWhenDisconnected: true,
  });

  /** Loads a session and records its use, at most once per cache period, which extends it up to its maximum age. */
  const loadSession = (tokenHash: string) =>
    db.asSystem<(SessionWithUser & { renewed: boolean }) | DeactivatedSession | undefined>(
      'find out who asks',
      async ({ sql }) => {
        const now = clock.now();
        const found = await findSession(sql, tokenHash, now);
        if (!found) return undefined;
        if (!found.user.isActive) return { deactivated: true, uid: found.user.id };
        const idleMs = now.getTime() - found.session.updatedAt.getTime();
        if (idleMs < CACHE_MS) return { ...found, renewed: false };
        const expiresAt = new Date(
          Math.min(
            now.getTime() + SESSION_IDLE_SECONDS * 1000,
            found.session.createdAt.getTime() + MAX_SESSION_AGE_SECONDS * 1000,
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
      const cached = await cache.get(tokenHash, async () => {
        const found = await loadSession(tokenHash);
        if (!found) return undefined;
        if ('deactivated' in found) return { value: found, tags: [found.uid] };
        const { session, user } = found;
        renewed = found.renewed;
        const { id: uid, theme, region, timeZone, deviceTimeZone } = user;
        const value = {
          ...{ sessionId: session.id, uid, user: toUserDocument(user), expiresAt: session.expiresAt },
          preferences: { theme, region, timeZone, deviceTimeZone },
        };
        return { value, tags: [user.id] };
      });
      if (cached && 'deactivated' in cached) return 'deactivated';
      return cached && cached.expiresAt > clock.now() ? { activeSession: cached, renewed } : undefined;
    },
    forget: cache.drop,
    close: cache.close,
  };
}
