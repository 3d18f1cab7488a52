import { setTimeout as pause } from 'node:timers/promises';
import { SET_UP_SCHEME } from '#identity/contract.ts';
import type { Product } from '../product.ts';

const MAIL_WRITERS = 3;
const PAUSE_MS = 20;
const ANSWER_TIMEOUT_MS = 15_000;
const FILES = '/v0/b/vitrine.local/o';

type WriteTarget = Pick<Product, 'url' | 'setUpLink'>;

export const operatorOf = ({ setUpLink }: WriteTarget) => ({
  authorization: `${SET_UP_SCHEME} ${setUpLink.split('#')[1]}`,
});

/**
 * Writes emails and files, one after the other, until stopped. Counts the responses to writes that were not
 * acknowledged.
 */
export async function startWriteLoad(target: WriteTarget) {
  const files = await openFiles(target);
  const acknowledged: Acknowledged = { mails: [], files: [] };
  const refused = new Map<string, number>();
  let isOver = false;
  let number = 0;
  const repeat = async (write: (number: number) => Promise<string>) => {
    while (!isOver) {
      number += 1;
      const status = await write(number);
      if (!status.startsWith('20')) refused.set(status, (refused.get(status) ?? 0) + 1);
      await pause(PAUSE_MS);
    }
  };
  const writeMail = async (count: number) => {
    const { status, body } = await ask(target, 'POST', '/api/admin/mail/test', { to: `reader-${count}@example.org` });
    if (status === '201') acknowledged.mails.push(body.id);
    return status;
  };
  const writeFile = async (count: number) => {
    const status = await files.write(`${count}.txt`);
    if (status === '200') acknowledged.files.push(`${count}.txt`);
    return status;
  };
  const writers = Promise.all([...Array.from({ length: MAIL_WRITERS }, () => repeat(writeMail)), repeat(writeFile)]);
  const stop = async () => {
    isOver = true;
    await writers;
  };
  return {
    refused,
    stop,
    count: () => acknowledged.mails.length + acknowledged.files.length,
    /** Returns the acknowledged writes that can no longer be read. */
    lost: async () => [
      ...(await lostMails(target, acknowledged.mails)),
      ...(await lostFiles(files.read, acknowledged.files)),
    ],
  };
}

type Acknowledged = { mails: string[]; files: string[] };

/** Signs up a member, and returns functions to write and read their files. Each file contains its own name. */
async function openFiles(target: WriteTarget) {
  const person = { email: 'ada@example.org', username: 'ada', password: 'analytical engine no. 1', name: 'Ada' };
  const { body } = await request(target, 'POST', '/api/auth/sign-up/email', {}, JSON.stringify(person));
  const headers = { authorization: `Bearer ${body.token}` };
  const nameOf = (name: string) => encodeURIComponent(`users/${body.user.uid}/${name}`);
  const type = { 'x-goog-upload-protocol': 'multipart', 'content-type': 'multipart/related; boundary=B' };
  return {
    write: async (name: string) => {
      const parts = `--B\r\ncontent-type: application/json\r\n\r\n{}\r\n--B\r\ncontent-type: text/plain\r\n\r\n${name}\r\n--B--`;
      return (await request(target, 'POST', `${FILES}?name=${nameOf(name)}`, { ...headers, ...type }, parts)).status;
    },
    read: async (name: string) => (await request(target, 'GET', `${FILES}/${nameOf(name)}?alt=media`, headers)).text,
  };
}

/** Sends a request as the operator. */
export const ask = (target: WriteTarget, method: string, path: string, body?: unknown) =>
  request(target, method, path, operatorOf(target), body === undefined ? undefined : JSON.stringify(body));

/** Sends a request. A failed connection counts as a response. */
async function request(
  { url }: WriteTarget,
  method: string,
  path: string,
  headers: Record<string, string>,
  body?: string,
) {
  try {
    const answer = await fetch(url + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      signal: AbortSignal.timeout(ANSWER_TIMEOUT_MS),
      ...(body === undefined ? {} : { body }),
    });
    const retries = answer.status === 503 && !answer.headers.has('retry-after') ? ' without Retry-After' : '';
    const text = await answer.text();
    return { status: `${answer.status}${retries}`, text, body: parseJson(text) };
  } catch (error) {
    const isTimeout = error instanceof Error && error.name === 'TimeoutError';
    return { status: isTimeout ? 'no answer' : 'no connection', text: '', body: undefined };
  }
}

function parseJson(text: string) {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

async function lostMails(target: WriteTarget, acknowledged: readonly string[]) {
  const stored = new Set<string>();
  let cursor = '';
  do {
    const { body } = await ask(target, 'GET', `/api/admin/mail?limit=100${cursor}`);
    for (const { id } of body.items) stored.add(id);
    cursor = body.nextCursor ? `&cursor=${body.nextCursor}` : '';
  } while (cursor);
  return acknowledged.filter((id) => !stored.has(id));
}

async function lostFiles(read: (name: string) => Promise<string>, acknowledged: readonly string[]) {
  const lost: string[] = [];
  for (const name of acknowledged) if ((await read(name)) !== name) lost.push(name);
  return lost;
}

/** Returns the seconds until the instance is ready again, or undefined after a minute. */
export async function secondsUntilReady(target: WriteTarget) {
  const started = performance.now();
  while (performance.now() - started < 60_000) {
    if ((await ask(target, 'GET', '/readyz')).status === '200') return (performance.now() - started) / 1000;
    await pause(100);
  }
  return undefined;
}
