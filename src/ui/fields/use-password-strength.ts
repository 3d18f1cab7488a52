import { useEffect, useState } from 'react';

type Estimate = typeof import('../../platform/pure/password-strength.ts').passwordStrength;

let estimate: Estimate | undefined;

async function load() {
  estimate = (await import('../../platform/pure/password-strength.ts')).passwordStrength;
}

/** Returns how strong a password is; undefined until something is typed and the estimator has loaded. */
export function usePasswordStrength(password: string, personal: readonly string[]) {
  const [, setLoaded] = useState(false);
  const typed = password !== '';
  useEffect(() => {
    if (!typed || estimate) return;
    // If it does not load, only the server checks the password.
    load().then(
      () => setLoaded(true),
      () => {},
    );
  }, [typed]);
  return typed ? estimate?.(password, personal) : undefined;
}

/** Returns whether a password is too weak. Returns false if the estimator has not loaded; the server checks again. */
export const isWeakPassword = (password: string, personal: readonly string[] = []) =>
  estimate !== undefined && !estimate(password, personal).acceptable;
