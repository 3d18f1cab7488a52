import type { StorageKernel } from '#files/service.ts';
import { AppError } from '#platform/pure/errors.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { readForm } from '#platform/server/http/read-form.ts';
import { sendReadyBody } from '#platform/server/http/ready-body.ts';
import { requireSameSite } from '#platform/server/http/require-same-site.ts';
import { type Translator, translatorOf } from '#platform/server/i18n/messages.ts';
import { verifyPassword } from '#platform/server/passwords/password-hash.ts';
import type { RateLimit } from '#platform/server/rate-limits.ts';
import { SHARE_PASSWORD_LENGTH } from '../../model/share-limits.ts';
import { shareNameOf, sharePath } from '../site/addresses.ts';
import { requireReadMethod } from '../site/site-response.ts';
import { accessCookie } from './access-cookie.ts';
import { type LinkPageDesign, linkPageDesign, passwordPageBody } from './password-page-body.ts';
import type { ShareAccess } from './share-access.ts';

const HOUR = 60 * 60;
const ATTEMPTS_PER_ADDRESS: RateLimit = { name: 'link password address', tries: 10, seconds: HOUR };
const ATTEMPTS_PER_SHARE: RateLimit = { name: 'link password', tries: 100, seconds: 24 * HOUR };
/** Maximum body size in bytes: the longest password with 12 bytes per character once encoded, and some spare. */
const MAX_FORM_BYTES = 4 * 1024;

/** Shows the password page of a link. On the right password sets a cookie and redirects to the requested page. */
export async function servePasswordPage(kernel: StorageKernel, exchange: Exchange, access: ShareAccess) {
  const { request, response, visit } = exchange;
  if (request.method !== 'POST') {
    requireReadMethod(exchange);
    // The form has no action and so posts to the requested URL; one cached page serves every path.
    const key = { host: 'instance', path: `${sharePath(shareNameOf(access))}?password`, language: '' };
    const page = await kernel.pages.get(key, async () => ({
      body: await passwordPageBody(kernel, await linkPageDesign(kernel, access)),
      tags: [access.ownerId],
    }));
    return sendReadyBody(request, response, page);
  }
  requireSameSite(exchange);
  const field = await readForm(request, MAX_FORM_BYTES);
  const result = await tryPassword(kernel, exchange, access, field('password'));
  if (result.kind === 'right') {
    const headers = { location: visit.path + visit.search, 'cache-control': 'no-store' };
    response.writeHead(303, { ...headers, 'set-cookie': accessCookie(kernel, access) }).end();
    return;
  }
  if (result.kind === 'tooOften') response.setHeader('retry-after', String(result.seconds));
  const design = await linkPageDesign(kernel, access);
  const status = result.kind === 'tooOften' ? 429 : 422;
  await sendReadyBody(
    request,
    response,
    await passwordPageBody(kernel, design, { status, fault: faultOf(result, design) }),
  );
}

type PasswordResult = { kind: 'right' | 'wrong' | 'missing' } | { kind: 'tooOften'; seconds: number };

async function tryPassword(
  { limits }: StorageKernel,
  { visit }: Exchange,
  access: ShareAccess,
  password: string,
): Promise<PasswordResult> {
  if (password === '') return { kind: 'missing' };
  const from = `${access.id} ${visit.address}`;
  try {
    await limits.count(ATTEMPTS_PER_ADDRESS, from);
    await limits.count(ATTEMPTS_PER_SHARE, access.id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
      return { kind: 'tooOften', seconds: error.details.retryAfter ?? 0 };
    throw error;
  }
  const isWithinLimit = password.length <= SHARE_PASSWORD_LENGTH.max;
  if (!isWithinLimit || !(await verifyPassword(access.passwordHash ?? '', password, visit.address)))
    return { kind: 'wrong' };
  // Successful attempts do not count against the limits.
  await Promise.all([limits.refund(ATTEMPTS_PER_ADDRESS, from), limits.refund(ATTEMPTS_PER_SHARE, access.id)]);
  return { kind: 'right' };
}

function faultOf(result: PasswordResult, { language }: LinkPageDesign) {
  const t = translatorOf(language);
  if (result.kind === 'tooOften') return rateLimitMessage(result.seconds, t);
  return result.kind === 'missing' ? t('portfolio-readers.missing') : t('portfolio-readers.wrong');
}

const rateLimitMessage = (seconds: number, t: Translator) =>
  seconds > HOUR
    ? t('portfolio-readers.tooOftenHours', { count: Math.ceil(seconds / HOUR) })
    : t('portfolio-readers.tooOftenMinutes', { count: Math.ceil(seconds / 60) });
