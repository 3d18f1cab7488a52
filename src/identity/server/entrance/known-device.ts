import { derivedToken, newToken, sameToken } from '#platform/ids.ts';
import { cookieAttributes, cookiePrefix, readCookie } from '../actor/session-token.ts';
import type { IdentityCtx } from '../context.ts';

// A browser in which somebody has signed in keeps a cookie that says so: the browser's id, and a signature for each
// account. Wrong passwords are counted by it, so that a stranger's guesses don't delay the owner (decision 43). It opens
// nothing.

const SECONDS = 400 * 24 * 60 * 60;
const MOST_ACCOUNTS = 5;

type Ctx = Pick<IdentityCtx, 'exchange' | 'settings' | 'secret'>;

const cookieName = ({ settings }: Ctx) => `${cookiePrefix(settings)}.device`;
const signatureOf = ({ secret }: Ctx, id: string, email: string) => derivedToken(secret, `known device ${id} ${email}`);

function readDevice(ctx: Ctx) {
  const [id, ...signatures] = readCookie(ctx.exchange.request, cookieName(ctx))?.split('.') ?? [];
  return id === undefined ? undefined : { id, signatures: signatures.slice(0, MOST_ACCOUNTS) };
}

/** Returns the id of the browser that asks, if somebody has signed in to this account with it before. */
export function knownDevice(ctx: Ctx, email: string) {
  const device = readDevice(ctx);
  if (!device) return undefined;
  const expected = signatureOf(ctx, device.id, email);
  return device.signatures.some((signature) => sameToken(signature, expected)) ? device.id : undefined;
}

/** Lets the browser remember that somebody has signed in to this account with it, along with a few accounts before. */
export function rememberDevice(ctx: Ctx, email: string) {
  const device = readDevice(ctx);
  const id = device?.id ?? newToken();
  const own = signatureOf(ctx, id, email);
  const others = device?.signatures.filter((signature) => signature !== own) ?? [];
  const value = [id, own, ...others].slice(0, 1 + MOST_ACCOUNTS).join('.');
  const cookie = `${cookieName(ctx)}=${value}${cookieAttributes(ctx.settings, SECONDS)}`;
  ctx.exchange.response.appendHeader('set-cookie', cookie);
}
