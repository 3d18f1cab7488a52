import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { bearer, emailOTP, twoFactor } from 'better-auth/plugins';
import type { Sql, Tx } from '#platform/db/database.ts';
import { AppError } from '#platform/errors.ts';
import { makeFairLimit } from '#platform/fair-limit.ts';
import type { Exchange } from '#platform/http/front.ts';
import { derivedToken, newId } from '#platform/ids.ts';
import type { Kernel } from '#platform/kernel.ts';
import { accountsSecret } from './actor/session-signature.ts';
import { cookiePrefix, SESSION_SECONDS } from './actor/session-token.ts';
import { refusalOf } from './auth-refusal.ts';
import { CODE_MINUTES, RESET_MINUTES } from './entrance/limits.ts';
import { accountPasswords } from './passwords/account-passwords.ts';
import { hashedSessions } from './sessions/hashed-sessions.ts';
import { findUser } from './store.ts';
import { credentials, passkeys, sessions, twoFactors, users, verifications } from './tables.ts';

const TRUST_DEVICE_SECONDS = 30 * 24 * 60 * 60;
/** What the library learns of the client's address; the client's own header of this name is not passed on. */
const ADDRESS_HEADER = 'x-vitrine-address';
const PASSED_HEADERS = ['cookie', 'authorization', 'user-agent', 'origin'] as const;
/**
 * A call holds a connection while it hashes a password, on one of four threads that reading files needs as well. Clients take
 * turns by address, so that many sign-ins from one don't keep the others waiting.
 */
const CALLS = { maxBusy: Math.min(availableParallelism(), 3), maxQueue: 200, maxQueuePerOwner: 50, maxWaitMs: 3000 };

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings'>;

/** On whose behalf the library is called: a request, or the instance itself. */
type Caller = { exchange?: Exchange | undefined };

/** One call into the accounts library: its transaction, and where it leaves what it would mail and tell. */
type Scope = { tx: Tx; resetToken?: string; resetFor?: string };

/**
 * The accounts library behind our own API: it keeps passwords, sessions, second factors and passkeys. It is called by
 * commands alone, each within one transaction of ours, so that what follows from an event (a mail, a notice, a change
 * of a name) lands with it or not at all.
 */
export async function makeAuth({ db, secret, settings }: Ctx) {
  const password = await accountPasswords(db);
  const scope = new AsyncLocalStorage<Scope>();
  const sql = new Proxy({} as Sql, {
    get: (_, name) => {
      const current = scope.getStore()?.tx.sql;
      const member: unknown = current && Reflect.get(current, name);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
  const overTls = settings.APP_URL.startsWith('https:');
  const library = betterAuth({
    appName: 'Vitrine',
    baseURL: settings.APP_URL,
    basePath: '/api/auth',
    secret: accountsSecret(secret),
    telemetry: { enabled: false },
    // It would write e-mail addresses. What goes wrong is thrown as well, and logged by us.
    logger: { disabled: true },
    rateLimit: { enabled: false },
    database: hashedSessions(
      drizzleAdapter(sql, {
        provider: 'pg',
        schema: {
          user: users,
          session: sessions,
          account: credentials,
          verification: verifications,
          twoFactor: twoFactors,
          passkey: passkeys,
        },
      }),
    ),
    advanced: {
      // The library's own prefix would be `__Secure-`, put before a name that has the stricter one already.
      cookiePrefix: cookiePrefix(settings),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: overTls },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      database: { generateId: () => newId() },
    },
    user: { fields: { name: 'displayName', image: 'photoUrl' } },
    // `signed-in.ts` renews sessions, and the step-up rule decides how fresh one has to be.
    session: { expiresIn: SESSION_SECONDS, disableSessionRefresh: true, freshAge: 0 },
    verification: { storeIdentifier: 'hashed' },
    emailAndPassword: {
      enabled: true,
      password,
      minPasswordLength: 1,
      maxPasswordLength: 1000,
      requireEmailVerification: settings.HIDE_ACCOUNTS,
      resetPasswordTokenExpiresIn: RESET_MINUTES * 60,
      revokeSessionsOnPasswordReset: true,
      sendResetPassword: async ({ token }) => {
        Object.assign(scope.getStore() ?? {}, { resetToken: token });
      },
      onPasswordReset: async ({ user }) => {
        Object.assign(scope.getStore() ?? {}, { resetFor: user.id });
      },
    },
    emailVerification: { autoSignInAfterVerification: settings.HIDE_ACCOUNTS },
    databaseHooks: {
      session: {
        create: {
          before: async ({ userId }) => {
            const user = await findUser(sql, userId);
            if (!user?.isActive) throw new APIError('FORBIDDEN', { code: 'ACCOUNT_DEACTIVATED' });
          },
        },
      },
    },
    plugins: [
      bearer(),
      twoFactor({ issuer: 'Vitrine', trustDeviceMaxAge: TRUST_DEVICE_SECONDS }),
      passkey({
        rpID: new URL(settings.APP_URL).hostname,
        rpName: 'Vitrine',
        // Left out, it would be whatever the request says.
        origin: new URL(settings.APP_URL).origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        authentication: {
          // A passkey stands for both factors only when its owner has shown a face, a finger or a PIN.
          afterVerification: async ({ verification, clientData }) => {
            if (verification.authenticationInfo.userVerified) return;
            const owner = await findUser(sql, { credentialId: clientData.id });
            if (owner?.twoFactorEnabled) throw new APIError('UNAUTHORIZED', { code: 'AUTHENTICATION_FAILED' });
          },
        },
      }),
      emailOTP({
        otpLength: 6,
        expiresIn: CODE_MINUTES * 60,
        allowedAttempts: 5,
        storeOTP: { hash: async (code) => derivedToken(secret, `one-time code ${code}`) },
        sendVerificationOTP: async () => {},
      }),
    ],
  });
  const inTurn = makeFairLimit(CALLS);
  const unseal = async (sealed: string) =>
    symmetricDecrypt({ key: (await library.$context).secretConfig, data: sealed });

  /**
   * Calls the library in one transaction. A failed try is thrown once the transaction has landed, with the try counted;
   * anything else that is thrown undoes it all.
   */
  const inside = async <T>(caller: Caller, work: (call: AuthCall) => Promise<T>): Promise<T> => {
    const outcome = await inTurn(caller.exchange?.visit.address ?? 'the instance', () =>
      db.asSystem('the accounts library acts before anybody is signed in', async (tx) => {
        const current: Scope = { tx };
        try {
          const call = { tx, sql: tx.sql, api: library.api, scope: current, unseal };
          return { value: await scope.run(current, () => work(call)) };
        } catch (error) {
          if (!isAPIError(error)) throw error;
          const refusal = refusalOf(error);
          if (!isTry(refusal)) throw refusal;
          return { refusal };
        }
      }),
    );
    if ('refusal' in outcome) throw outcome.refusal;
    return outcome.value;
  };

  return { api: library.api, inside };
}

/** Whether a refusal is of somebody's try, and not of what the instance does not do. */
const isTry = (refusal: Error) => refusal instanceof AppError && refusal.details.text?.word !== 'accountDeactivated';

export type Auth = {
  inside<T>(caller: Caller, work: (call: AuthCall) => Promise<T>): Promise<T>;
};

/** What a command has in hand while it calls the library. */
export type AuthCall = {
  tx: Tx;
  sql: Sql;
  api: Awaited<ReturnType<typeof makeAuth>>['api'];
  scope: Readonly<Scope>;
  /** Decrypts what the library keeps encrypted, such as the secret of an authenticator app. */
  unseal(sealed: string): Promise<string>;
};

/** Returns the library's refusal as one of ours; undefined for a failure of the instance, such as one of its database. */
export function refusedBy(error: unknown): AppError | undefined {
  const refusal = isAPIError(error) ? refusalOf(error) : error;
  return refusal instanceof AppError && refusal.status < 500 ? refusal : undefined;
}

/** The headers of a request as far as the library needs them. */
export function headersOf({ request, visit }: Exchange) {
  const headers = new Headers({ [ADDRESS_HEADER]: visit.address });
  for (const name of PASSED_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Hands on what the library answers in headers: cookies, and the token for programs. */
export function passOn({ response }: Exchange, headers: Headers) {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const token = headers.get('set-auth-token');
  if (token) response.setHeader('set-auth-token', token);
}
