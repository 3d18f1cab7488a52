import { createHash } from 'node:crypto';
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

const directives = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const NOTHING = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/** A page for visitors: no script at all. (With nothing to run, `connect-src` only lets auditors fetch robots.txt.) */
const PAGE = {
  ...NOTHING,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'manifest-src': "'self'",
};

type StyledPage = {
  /** Small pictures may stand in the page itself. */
  pictures?: 'served' | 'within';
  /** Pages of ours may show it inside of them. */
  framed?: boolean;
};

/** The same for a page that has its one style in it, known by its SHA-256, and pictures and typefaces of ours alone. */
export const policyOfPageWith = (style: string, { pictures = 'served', framed = false }: StyledPage = {}) =>
  directives({
    ...PAGE,
    'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src': pictures === 'within' ? "'self' data:" : "'self'",
    ...(framed ? { 'frame-ancestors': "'self'" } : {}),
  });

/** What each kind of answer may load and do. Everything else, such as an API's answer, may do nothing. */
export const CONTENT_POLICY = {
  nothing: directives(NOTHING),
  /** The app: our own scripts and styles, nobody else's. */
  app: directives({
    ...NOTHING,
    'script-src': "'self'",
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'manifest-src': "'self'",
  }),
  page: directives(PAGE),
  /** A script, where it runs as a thread of the app's: it may ask the server. */
  script: directives({ ...NOTHING, 'connect-src': "'self'" }),
};

const ALWAYS: OutgoingHttpHeaders = {
  'content-security-policy': CONTENT_POLICY.nothing,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const SECONDS_A_DAY = 86_400;
/** A domain that somebody brought may be taken elsewhere, and the hosts below it aren't ours to speak for. */
const GUEST = { days: 7, subdomains: false };

/** For how many days browsers reach a host over TLS alone, and whether also the hosts below it. */
export type Hsts = { days: number; subdomains: boolean };

const overTls = ({ days, subdomains }: Hsts): OutgoingHttpHeaders => {
  const value = `max-age=${days * SECONDS_A_DAY}${subdomains ? '; includeSubDomains' : ''}`;
  return days === 0 ? ALWAYS : { ...ALWAYS, 'strict-transport-security': value };
};

type Reached = { requestId: string; overTls: boolean; atHome: boolean };

/** Makes the headers that every answer to a request carries, whatever comes of it. `atHome`: at the instance's own host or below. */
export function makeSafeHeaders(hsts: Hsts) {
  const headers = { home: overTls(hsts), guest: overTls({ ...GUEST, days: Math.min(GUEST.days, hsts.days) }) };
  return ({ requestId, overTls, atHome }: Reached): OutgoingHttpHeaders => ({
    ...(overTls ? headers[atHome ? 'home' : 'guest'] : ALWAYS),
    'x-request-id': requestId,
  });
}

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * An answer that carries the safe headers, whoever writes it. They join in when its head is written, and whatever the
 * answer says itself goes before them; set one by one beforehand, they would cost a page out of the cache a tenth of its
 * time. Header names are in lower case here.
 */
export class SafeResponse extends ServerResponse {
  safeHeaders = ALWAYS;

  override writeHead(status: number, first?: string | Given, second?: Given): this {
    if (typeof first !== 'string' && !Array.isArray(first)) {
      return super.writeHead(status, { ...this.safeHeaders, ...this.getHeaders(), ...first });
    }
    for (const [name, value] of Object.entries(this.safeHeaders)) {
      if (value !== undefined && !this.hasHeader(name)) this.setHeader(name, value);
    }
    return super.writeHead(status, first as string, second);
  }
}
