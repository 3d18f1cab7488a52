import { identityApi } from '../identity-api.ts';

/** Errors of a prompt that was closed, declined or timed out. */
const DECLINED_ERRORS = ['NotAllowedError', 'AbortError'];

/** Confirms the member's identity with a passkey; returns false if none was used. */
export async function confirmByPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await identityApi.signIn.passkeyOptions.call();
  try {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON });
    await identityApi.stepUp.prove.call({ response: { ...response, response: { ...response.response } } });
    return true;
  } catch (error) {
    if (error instanceof Error && DECLINED_ERRORS.includes(error.name)) return false;
    throw error;
  }
}
