import type { MemberPasskey } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';

export type PasskeyProblem = 'cancelled' | 'known' | 'unable';

/**
 * Creates a passkey in the browser and registers it on the server. A refusal by the user or the device is returned as a
 * problem, not thrown.
 */
export async function createPasskey(name: string): Promise<{ passkey: MemberPasskey } | { problem: PasskeyProblem }> {
  const { startRegistration } = await import('@simplewebauthn/browser');
  const optionsJSON = (await identityApi.passkeys.options.call()) as unknown as Options;
  let response: Awaited<ReturnType<typeof startRegistration>>;
  try {
    response = await startRegistration({ optionsJSON });
  } catch (error) {
    const problem = PROBLEM_BY_ERROR_NAME[error instanceof Error ? error.name : ''];
    if (problem) return { problem };
    throw error;
  }
  return {
    passkey: await identityApi.passkeys.add.call({
      response: { ...response, response: { ...response.response } },
      name,
    }),
  };
}

type Options = Parameters<typeof import('@simplewebauthn/browser').startRegistration>[0]['optionsJSON'];

/** Problems by the names of the errors that browsers throw. */
const PROBLEM_BY_ERROR_NAME: Readonly<Record<string, PasskeyProblem>> = {
  NotAllowedError: 'cancelled',
  AbortError: 'cancelled',
  InvalidStateError: 'known',
  NotSupportedError: 'unable',
  ConstraintError: 'unable',
  SecurityError: 'unable',
};
