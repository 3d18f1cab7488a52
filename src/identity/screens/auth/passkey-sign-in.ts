import { startAuthentication, WebAuthnAbortService } from '@simplewebauthn/browser';
import { identityCalls } from '../identity-calls.ts';
import { logErrors } from '../log-errors.ts';

type Options = Parameters<typeof startAuthentication>[0]['optionsJSON'];

/** Errors of a prompt that was closed, declined, timed out or replaced by another attempt. */
const DECLINED_ERRORS = ['NotAllowedError', 'AbortError'];

let currentPrompt: AbortController | undefined;

/** Cancels the pending passkey prompt. */
export function cancelPasskeyPrompt() {
  currentPrompt?.abort();
  WebAuthnAbortService.cancelCeremony();
}

/**
 * Asks the browser for a passkey and signs in with it; returns undefined if none was used. With `autofill`, waits
 * invisibly until a passkey is chosen from the suggestions of the identifier field.
 */
export async function signInByPasskey({ autofill = false } = {}) {
  cancelPasskeyPrompt();
  const controller = new AbortController();
  currentPrompt = controller;
  try {
    const options = await identityCalls.signIn.passkeyOptions(undefined, { signal: controller.signal });
    controller.signal.throwIfAborted();
    const optionsJSON = options as unknown as Options;
    const response = await startAuthentication({ optionsJSON, useBrowserAutofill: autofill });
    const { user } = await logErrors('sign-in', () =>
      identityCalls.signIn.passkey({ response: { ...response, response: { ...response.response } } }),
    );
    return user;
  } catch (error) {
    if (error instanceof Error && DECLINED_ERRORS.includes(error.name)) return undefined;
    throw error;
  }
}
