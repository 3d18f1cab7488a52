import { identityApi } from '../identity-api.ts';

/** Closed, declined or timed out: nobody's mistake. */
const DECLINED = ['NotAllowedError', 'AbortError'];

/** Asks the browser for a passkey and proves by it who somebody is; false if none was used. */
export async function proveByPasskey() {
  const { startAuthentication } = await import('@simplewebauthn/browser');
  const options = await identityApi.signIn.passkeyOptions.call();
  try {
    const optionsJSON = options as unknown as Parameters<typeof startAuthentication>[0]['optionsJSON'];
    const response = await startAuthentication({ optionsJSON });
    await identityApi.stepUp.prove.call({ response: { ...response, response: { ...response.response } } });
    return true;
  } catch (error) {
    if (error instanceof Error && DECLINED.includes(error.name)) return false;
    throw error;
  }
}
