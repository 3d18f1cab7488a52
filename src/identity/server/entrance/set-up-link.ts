import { derivedToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { existsAdmin } from '../store.ts';

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings'>;

/**
 * The link that makes the first admin, as long as there is none: it works once because the admin it makes ends it. It
 * follows from the secret, so all instances print the same one. The token stands behind `#`, which no log sees.
 */
export async function setUpLink(ctx: Ctx) {
  const token = await setUpToken(ctx);
  return token === undefined ? undefined : `${ctx.settings.APP_URL}/setup#${token}`;
}

export async function setUpToken({ db, secret }: Ctx) {
  const done = await db.asSystem('ask whether there is an admin yet', ({ sql }) => existsAdmin(sql));
  return done ? undefined : derivedToken(secret, 'set-up link');
}
