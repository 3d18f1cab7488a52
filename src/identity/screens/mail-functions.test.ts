import { json } from 'node:stream/consumers';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { serve } from '#testing/serve.ts';
import {
  sendNewUserNotification,
  sendOTPEmail,
  sendPasswordResetEmail,
  sendUsernameChangeNotification,
  sendWelcomeEmail,
} from './mail-functions.ts';

/** Opens a page of an instance whose functions return this response, and records the requests. */
async function openPage(payload: unknown = { result: { success: true } }, status = 200) {
  const requests: { path: string | undefined; body: unknown }[] = [];
  const { url } = await serve(async (request, response) => {
    requests.push({ path: request.url, body: await json(request) });
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(payload));
  });
  setOrigin(url);
  return requests;
}

function setOrigin(origin: string) {
  vi.stubGlobal('window', { location: { origin } });
  onTestFinished(() => void vi.unstubAllGlobals());
}

const UNREACHABLE_ORIGIN = 'http://127.0.0.1:1';
const [email, displayName] = ['ada@example.org', 'Ada Lovelace'];

const AWAITED_FUNCTIONS = [
  {
    name: 'sendOTPEmail',
    send: () => sendOTPEmail(email, '048291', displayName),
    data: { email, otp: '048291', displayName },
    fallback: 'Failed to send OTP email',
  },
  {
    name: 'sendPasswordResetEmail',
    send: () => sendPasswordResetEmail(email),
    data: { email },
    fallback: 'Failed to send password reset email',
  },
];

const LOGGED_FUNCTIONS = [
  { name: 'sendWelcomeEmail', send: () => sendWelcomeEmail(email, displayName), data: { email, displayName } },
  {
    name: 'sendNewUserNotification',
    send: () => sendNewUserNotification(email, displayName, 'ada'),
    data: { email, displayName, username: 'ada' },
  },
  {
    name: 'sendUsernameChangeNotification',
    send: () => sendUsernameChangeNotification(email, displayName, 'ada', 'ada-lovelace'),
    data: { email, displayName, oldUsername: 'ada', newUsername: 'ada-lovelace' },
  },
];

it.each([...AWAITED_FUNCTIONS, ...LOGGED_FUNCTIONS])(
  '$name calls the function of the same name on its own instance',
  async (mail) => {
    const requests = await openPage();
    await mail.send();
    expect(requests).toEqual([{ path: `/functions/${mail.name}`, body: { data: mail.data } }]);
  },
);

describe.each(AWAITED_FUNCTIONS)('$name', ({ send, fallback }) => {
  it('reports success', async () => {
    await openPage();
    expect(await send()).toEqual({ success: true });
  });

  it('returns the error message of the server', async () => {
    await openPage(
      { error: { status: 'RESOURCE_EXHAUSTED', message: 'Too many attempts. Try again in 9 seconds.' } },
      429,
    );
    expect(await send()).toEqual({ success: false, error: 'Too many attempts. Try again in 9 seconds.' });
    await openPage({ result: { success: false, error: 'The mailbox is full.' } });
    expect(await send()).toEqual({ success: false, error: 'The mailbox is full.' });
  });

  it.each([
    ['has an internal error', { error: { status: 'INTERNAL', message: 'INTERNAL' } }, 500],
    ['fails without a message', {}, 503],
    ['returns an empty response', {}, 200],
    ['returns a null result', { result: null }, 200],
    ['reports a failure without a reason', { result: { success: false } }, 200],
  ])('returns the fallback message if the server %s', async (_, payload, status) => {
    await openPage(payload, status);
    expect(await send()).toEqual({ success: false, error: fallback });
  });

  it('returns the fallback message if the server is unreachable', async () => {
    setOrigin(UNREACHABLE_ORIGIN);
    expect(await send()).toEqual({ success: false, error: fallback });
  });
});

describe.each(LOGGED_FUNCTIONS)('$name', ({ name, send }) => {
  it('logs a failure instead of throwing', async () => {
    const log = vi.spyOn(console, 'error').mockImplementation(() => {});
    setOrigin(UNREACHABLE_ORIGIN);
    expect(await send()).toBeUndefined();
    await openPage({ error: { status: 'PERMISSION_DENIED', message: 'This isn’t your email address' } }, 403);
    expect(await send()).toBeUndefined();
    expect(log.mock.calls).toEqual([[`${name}: failed`], [`${name}: This isn’t your email address`]]);
    log.mockClear();
  });

  it('logs nothing on success', async () => {
    await openPage();
    expect(await send()).toBeUndefined();
  });
});
