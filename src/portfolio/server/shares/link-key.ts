import type { Exchange } from '#platform/http/front.ts';
import { derivedToken, sameToken } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { sharePath } from '../site/addresses.ts';
import type { Gate } from './gate.ts';

/** Whoever closes the browser is asked again; whoever leaves it open, after this time. */
const SECONDS = 12 * 60 * 60;

const KEYS = /(?:^|;\s*)(?:__Secure-)?vitrine\.link=(\d{1,12})\.([\w-]{43})(?=;|$)/g;

/** What a browser shows to be let in again. It follows from the password's hash, so that another password locks all out. */
const keyTo = ({ secret }: Pick<Kernel, 'secret'>, { id, passwordHash }: Gate, end: string) =>
  derivedToken(secret, `link ${id} ${passwordHash} ${end}`);

const secondsAt = (now: Date) => Math.floor(now.getTime() / 1000);

/** The cookie of whoever knew the password, for this link alone. */
export function keyCookie(kernel: Kernel, gate: Gate): string {
  const end = String(secondsAt(kernel.clock.now()) + SECONDS);
  const overTls = kernel.settings.APP_URL.startsWith('https:');
  const name = overTls ? '__Secure-vitrine.link' : 'vitrine.link';
  const lasts = `Path=${sharePath(gate.id)}; HttpOnly; SameSite=Lax${overTls ? '; Secure' : ''}`;
  return `${name}=${end}.${keyTo(kernel, gate, end)}; ${lasts}`;
}

/** Whether whoever asks has given the password a while ago. */
export function holdsKey(kernel: Pick<Kernel, 'secret' | 'clock'>, { request }: Exchange, gate: Gate) {
  const now = secondsAt(kernel.clock.now());
  return [...(request.headers.cookie ?? '').matchAll(KEYS)].some(([, end = '', key = '']) => {
    const left = Number(end) - now;
    return left > 0 && left <= SECONDS && sameToken(key, keyTo(kernel, gate, end));
  });
}
