import type { Exchange } from '#platform/http/front.ts';
import { derivedToken, sameToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { sharePath } from '../site/addresses.ts';
import type { Gate } from './gate.ts';

/** Validity of an entered password while the browser stays open; closing it ends the session cookie. */
const SECONDS = 12 * 60 * 60;

const KEYS = /(?:^|;\s*)(?:__Secure-)?vitrine\.link=(\d{1,12})\.([\w-]{43})(?=;|$)/g;

/** Returns the token of the cookie. It is derived from the password hash, so a new password invalidates all cookies. */
const keyTo = ({ secret }: Pick<Kernel, 'secret'>, { id, passwordHash }: Gate, end: string) =>
  derivedToken(secret, `link ${id} ${passwordHash} ${end}`);

const secondsAt = (now: Date) => Math.floor(now.getTime() / 1000);

/** Returns a cookie that grants access to this link after the password was entered. */
export function keyCookie(kernel: Kernel, gate: Gate): string {
  const end = String(secondsAt(kernel.clock.now()) + SECONDS);
  const overTls = kernel.settings.APP_URL.startsWith('https:');
  const name = overTls ? '__Secure-vitrine.link' : 'vitrine.link';
  const lasts = `Path=${sharePath(gate.id)}; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;
  return `${name}=${end}.${keyTo(kernel, gate, end)}; ${lasts}`;
}

/** Returns whether a request has a valid cookie for a link. */
export function holdsKey(kernel: Pick<Kernel, 'secret' | 'clock'>, { request }: Exchange, gate: Gate) {
  const now = secondsAt(kernel.clock.now());
  return [...(request.headers.cookie ?? '').matchAll(KEYS)].some(([, end = '', key = '']) => {
    const left = Number(end) - now;
    return left > 0 && left <= SECONDS && sameToken(key, keyTo(kernel, gate, end));
  });
}
