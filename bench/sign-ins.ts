import { setTimeout as pause } from 'node:timers/promises';
import { withProduct } from './pair.ts';
import type { Figure } from './report.ts';

const CONCURRENCY = 48;
const PASSWORD = 'Note G, 25 operations';
/** The wait after which a sign-in is refused with 503, plus the time that one takes. */
const MAX_ANSWER_MS = 4000;
const DELAY_MS = 100;

/** Measures simultaneous sign-ins, and that of another member a moment later. */
export const signIns = (): Promise<Figure[]> =>
  withProduct({ TRUST_PROXY: '1' }, async ({ url }) => {
    for (let number = 0; number <= CONCURRENCY; number += 1) await signUp(url, number);
    const alone = await signIn(url, CONCURRENCY);
    const fromOne = await crowd(url, () => '10.1.0.1');
    const fromMany = await crowd(url, (number) => `10.2.0.${number}`);
    return [
      { name: 'one sign-in alone', unit: 'ms', product: alone.ms },
      ...figuresOf(`${CONCURRENCY} sign-ins from one address`, fromOne),
      ...figuresOf(`${CONCURRENCY} sign-ins from as many addresses`, fromMany),
    ];
  });

type TimedAnswer = { status: number; ms: number };
type Crowd = { answers: TimedAnswer[]; other: TimedAnswer };

async function crowd(url: string, addressOf: (number: number) => string): Promise<Crowd> {
  const pending = Array.from({ length: CONCURRENCY }, (_, number) => signIn(url, number, addressOf(number)));
  await pause(DELAY_MS);
  const other = await signIn(url, CONCURRENCY);
  return { answers: await Promise.all(pending), other };
}

function figuresOf(name: string, { answers, other }: Crowd): Figure[] {
  const refused = [...answers, other].filter(({ status }) => status !== 200 && status !== 503 && status !== 429);
  if (refused.length > 0) throw new Error(`answered with ${refused.map(({ status }) => status)}`);
  const slowest = Math.max(...answers.map(({ ms }) => ms));
  const served = answers.filter(({ status }) => status === 200).length;
  return [
    { name: `${name}: slowest answer`, unit: 'ms', product: slowest, atMost: MAX_ANSWER_MS },
    { name: `${name}: another member, answered ${other.status}`, unit: 'ms', product: other.ms, atMost: MAX_ANSWER_MS },
    { name: `${name}: signed in at once`, unit: '', product: served },
  ];
}

const emailOf = (number: number) => `member-${number}@vitrine.example`;

async function signUp(url: string, number: number) {
  const body = { email: emailOf(number), username: `member-${number}`, password: PASSWORD, name: 'Ada Lovelace' };
  const { status } = await post(url, '/api/auth/sign-up/email', body, `10.0.0.${number}`);
  if (status !== 200) throw new Error(`sign-up: ${status}`);
}

const signIn = (url: string, number: number, address = `10.0.0.${number}`) =>
  post(url, '/api/auth/sign-in/email', { email: emailOf(number), password: PASSWORD }, address);

async function post(url: string, path: string, body: object, address: string): Promise<TimedAnswer> {
  const began = performance.now();
  const answer = await fetch(url + path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': address },
    body: JSON.stringify(body),
  });
  await answer.text();
  return { status: answer.status, ms: performance.now() - began };
}
