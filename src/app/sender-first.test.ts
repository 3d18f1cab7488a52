import { expect, it } from 'vitest';
import { sendRaw } from '#testing/raw-http.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance();
const METHODS = ['get', 'post', 'put', 'patch', 'delete'] as const;

/** Headers and bodies that no operation accepts. */
const GARBAGE: [headers: string[], body: string][] = [
  [['content-type: application/json'], '{"a":'],
  [['content-type: application/json; charset=utf-16', 'content-encoding: br'], '[1e400,"\\u0000"]'],
  [['content-type: application/zip', 'content-length: 9999999999'], ''],
  [['content-type: multipart/related'], '--'],
];

async function statusOf(method: string, target: string, headers: string[], body: string) {
  const length = headers.some((line) => line.startsWith('content-length')) ? [] : [`content-length: ${body.length}`];
  const lines = ['host: localhost', ...headers, ...length].join('\r\n');
  const bytes = Buffer.from(`${method} ${target} HTTP/1.1\r\n${lines}\r\n\r\n${body}`, 'latin1');
  return (await sendRaw(instance.port, bytes))?.status;
}

/** Returns the invalid requests whose response is not 401. */
async function notRefused(method: string, target: string) {
  const answers = GARBAGE.map(async ([headers, body]) => {
    const status = await statusOf(method, target, headers, body);
    return status === 401 ? [] : [`${method} ${target} ${headers} ${body}: ${status}`];
  });
  return (await Promise.all(answers)).flat();
}

it('every API operation that needs a session responds 401 without one, whatever is sent', async () => {
  const document = await (await fetch(`${instance.url}/api/openapi.json`)).json();
  const wrong: string[] = [];
  let count = 0;
  for (const [path, operations] of Object.entries<Record<string, { security?: unknown[] }>>(document.paths)) {
    for (const method of METHODS) {
      const operation = operations[method];
      if (!operation || operation.security?.length === 0) continue;
      count += 1;
      const target = `/api${path.replace(/\{\w+\}/g, '%00')}?limit=x&cursor[length][x]=1&a=%zz`;
      wrong.push(...(await notRefused(method.toUpperCase(), target)));
    }
  }
  expect(wrong).toEqual([]);
  expect(count).toBeGreaterThan(150);
});

it('every callable function that needs a session responds 401 without one, whatever is sent', async () => {
  const names = ['sendOTPEmail', 'sendWelcomeEmail', 'sendNewUserNotification', 'sendUsernameChangeNotification'];
  const paths = names.flatMap((name) => [`/functions/${name}`, `/vitrine/us-central1/${name}`]);
  expect((await Promise.all(paths.map((path) => notRefused('POST', path)))).flat()).toEqual([]);
});

it('storage responds 401 to lists and writes without a session, whatever is sent', async () => {
  const files = '/v0/b/vitrine.local/o';
  const targets: [method: string, target: string][] = [
    ['GET', `${files}?maxResults=x`],
    ['POST', `${files}?name=%00`],
    ['POST', `${files}?upload_id=x`],
    ['PUT', files],
    ['PATCH', `${files}/%zz`],
    ['DELETE', `${files}/%zz`],
    ['POST', `${files}/users%2Fx%2Fy`],
  ];
  const wrong = await Promise.all(targets.map(([method, target]) => notRefused(method, target)));
  expect(wrong.flat()).toEqual([]);
});
