import { useEffect, useState } from 'react';

type Estimate = typeof import('./password-strength.ts').passwordStrength;

let estimate: Estimate | undefined;

async function load() {
  estimate = (await import('./password-strength.ts')).passwordStrength;
}

/** Returns how strong a password is; undefined until something is typed and the estimator has loaded. */
export function usePasswordStrength(password: string, personal: readonly string[]) {
  const [, setLoaded] = useState(false);
  const typed = password !== '';
  useEffect(() => {
    if (!typed || estimate) return;
    // Where it doesn't load, the server alone judges.
    load().then(
      () => setLoaded(true),
      () => {},
    );
  }, [typed]);
  return typed ? estimate?.(password, personal) : undefined;
}

/** Returns whether a password is known to be too weak; what can't be told here, the server judges. */
export const isWeakPassword = (password: string, personal: readonly string[] = []) =>
  estimate !== undefined && !estimate(password, personal).acceptable;
