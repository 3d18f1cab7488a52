import { hash, randomBytes } from 'node:crypto';
import type { Kernel } from '#platform/server/kernel.ts';
import { dayAt } from '../model/days.ts';
import { agreeOnSalt } from './store.ts';

const HOUR_MS = 60 * 60 * 1000;

type DailySalt = { salt: string; isShared: boolean };

/**
 * Manages the daily salt that all instances share. Once it is deleted, no key can be traced to a visitor, even with all
 * IP addresses known. While the database is unavailable, an instance uses a salt of its own.
 */
export function makeSalts({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const salts = new Map<string, DailySalt>();

  const saltOf = (day: string) => {
    const existing = salts.get(day);
    if (existing) return existing;
    const created = { salt: randomBytes(24).toString('base64url'), isShared: false };
    salts.set(day, created);
    return created;
  };

  return {
    /** Returns the key of an IP address and user agent, which is only valid on the given day. */
    keyOf: (day: string, address: string, agent: string) =>
      hash('sha256', `${saltOf(day).salt} ${address} ${agent}`, 'base64url'),

    /** Fetches the salt of today, and that of tomorrow an hour ahead, and forgets those of previous days. */
    renew: async () => {
      const now = clock.now().getTime();
      const days = new Set([dayAt(now), dayAt(now + HOUR_MS)]);
      for (const day of salts.keys()) if (!days.has(day)) salts.delete(day);
      for (const day of days) {
        const { salt, isShared } = saltOf(day);
        if (isShared) continue;
        const shared = await db.asSystem('agree on the salt of the day', ({ sql }) => agreeOnSalt(sql, day, salt));
        salts.set(day, { salt: shared, isShared: true });
      }
    },
  };
}
