import {
  commonHeaders,
  encodePart,
  type FuzzRequest,
  type FuzzRole,
  type HeaderList,
  type SignedInAccount,
} from './fuzz-request.ts';
import { oddString } from './odd-values.ts';
import type { Random } from './random.ts';

type PageServer = { host: string };
type FuzzPage = { method?: string; target: string; headers?: HeaderList; fields?: readonly string[]; host?: string };

const FORM: HeaderList = [['content-type', 'application/x-www-form-urlencoded']];
const ODD_PATHS = [
  ...[
    '/',
    '/healthz',
    '/readyz',
    '/metrics',
    '/api',
    '/api/',
    '/api/openapi.json',
    '/assets/..%2f',
    '/.well-known/security.txt',
  ],
  ...[
    '/internal/tls-ask?domain=x',
    '/internal/tls-ask?domain=%00',
    '/robots.txt',
    '/sitemap.xml',
    '/admin/%zz',
    '//',
    '/%00',
  ],
  ...[
    '/images/x/1.avif',
    '/favicon.ico',
    '/security',
    '/privacy',
    '/report',
    '/report?page=%2F',
    '/cv/x/edit',
    '/setup',
  ],
];
const SUBPATHS = [
  '',
  '/',
  '/projects',
  '/contact',
  '/contact?sent',
  '/x',
  '/sitemap.xml',
  '/robots.txt',
  '/%00',
  '/..%2f',
  '?lang=de',
];

const FORM_VALUES: Readonly<Record<string, string>> = {
  reason: 'spam',
  email: 'mary@example.net',
  website: '',
  place: 'sections',
};

/** Returns a request for a public page, or for a form on one. */
export function pageRequest(
  random: Random,
  role: FuzzRole,
  sender: SignedInAccount,
  { host }: PageServer,
): FuzzRequest {
  const { known, username, appUrl } = sender;
  const text = (fallback: string) => (random.chance(0.5) ? fallback : oddString(random));
  const cv = known.pick('cvs', random) ?? 'x';
  const share = known.pick('shares', random) ?? 'x';
  const image = known.pick('images', random) ?? 'x';
  const subpath = random.pick(SUBPATHS);
  const pageRequestParts: FuzzPage = random.pick<() => FuzzPage>([
    () => ({ target: random.pick(ODD_PATHS) }),
    () => ({ target: `/${encodePart(oddString(random)).slice(0, 3000)}` }),
    () => ({ target: `/cv/${cv}${random.pick(['', '?format=pdf', '?x=%zz', '/x', '?lang=ar'])}` }),
    () => ({ target: `/cv/${cv}/comments`, fields: ['place', 'name', 'text', 'email', 'website'] }),
    () => ({
      target: `/report?page=${encodePart(text(`${appUrl}/cv/${cv}`)).slice(0, 2000)}`,
      fields: ['reason', 'text', 'email'],
    }),
    () => ({ target: `/report?page=${encodePart(text(`${appUrl}/portfolio/${share}`)).slice(0, 2000)}` }),
    () => ({ target: `/portfolio/${share}${subpath}` }),
    () => ({ target: `/portfolio/${share}${subpath}`, fields: ['password', 'next'] }),
    () => ({
      target: `/images/${image}/${random.pick(['480', '960', '0', 'x'])}.${random.pick(['avif', 'webp', 'png'])}`,
    }),
    () => ({ target: subpath || '/', host: `${encodePart(username)}.${host}` }),
    () => ({ target: '/contact', host: `${encodePart(username)}.${host}`, fields: ['name', 'email', 'message'] }),
    () => ({
      target: '/',
      host: random.pick(['[::1]', '..', 'a.b.c.localhost', 'x'.repeat(300), '\u00ff', 'localhost:99999']),
    }),
  ])();
  const { target, fields, method = fields ? 'POST' : random.pick(['GET', 'GET', 'HEAD']) } = pageRequestParts;
  const form = fields?.map((name) => `${name}=${encodePart(text(FORM_VALUES[name] ?? 'Ada'))}`).join('&');
  const origin: HeaderList = fields ? [...FORM, ['origin', `http://${pageRequestParts.host ?? host}`]] : [];
  return {
    ...{ operation: nameOf(fields), kind: 'pages', role, method, hangUp: false },
    target: target.replaceAll(' ', '%20'),
    headers: [...commonHeaders(random, pageRequestParts.host ?? host), ...origin],
    body: form === undefined ? undefined : Buffer.from(random.chance(0.1) ? `${form}&%zz` : form),
  };
}

function nameOf(fields: readonly string[] | undefined) {
  if (!fields) return 'page';
  return fields.includes('password') ? 'link password' : 'form';
}
