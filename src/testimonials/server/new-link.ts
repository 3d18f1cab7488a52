import { hashOf, newSecretToken } from '#identity/service.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { LINK_DAYS } from '../model/limits.ts';

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns a new link for an author, with the columns by which it is recognized. Its token is not stored. */
export function newLink({ settings, clock }: Pick<Kernel, 'settings' | 'clock'>) {
  const token = newSecretToken();
  return {
    url: `${settings.APP_URL}/testimonials/${token}`,
    columns: { tokenHash: hashOf(token), expiresAt: new Date(clock.now().getTime() + LINK_DAYS * DAY_MS) },
  };
}
