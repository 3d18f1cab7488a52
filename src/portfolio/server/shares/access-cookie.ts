import type { Exchange } from '#platform/server/http/front.ts';
import { derivedToken, isSameToken } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import type { ShareAccess } from './share-access.ts';

/** Validity of an entered password while the browser stays open; closing it ends the session cookie. */
const MAX_AGE_SECONDS = 12 * 60 * 60;

const COOKIE_PATTERN = /(?:^|;\s*)(?:__Secure-)?vitrine\.link=(\d{1,12})\.([\w-]{43})(?=;|$)/g;

/** Returns the token of the cookie. It is derived from the password hash, so a new password invalidates all cookies. */
const accessToken = ({ secret }: Pick<Kernel, 'secret'>, { id, passwordHash }: ShareAccess, expiry: string) =>
  derivedToken(secret, `link ${id} ${passwordHash} ${expiry}`);

const secondsAt = (now: Date) => Math.floor(now.getTime() / 1000);

/** Returns a cookie that grants access to this link after the password was entered. */
export function accessCookie(kernel: Kernel, access: ShareAccess): string {
  const expiry = String(secondsAt(kernel.clock.now()) + MAX_AGE_SECONDS);
  const overTls = kernel.settings.APP_URL.startsWith('https:');
  const name = overTls ? '__Secure-vitrine.link' : 'vitrine.link';
  const attributes = `Path=${sharePath(shareNameOf(access))}; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;
  return `${name}=${expiry}.${accessToken(kernel, access, expiry)}; ${attributes}`;
}

/** Returns whether a request has a valid cookie for a link. */
export function hasAccessCookie(kernel: Pick<Kernel, 'secret' | 'clock'>, { request }: Exchange, access: ShareAccess) {
  const now = secondsAt(kernel.clock.now());
  return [...(request.headers.cookie ?? '').matchAll(COOKIE_PATTERN)].some(([, expiry = '', token = '']) => {
    const remaining = Number(expiry) - now;
    return remaining > 0 && remaining <= MAX_AGE_SECONDS && isSameToken(token, accessToken(kernel, access, expiry));
  });
}
