import type { FilesKernel } from '#files/service.ts';
import { AppError } from '#platform/errors.ts';
import type { Exchange } from '#platform/http/front.ts';
import { requireOwnPage } from '#platform/http/own-page.ts';
import { readForm } from '#platform/http/read-form.ts';
import { sendReadyBody } from '#platform/http/ready-body.ts';
import { type Translator, translatorOf } from '#platform/i18n/words.ts';
import { verifyPassword } from '#platform/password-hash.ts';
import type { Limit } from '#platform/rate-limits.ts';
import { SHARE_PASSWORD } from '../../model/share-limits.ts';
import { sharePath } from '../site/addresses.ts';
import { requireReading } from '../site/answer-site.ts';
import type { Gate } from './gate.ts';
import { keyCookie } from './link-key.ts';
import { lookOf, type PasswordLook, passwordBody } from './password-body.ts';

const HOUR = 60 * 60;
const TRIES_FROM: Limit = { name: 'link password address', tries: 10, seconds: HOUR };
const TRIES_OF: Limit = { name: 'link password', tries: 100, seconds: 24 * HOUR };
/** Maximum body size in bytes: the longest password with 12 bytes per character once encoded, and some spare. */
const LARGEST_FORM = 4 * 1024;

/** Shows the password page of a link. On the right password sets a cookie and redirects to the requested page. */
export async function askPassword(kernel: FilesKernel, exchange: Exchange, gate: Gate) {
  const { request, response, visit } = exchange;
  if (request.method !== 'POST') {
    requireReading(exchange);
    // The form has no action and so posts to the requested URL; one cached page serves every path.
    const key = { host: 'instance', path: `${sharePath(gate.id)}?password`, language: '' };
    const page = await kernel.pages.get(key, async () => ({
      body: await passwordBody(kernel, await lookOf(kernel, gate)),
      tags: [gate.ownerId],
    }));
    return sendReadyBody(request, response, page);
  }
  requireOwnPage(exchange);
  const field = await readForm(request, LARGEST_FORM);
  const tried = await tryPassword(kernel, exchange, gate, field('password'));
  if (tried.kind === 'right') {
    const headers = { location: visit.path + visit.search, 'cache-control': 'no-store' };
    response.writeHead(303, { ...headers, 'set-cookie': keyCookie(kernel, gate) }).end();
    return;
  }
  if (tried.kind === 'tooOften') response.setHeader('retry-after', String(tried.seconds));
  const look = await lookOf(kernel, gate);
  const status = tried.kind === 'tooOften' ? 429 : 422;
  await sendReadyBody(request, response, await passwordBody(kernel, look, { status, fault: faultOf(tried, look) }));
}

type Tried = { kind: 'right' | 'wrong' | 'missing' } | { kind: 'tooOften'; seconds: number };

async function tryPassword({ limits }: FilesKernel, { visit }: Exchange, gate: Gate, typed: string): Promise<Tried> {
  if (typed === '') return { kind: 'missing' };
  const from = `${gate.id} ${visit.address}`;
  try {
    await limits.count(TRIES_FROM, from);
    await limits.count(TRIES_OF, gate.id);
  } catch (error) {
    if (error instanceof AppError && error.code === 'TOO_MANY_REQUESTS')
      return { kind: 'tooOften', seconds: error.details.retryAfter ?? 0 };
    throw error;
  }
  const isShort = typed.length <= SHARE_PASSWORD.longest;
  if (!isShort || !(await verifyPassword(gate.passwordHash ?? '', typed))) return { kind: 'wrong' };
  // Successful attempts do not count against the limits.
  await Promise.all([limits.refund(TRIES_FROM, from), limits.refund(TRIES_OF, gate.id)]);
  return { kind: 'right' };
}

function faultOf(tried: Tried, { language }: PasswordLook) {
  const t = translatorOf(language);
  if (tried.kind === 'tooOften') return refusalOf(tried.seconds, t);
  return tried.kind === 'missing' ? t('portfolio-readers.missing') : t('portfolio-readers.wrong');
}

const refusalOf = (seconds: number, t: Translator) =>
  seconds > HOUR
    ? t('portfolio-readers.tooOftenHours', { count: Math.ceil(seconds / HOUR) })
    : t('portfolio-readers.tooOftenMinutes', { count: Math.ceil(seconds / 60) });
