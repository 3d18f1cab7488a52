import type { ServerResponse } from 'node:http';

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
    'form-action': "'self'",
    'manifest-src': "'self'",
  }),
  /** A page for visitors: no script at all. */
  page: directives({
    ...NOTHING,
    'style-src': "'self'",
    'img-src': "'self' data:",
    'font-src': "'self'",
    'form-action': "'self'",
    'manifest-src': "'self'",
  }),
};

const ALWAYS = [
  ['content-security-policy', CONTENT_POLICY.nothing],
  ['x-content-type-options', 'nosniff'],
  ['x-frame-options', 'DENY'],
  ['referrer-policy', 'strict-origin-when-cross-origin'],
  ['cross-origin-opener-policy', 'same-origin'],
  ['cross-origin-resource-policy', 'same-origin'],
  ['permissions-policy', 'camera=(), geolocation=(), microphone=(), payment=(), usb=()'],
] as const;

const TWO_YEARS = 63_072_000;

/** The headers that every answer carries, whatever comes of the request. */
export function setSafeHeaders(response: ServerResponse, { overTls }: { overTls: boolean }) {
  for (const [name, value] of ALWAYS) response.setHeader(name, value);
  if (overTls) response.setHeader('strict-transport-security', `max-age=${TWO_YEARS}; includeSubDomains`);
}
