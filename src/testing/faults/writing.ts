import { setTimeout as pause } from 'node:timers/promises';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import type { Product } from '../product.ts';

const LANES = 3;
const PAUSE_MS = 20;
const ANSWER_WITHIN_MS = 15_000;

type Target = Pick<Product, 'url' | 'setUpLink'>;

export const operatorOf = ({ setUpLink }: Target) => ({
  authorization: `${SET_UP_SCHEME} ${setUpLink.split('#')[1]}`,
});

/** Writes one record after the other until it is stopped, and remembers which were acknowledged and how the rest was answered. */
export function startWriting(target: Target) {
  const acknowledged: string[] = [];
  const refused = new Map<string, number>();
  let isOver = false;
  let number = 0;
  const write = async () => {
    while (!isOver) {
      number += 1;
      const answer = await ask(target, 'POST', '/api/admin/mail/test', { to: `reader-${number}@example.org` });
      if (answer.status === '201') acknowledged.push(answer.body.id);
      else refused.set(answer.status, (refused.get(answer.status) ?? 0) + 1);
      await pause(PAUSE_MS);
    }
  };
  const lanes = Promise.all(Array.from({ length: LANES }, write));
  const stop = async () => {
    isOver = true;
    await lanes;
  };
  return { acknowledged, refused, stop };
}

/** Asks as the operator. A connection that fails is an answer too. */
export async function ask(target: Target, method: string, path: string, body?: unknown) {
  try {
    const answer = await fetch(target.url + path, {
      method,
      headers: { ...operatorOf(target), 'content-type': 'application/json' },
      signal: AbortSignal.timeout(ANSWER_WITHIN_MS),
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const retries = answer.status === 503 && !answer.headers.has('retry-after') ? ' without Retry-After' : '';
    return { status: `${answer.status}${retries}`, body: await answer.json().catch(() => undefined) };
  } catch (error) {
    const isLate = error instanceof Error && error.name === 'TimeoutError';
    return { status: isLate ? 'no answer' : 'no connection', body: undefined };
  }
}

/** Returns those of the acknowledged records that are not there any more. */
export async function lostOf(target: Target, acknowledged: readonly string[]) {
  const kept = new Set<string>();
  let cursor = '';
  do {
    const { body } = await ask(target, 'GET', `/api/admin/mail?limit=100${cursor}`);
    for (const { id } of body.items) kept.add(id);
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  return acknowledged.filter((id) => !kept.has(id));
}

/** Returns after how many seconds the instance can work again; undefined if it can't within a minute. */
export async function secondsUntilReady(target: Target) {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    if ((await ask(target, 'GET', '/readyz')).status === '200') return (performance.now() - started) / 1000;
    await pause(100);
  }
  return undefined;
}
