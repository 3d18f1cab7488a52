import { hash, randomBytes } from 'node:crypto';
import type { Kernel } from '#platform/kernel.ts';
import { dayAt } from '../model/days.ts';
import { agreeOnSalt } from './store.ts';

const HOUR = 60 * 60 * 1000;

type Salt = { salt: string; agreed: boolean };

/**
 * The salt of a day, which all instances share and which is gone after it: from then on nobody can tell of whom a key is,
 * even with all addresses at hand. While the database can't be asked, an instance has one of its own.
 */
export function makeSalts({ db, clock }: Pick<Kernel, 'db' | 'clock'>) {
  const salts = new Map<string, Salt>();

  const saltOf = (day: string) => {
    const known = salts.get(day);
    if (known) return known;
    const made = { salt: randomBytes(24).toString('base64url'), agreed: false };
    salts.set(day, made);
    return made;
  };

  return {
    /** Stands for an address and an agent on a day, and for nothing on any other one. */
    keyOf: (day: string, address: string, agent: string) =>
      hash('sha256', `${saltOf(day).salt} ${address} ${agent}`, 'base64url'),

    /** Has the salt of today, soon that of tomorrow as well, and none of the days before. */
    renew: async () => {
      const now = clock.now().getTime();
      const days = new Set([dayAt(now), dayAt(now + HOUR)]);
      for (const day of salts.keys()) if (!days.has(day)) salts.delete(day);
      for (const day of days) {
        const { salt, agreed } = saltOf(day);
        if (agreed) continue;
        const shared = await db.asSystem('agree on the salt of the day', ({ sql }) => agreeOnSalt(sql, day, salt));
        salts.set(day, { salt: shared, agreed: true });
      }
    },
  };
}
