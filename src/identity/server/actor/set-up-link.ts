import { derivedToken } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { existsAdmin } from '../store.ts';

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings'>;

/**
 * Returns the link that creates the first admin, or undefined once there is an admin. Its token is derived from the
 * secret, so all instances print the same link. The token is in the fragment, so that it appears in no log.
 */
export async function readSetUpLink(ctx: Ctx) {
  const token = await readSetUpToken(ctx);
  return token === undefined ? undefined : `${ctx.settings.APP_URL}/setup#${token}`;
}

export async function readSetUpToken({ db, secret }: Ctx) {
  const hasAdmin = await db.asSystem('check whether there is an admin', ({ sql }) => existsAdmin(sql));
  return hasAdmin ? undefined : derivedToken(secret, 'set-up link');
}
