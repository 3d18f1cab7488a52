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

/**
 * The policy of a page for visitors: no scripts. (Without scripts, `connect-src` only lets auditors fetch robots.txt.)
 */
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
  /** Whether images are served by URL, or may also be embedded as data URLs. */
  pictures?: 'served' | 'within';
  /** Whether pages of the instance may show it in a frame. */
  framed?: boolean;
};

/**
 * Returns the policy of a page with one inline style, allowed by its SHA-256, and images and fonts of the instance
 * only.
 */
export const policyOfPageWith = (style: string, { pictures = 'served', framed = false }: StyledPage = {}) =>
  directives({
    ...PAGE,
    'style-src': `'sha256-${createHash('sha256').update(style).digest('base64')}'`,
    'img-src': pictures === 'within' ? "'self' data:" : "'self'",
    ...(framed ? { 'frame-ancestors': "'self'" } : {}),
  });

/** The Content-Security-Policy of each kind of response. All others, such as API responses, get `nothing`. */
export const CONTENT_POLICY = {
  nothing: directives(NOTHING),
  /** The policy of the app: scripts and styles of the instance only. */
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
  /** The policy of a script that runs as a worker of the app, which may send requests to the server. */
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
/**
 * HSTS for custom domains: short, because the member may move the domain elsewhere, and without subdomains, because
 * they are not the instance's.
 */
const GUEST = { days: 7, subdomains: false };

/**
 * For how many days browsers use only TLS for a host, and whether that includes its subdomains. 0 days sends no header.
 */
export type Hsts = { days: number; subdomains: boolean };

const overTls = ({ days, subdomains }: Hsts): OutgoingHttpHeaders => {
  const value = `max-age=${days * SECONDS_A_DAY}${subdomains ? '; includeSubDomains' : ''}`;
  return days === 0 ? ALWAYS : { ...ALWAYS, 'strict-transport-security': value };
};

type Reached = { requestId: string; overTls: boolean; atHome: boolean };

/**
 * Makes the headers that every response carries, errors included. `atHome`: the host is the instance's own or below it.
 */
export function makeSafeHeaders(hsts: Hsts) {
  const headers = { home: overTls(hsts), guest: overTls({ ...GUEST, days: Math.min(GUEST.days, hsts.days) }) };
  return ({ requestId, overTls, atHome }: Reached): OutgoingHttpHeaders => ({
    ...(overTls ? headers[atHome ? 'home' : 'guest'] : ALWAYS),
    'x-request-id': requestId,
  });
}

type Given = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response that always carries the safe headers. They are merged when the head is written, and headers of the
 * response itself take precedence; setting them one by one took a tenth of the time of a cached page. Header names are
 * in lower case here.
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
