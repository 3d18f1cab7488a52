import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { build, type Rolldown } from 'vite';
import type * as firebasePage from './firebase-page.ts';
import { codeFor, expect, test } from './with-mail.ts';

/** Serves a third-party site with one page whose script is `firebase-page.ts`. */
async function openForeignSite() {
  const entry = join(import.meta.dirname, 'firebase-page.ts');
  const lib = { entry, formats: ['iife' as const], name: 'firebasePage' };
  const built = await build({ configFile: false, logLevel: 'error', build: { write: false, lib } });
  const [output] = (built as Rolldown.RolldownOutput[]).flatMap((each) => each.output);
  const script = output?.type === 'chunk' ? output.code : '';
  const server = createServer(({ url }, response) => {
    const isScript = url === '/script.js';
    response.setHeader('content-type', isScript ? 'text/javascript' : 'text/html; charset=utf-8');
    response.end(
      isScript ? script : '<!doctype html><link rel="icon" href="data:,"><script src="/script.js"></script>',
    );
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, close: () => server.close() };
}

// A page of another site could not send our header.
test.use({ extraHTTPHeaders: {} });

type FirebaseWindow = typeof globalThis & { firebasePage: typeof firebasePage };

test('a page at another site uses files and functions through the unmodified client', async ({
  page,
  product,
  mails,
}) => {
  const person = {
    email: 'ada-elsewhere@example.org',
    password: 'analytical engine no. 1',
    name: 'Ada',
    username: 'ada-elsewhere',
  };
  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json' };
    const answer = await fetch(product.url + path, { method: 'POST', headers, body: JSON.stringify(body) });
    return answer.json();
  };
  const { token, user } = await post('/api/auth/sign-up/email', person);
  const { email } = person;
  await post('/api/auth/email-otp/verify-email', { email, otp: await codeFor(mails, email) });
  const { hostname: host, port } = new URL(product.url);
  const callArguments = { server: { host, port: Number(port) }, member: { uid: user.uid, token, email: user.email } };
  const site = await openForeignSite();
  try {
    await page.goto(site.url);
    expect(
      await page.evaluate(
        ({ server, member }) => (globalThis as FirebaseWindow).firebasePage.useFiles(server, member),
        callArguments,
      ),
    ).toEqual({
      small: ['a ö %25 😀', 6, 'text/plain'],
      states: ['running', 'paused', 'running'],
      same: true,
      beginning: 10,
      canceled: 'storage/canceled',
      linked: 'Note G',
      changed: 'no-cache',
      listed: ['a ö %25 😀', 'large'],
      removed: 'no error',
      missing: 'storage/object-not-found',
      forbidden: 'storage/unauthorized',
    });
    expect(
      await page.evaluate(
        ({ server, member }) => (globalThis as FirebaseWindow).firebasePage.tryFilesAsStranger(server, member),
        callArguments,
      ),
    ).toEqual(['storage/unauthenticated']);
    expect(
      await page.evaluate(
        ({ server, member }) => (globalThis as FirebaseWindow).firebasePage.callFunctions(server, member),
        callArguments,
      ),
    ).toEqual({
      called: { success: true },
      streamed: [[], { success: true }],
      withoutToken: { success: true },
      refused: 'functions/unauthenticated',
      missing: 'functions/not-found',
    });
  } finally {
    site.close();
  }
});
