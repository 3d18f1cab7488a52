import { AsyncLocalStorage } from 'node:async_hooks';
import { availableParallelism } from 'node:os';
import { passkey } from '@better-auth/passkey';
import { betterAuth } from 'better-auth';
import { drizzleAdapter } from 'better-auth/adapters/drizzle';
import { APIError, isAPIError } from 'better-auth/api';
import { symmetricDecrypt } from 'better-auth/crypto';
import { bearer, emailOTP, twoFactor } from 'better-auth/plugins';
import { AppError } from '#platform/pure/errors.ts';
import type { Sql, Tx } from '#platform/server/db/database.ts';
import { makeFairLimit } from '#platform/server/fair-limit.ts';
import type { Exchange } from '#platform/server/http/front.ts';
import { derivedToken, newId } from '#platform/server/ids.ts';
import type { Kernel } from '#platform/server/kernel.ts';
import { accountsSecret } from './actor/session-signature.ts';
import { cookiePrefix, SESSION_IDLE_SECONDS } from './actor/session-token.ts';
import { toAppError } from './auth-errors.ts';
import { CODE_MINUTES, RESET_MINUTES } from './limits.ts';
import { makePasswordHashing } from './passwords/password-hashing.ts';
import { hashedSessions } from './sessions/hashed-sessions.ts';
import { findUser } from './store.ts';
import { credentials, passkeys, sessions, twoFactors, users, verifications } from './tables.ts';

const TRUST_DEVICE_SECONDS = 30 * 24 * 60 * 60;
/**
 * The header that passes the client's IP address to the library. The client's own header of this name is not passed on.
 */
const ADDRESS_HEADER = 'x-vitrine-address';
const FORWARDED_HEADERS = ['cookie', 'authorization', 'user-agent', 'origin'] as const;
/**
 * Limits calls of the library. A call holds a database connection while a worker hashes a password. Clients take turns
 * by IP address, so that many sign-ins from one don't delay the others.
 */
const CALL_LIMITS = {
  maxBusy: Math.min(availableParallelism(), 3),
  maxQueue: 200,
  maxQueuePerOwner: 50,
  maxWaitMs: 3000,
};

type Ctx = Pick<Kernel, 'db' | 'secret' | 'settings'>;

/** The caller of the library: a request, or the instance itself if `exchange` is undefined. */
type AuthCaller = { exchange?: Exchange | undefined };

/** The state of one call of the accounts library: its transaction, and the values that its callbacks return. */
type CallScope = { tx: Tx; resetToken?: string; resetFor?: string; isFirstPassword?: true };

/**
 * Creates the accounts library behind our own API. It manages passwords, sessions, second factors and passkeys. Only
 * commands call it, each within one of our transactions, so that the consequences of an event (an email, an audit
 * event, a username) are committed together with it or not at all.
 */
export async function makeAuth({ db, secret, settings }: Ctx) {
  const password = await makePasswordHashing(db);
  const scope = new AsyncLocalStorage<CallScope>();
  const sql = new Proxy({} as Sql, {
    get: (_, name) => {
      const current = scope.getStore()?.tx.sql;
      const member: unknown = current && Reflect.get(current, name);
      return typeof member === 'function' ? member.bind(current) : member;
    },
  });
  const usesTls = settings.APP_URL.startsWith('https:');
  const library = betterAuth({
    appName: 'Vitrine',
    baseURL: settings.APP_URL,
    basePath: '/api/auth',
    secret: accountsSecret(secret),
    telemetry: { enabled: false },
    // Its log would contain email addresses. It also throws its errors, which we log.
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
      // The library would put its own prefix `__Secure-` before a name that already has the stricter `__Host-`.
      cookiePrefix: cookiePrefix(settings),
      useSecureCookies: false,
      defaultCookieAttributes: { secure: usesTls },
      ipAddress: { ipAddressHeaders: [ADDRESS_HEADER], ipv6Subnet: 128 },
      database: { generateId: () => newId() },
    },
    user: { fields: { name: 'displayName', image: 'photoUrl' } },
    // `session-cache.ts` renews sessions, and `requireStepUp` decides how recent a sign-in must be.
    session: { expiresIn: SESSION_IDLE_SECONDS, disableSessionRefresh: true, freshAge: 0 },
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
      account: {
        create: {
          after: async () => {
            Object.assign(scope.getStore() ?? {}, { isFirstPassword: true });
          },
        },
      },
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
        // By default the library would accept the origin that the request claims.
        origin: new URL(settings.APP_URL).origin,
        authenticatorSelection: { residentKey: 'required', userVerification: 'preferred' },
        authentication: {
          // A passkey replaces both factors only if the authenticator has verified the user by face, fingerprint or
          // PIN.
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
  const queueCall = makeFairLimit(CALL_LIMITS);
  const decrypt = async (encrypted: string) =>
    symmetricDecrypt({ key: (await library.$context).secretConfig, data: encrypted });

  /**
   * Calls the library in one transaction. A failed attempt is thrown after the transaction is committed, so that the
   * attempt is counted; any other error rolls the transaction back.
   */
  const inTransaction = async <T>(caller: AuthCaller, work: (call: AuthCall) => Promise<T>): Promise<T> => {
    const result = await queueCall(caller.exchange?.visit.address ?? 'the instance', () =>
      db.asSystem('run the accounts library before sign-in', async (tx) => {
        const current: CallScope = { tx };
        try {
          const call = { tx, sql: tx.sql, api: library.api, scope: current, decrypt };
          return { value: await scope.run(current, () => work(call)) };
        } catch (error) {
          if (!isAPIError(error)) throw error;
          const refusal = toAppError(error);
          if (!countsAsAttempt(refusal)) throw refusal;
          return { refusal };
        }
      }),
    );
    if ('refusal' in result) throw result.refusal;
    return result.value;
  };

  return { api: library.api, inTransaction };
}

/** Returns whether a refusal counts as an attempt, which is all except that of a deactivated account. */
const countsAsAttempt = (refusal: Error) =>
  refusal instanceof AppError && refusal.details.text?.word !== 'accountDeactivated';

export type Auth = {
  inTransaction<T>(caller: AuthCaller, work: (call: AuthCall) => Promise<T>): Promise<T>;
};

/** The values that a command works with during a call of the library. */
export type AuthCall = {
  tx: Tx;
  sql: Sql;
  api: Awaited<ReturnType<typeof makeAuth>>['api'];
  scope: Readonly<CallScope>;
  /** Decrypts a value that the library has encrypted, such as the secret of an authenticator app. */
  decrypt(encrypted: string): Promise<string>;
};

/** Returns a refusal of the library as an `AppError`; undefined if the instance itself failed, such as its database. */
export function clientErrorOf(error: unknown): AppError | undefined {
  const refusal = isAPIError(error) ? toAppError(error) : error;
  return refusal instanceof AppError && refusal.status < 500 ? refusal : undefined;
}

/** Returns the request headers that the library needs. */
export function libraryHeaders({ request, visit }: Exchange) {
  const headers = new Headers({ [ADDRESS_HEADER]: visit.address });
  for (const name of FORWARDED_HEADERS) {
    const value = request.headers[name];
    if (value !== undefined) headers.set(name, value);
  }
  return headers;
}

/** Copies the library's response headers to the response: cookies, and the token for API clients. */
export function forwardHeaders({ response }: Exchange, headers: Headers) {
  const cookies = headers.getSetCookie();
  if (cookies.length > 0) response.setHeader('set-cookie', cookies);
  const token = headers.get('set-auth-token');
  if (token) response.setHeader('set-auth-token', token);
}
