import { deleteApp } from 'firebase/app';
import { type Functions, httpsCallable } from 'firebase/functions';
import { beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { firebaseFor } from '#testing/firebase-client.ts';
import { type Member, mailTo, newPerson, registerMember } from '#testing/members.ts';
import { shareTestInstance } from '#testing/test-instance.ts';

const instance = shareTestInstance({ TRUST_PROXY: '1' });

let ada: Member;
beforeAll(async () => {
  ada = await memberWithMessages();
});

function clientOf(member?: { uid: string; token: string }) {
  const client = firebaseFor(instance, member);
  onTestFinished(() => deleteApp(client.app));
  return client;
}
const functionsFor = (member?: { uid: string; token: string }) => clientOf(member).functions;

type NewMember = { email: string; username: string };
const PAYLOADS: Record<string, (person: NewMember) => Record<string, unknown>> = {
  sendOTPEmail: ({ email }) => ({ email, otp: '123456', displayName: 'Ada' }),
  sendWelcomeEmail: ({ email }) => ({ email, displayName: 'Ada' }),
  sendPasswordResetEmail: ({ email }) => ({ email }),
  sendNewUserNotification: ({ email, username }) => ({ email, displayName: 'Ada', username }),
  sendUsernameChangeNotification: ({ email, username }) => ({
    email,
    displayName: 'Ada',
    oldUsername: username,
    newUsername: `${username}-king`,
  }),
};
const ALL = Object.keys(PAYLOADS);
const OWN = ALL.filter((name) => name !== 'sendPasswordResetEmail');
const SUCCESS = { success: true };
const payloadOf = (name: string, person: NewMember) => PAYLOADS[name]?.(person);

/** Registers a member with a verified address and a changed username, for functions that report events. */
async function memberWithMessages(): Promise<Member> {
  const member = await registerMember(instance);
  await member.call('PUT', '/api/me/username', { username: `${member.username}-king` });
  return member;
}

/** The client's two ways to call; a stream has no messages before its result. */
const CALL_BY_CLIENT: Record<string, (functions: Functions, name: string, data: unknown) => Promise<unknown>> = {
  call: async (functions, name, data) => (await httpsCallable(functions, name)(data)).data,
  stream: async (functions, name, data) => {
    const { stream, data: result } = await httpsCallable(functions, name).stream(data);
    const messages: unknown[] = [];
    // Both promises reject when the call fails.
    const read = (async () => {
      for await (const message of stream) messages.push(message);
    })();
    const [answer] = await Promise.all([result, read]);
    expect(messages).toEqual([]);
    return answer;
  },
};

async function errorOf(work: Promise<unknown>) {
  const error = await work.then(
    (answer) => expect.fail(`answered ${JSON.stringify(answer)}`),
    (thrown: { code: string; message: string; details?: unknown }) => thrown,
  );
  return { code: error.code, message: error.message, details: error.details };
}

it.each(ALL)('the unmodified client calls %s at a custom base URL', async (name) => {
  const functions = clientOf(ada).functionsAt(`${instance.url}/functions`);
  expect(await httpsCallable(functions, name)(payloadOf(name, ada))).toEqual({ data: SUCCESS });
});

describe.each(Object.keys(CALL_BY_CLIENT))('the unmodified client, by %s', (way) => {
  const ask = (functions: Functions, name: string, data?: unknown) =>
    (CALL_BY_CLIENT[way] as (typeof CALL_BY_CLIENT)[string])(functions, name, data);

  it.each(ALL)('%s succeeds, also a second time for the same event', async (name) => {
    const member = await memberWithMessages();
    const functions = functionsFor(member);
    expect(await ask(functions, name, payloadOf(name, member))).toEqual(SUCCESS);
    const mails = (await mailTo(instance, member.email)).length;
    expect(await ask(functions, name, payloadOf(name, member))).toEqual(SUCCESS);
    if (name !== 'sendPasswordResetEmail') expect(await mailTo(instance, member.email)).toHaveLength(mails);
  });

  it('receives success: false for an event that did not happen', async () => {
    const data = { ...payloadOf('sendUsernameChangeNotification', ada), oldUsername: 'lovelace' };
    expect(await ask(functionsFor(ada), 'sendUsernameChangeNotification', data)).toEqual({
      success: false,
      error: 'There was no such change of username',
    });
  });

  it('requests a password reset without a token, with the same result for an unknown address', async () => {
    for (const email of [ada.email, 'nobody@example.org']) {
      expect(await ask(functionsFor(), 'sendPasswordResetEmail', { email })).toEqual(SUCCESS);
    }
  });

  it.each(OWN)('receives the reason why %s refuses', async (name) => {
    const functions = functionsFor(ada);
    const data = payloadOf(name, ada);
    for (const stranger of [undefined, { uid: ada.uid, token: 'wrong' }]) {
      const refusal = await errorOf(ask(functionsFor(stranger), name, data));
      expect(refusal).toMatchObject({ code: 'functions/unauthenticated' });
    }
    expect(await errorOf(ask(functions, name, payloadOf(name, newPerson())))).toMatchObject({
      code: 'functions/permission-denied',
      message: expect.stringMatching(/^[A-Z]/),
    });
    expect(await errorOf(ask(functions, name, { ...data, email: 7 }))).toMatchObject({
      code: 'functions/invalid-argument',
      details: { fields: [{ path: 'email', message: expect.any(String) }] },
    });
    expect(await errorOf(ask(functions, name))).toMatchObject({ code: 'functions/invalid-argument' });
  });

  it('receives not-found for an unknown function', async () => {
    expect(await errorOf(ask(functionsFor(), 'sendNothing', {}))).toMatchObject({ code: 'functions/not-found' });
  });

  it('receives resource-exhausted after too many calls', async () => {
    const member = await registerMember(instance, { verified: false });
    const functions = functionsFor(member);
    const again = () => ask(functions, 'sendWelcomeEmail', payloadOf('sendWelcomeEmail', member));
    for (let count = 0; count < 30; count += 1) await again();
    expect(await errorOf(again())).toMatchObject({
      code: 'functions/resource-exhausted',
      details: { retryAfter: expect.any(Number) },
    });
  });
});
