import { useEffect, useState } from 'react';
import type { SignUpOptions } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';

/** Used when the request fails: the form is shown, and the server decides on submission. */
const DEFAULT_SIGN_UP_OPTIONS: SignUpOptions = { signUp: 'open', hidesAccounts: false };

let pendingRequest: Promise<SignUpOptions> | undefined;

/** Returns the sign-up options of the instance; undefined while they load. */
export function useSignUpOptions() {
  const [signUpOptions, setSignUpOptions] = useState<SignUpOptions>();
  useEffect(() => {
    pendingRequest ??= identityCalls.entrance();
    pendingRequest.then(setSignUpOptions, () => {
      pendingRequest = undefined;
      setSignUpOptions(DEFAULT_SIGN_UP_OPTIONS);
    });
  }, []);
  return signUpOptions;
}
