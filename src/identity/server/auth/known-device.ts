import { derivedToken, isSameToken, newToken } from '#platform/server/ids.ts';
import { cookieAttributes, cookiePrefix, readCookie } from '../actor/session-token.ts';
import type { IdentityCtx } from '../context.ts';

// After a sign-in, the browser keeps a cookie with an id, and a signature for each account that was signed in to. Wrong
// passwords are counted per known browser, so that a stranger's guesses don't delay the owner (decision 43). The cookie
// grants no access.

const COOKIE_SECONDS = 400 * 24 * 60 * 60;
const MAX_ACCOUNTS = 5;

type Ctx = Pick<IdentityCtx, 'exchange' | 'settings' | 'secret'>;

const cookieName = ({ settings }: Ctx) => `${cookiePrefix(settings)}.device`;
const signatureOf = ({ secret }: Ctx, id: string, email: string) => derivedToken(secret, `known device ${id} ${email}`);

function readDevice(ctx: Ctx) {
  const [id, ...signatures] = readCookie(ctx.exchange.request, cookieName(ctx))?.split('.') ?? [];
  return id === undefined ? undefined : { id, signatures: signatures.slice(0, MAX_ACCOUNTS) };
}

/** Returns the id of the browser that sends the request, if this account was signed in to with it before. */
export function findKnownDevice(ctx: Ctx, email: string) {
  const device = readDevice(ctx);
  if (!device) return undefined;
  const expected = signatureOf(ctx, device.id, email);
  return device.signatures.some((signature) => isSameToken(signature, expected)) ? device.id : undefined;
}

/** Sets the cookie that marks the browser as known to this account, and keeps the marks of a few earlier accounts. */
export function rememberDevice(ctx: Ctx, email: string) {
  const device = readDevice(ctx);
  const id = device?.id ?? newToken();
  const newSignature = signatureOf(ctx, id, email);
  const others = device?.signatures.filter((signature) => signature !== newSignature) ?? [];
  const value = [id, newSignature, ...others].slice(0, 1 + MAX_ACCOUNTS).join('.');
  const cookie = `${cookieName(ctx)}=${value}${cookieAttributes(ctx.settings, COOKIE_SECONDS)}`;
  ctx.exchange.response.appendHeader('set-cookie', cookie);
}
