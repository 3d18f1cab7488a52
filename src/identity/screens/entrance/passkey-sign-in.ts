import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { identityCalls } from '../identity-calls.ts';
import { logged } from '../logged.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Errors of a prompt that was closed, declined, timed out or replaced by another attempt. */
const DECLINED = ['NotAllowedError', 'AbortError'];

let current: AbortController | undefined;

/** Cancels the pending passkey prompt. */
export function stopAsking() {
  current?.abort();
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser for a passkey and signs in with it; returns undefined if none was used. With `autofill`, waits
 * invisibly until a passkey is chosen from the suggestions of the identifier field.
 */
export async function signInByPasskey({ autofill = false } = {}) {
  stopAsking();
  const asking = new AbortController();
  current = asking;
  try {
    const options = await identityCalls.signIn.passkeyOptions(undefined, { signal: asking.signal });
    asking.signal.throwIfAborted();
    const optionsJSON = options as unknown as Options;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
    const { user } = await logged('sign-in', () =>
      identityCalls.signIn.passkey({ response: { ...response, response: { ...response.response } } }),
    );
    return user;
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return undefined;
    throw error;
  }
}
