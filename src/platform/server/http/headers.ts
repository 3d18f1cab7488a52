import { createHash } from 'node:crypto';
import { type OutgoingHttpHeader, type OutgoingHttpHeaders, ServerResponse } from 'node:http';

const directives = (rules: Record<string, string>) =>
  Object.entries(rules)
    .map(([name, sources]) => `${name} ${sources}`)
    .join('; ');

const DENY_ALL = {
  'default-src': "'none'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'frame-ancestors': "'none'",
};

/**
 * The policy of a page for visitors: no scripts. (Without scripts, `connect-src` only lets auditors fetch robots.txt.)
 */
const PAGE_RULES = {
  ...DENY_ALL,
  'style-src': "'self'",
  'img-src': "'self' data:",
  'font-src': "'self'",
  'connect-src': "'self'",
  'form-action': "'self'",
  'manifest-src': "'self'",
};

type StyledPageOptions = {
  /** Whether images are served by URL, or may also be embedded as data URLs. */
  pictures?: 'served' | 'within';
  /** Whether pages of the instance may show it in a frame. */
  framed?: boolean;
  /** Whether the page plays videos or recordings of the instance. */
  plays?: boolean;
};

/** Returns the SHA-256 of an inline style or script, by which a policy allows it. */
const hashSource = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

/**
 * Returns the policy of a page with one inline style, allowed by its SHA-256, and images and fonts of the instance
 * only.
 */
export const styledPagePolicy = (
  style: string,
  { pictures = 'served', framed = false, plays = false }: StyledPageOptions = {},
) =>
  directives({
    ...PAGE_RULES,
    'style-src': hashSource(style),
    'img-src': pictures === 'within' ? "'self' data:" : "'self'",
    ...(plays ? { 'media-src': "'self'" } : {}),
    ...(framed ? { 'frame-ancestors': "'self'" } : {}),
  });

const appPolicy = (scripts: string) =>
  directives({
    ...DENY_ALL,
    'script-src': scripts,
    'style-src': "'self'",
    'img-src': "'self' data: blob:",
    'font-src': "'self'",
    'media-src': "'self'",
    'connect-src': "'self'",
    'frame-src': "'self'",
    'form-action': "'self'",
    'manifest-src': "'self'",
  });

/** Returns the policy of a page of the app with one inline script, allowed by its SHA-256. */
export const scriptedAppPolicy = (script: string) => appPolicy(`'self' ${hashSource(script)}`);

/** The Content-Security-Policy of each kind of response. All others, such as API responses, get `nothing`. */
export const CONTENT_POLICY = {
  nothing: directives(DENY_ALL),
  /** The policy of the app: scripts and styles of the instance only. */
  app: appPolicy("'self'"),
  page: directives(PAGE_RULES),
  /** The policy of a script that runs as a worker of the app, which may send requests to the server. */
  script: directives({ ...DENY_ALL, 'connect-src': "'self'" }),
  /** The policy of a worker that also loads scripts of the instance and compiles WebAssembly. */
  wasmScript: directives({ ...DENY_ALL, 'script-src': "'self' 'wasm-unsafe-eval'", 'connect-src': "'self'" }),
};

const BASE_HEADERS: OutgoingHttpHeaders = {
  'content-security-policy': CONTENT_POLICY.nothing,
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=()',
};

const SECONDS_PER_DAY = 86_400;
/**
 * HSTS for custom domains: short, because the member may move the domain elsewhere, and without subdomains, because
 * they are not the instance's.
 */
const CUSTOM_DOMAIN_HSTS = { days: 7, subdomains: false };

/**
 * For how many days browsers use only TLS for a host, and whether that includes its subdomains. 0 days sends no header.
 */
export type Hsts = { days: number; subdomains: boolean };

const overTls = ({ days, subdomains }: Hsts): OutgoingHttpHeaders => {
  const value = `max-age=${days * SECONDS_PER_DAY}${subdomains ? '; includeSubDomains' : ''}`;
  return days === 0 ? BASE_HEADERS : { ...BASE_HEADERS, 'strict-transport-security': value };
};

/** `hsts`: which rule of HSTS applies, none for a request without TLS. */
type SafeHeadersInput = { requestId: string; hsts: 'home' | 'guest' | false };

/** Makes the headers that every response carries, errors included. */
export function makeSafeHeaders(hsts: Hsts) {
  const headers = {
    home: overTls(hsts),
    guest: overTls({ ...CUSTOM_DOMAIN_HSTS, days: Math.min(CUSTOM_DOMAIN_HSTS.days, hsts.days) }),
  };
  return ({ requestId, hsts: rule }: SafeHeadersInput): OutgoingHttpHeaders => ({
    ...(rule ? headers[rule] : BASE_HEADERS),
    'x-request-id': requestId,
  });
}

type HeadersArgument = OutgoingHttpHeaders | OutgoingHttpHeader[];

/**
 * A response that always carries the safe headers. They are merged when the head is written, and headers of the
 * response itself take precedence; setting them one by one took a tenth of the time of a cached page. Header names are
 * in lower case here.
 */
export class SafeResponse extends ServerResponse {
  safeHeaders = BASE_HEADERS;

  override writeHead(status: number, first?: string | HeadersArgument, second?: HeadersArgument): this {
    if (typeof first !== 'string' && !Array.isArray(first)) {
      return super.writeHead(status, { ...this.safeHeaders, ...this.getHeaders(), ...first });
    }
    for (const [name, value] of Object.entries(this.safeHeaders)) {
      if (value !== undefined && !this.hasHeader(name)) this.setHeader(name, value);
    }
    return super.writeHead(status, first as string, second);
  }
}
