import { useEffect, useEffectEvent, useState } from 'react';
import type { UsernameAvailability } from '../contract.ts';
import { identityCalls } from './identity-calls.ts';

const DEBOUNCE_MS = 350;

/**
 * Checks the availability of a username once typing pauses. Returns undefined while it is unknown; a failed check
 * doesn't block the form, whose submission checks again.
 */
export function useUsernameCheck(candidate: string, displayName: string): UsernameAvailability | undefined {
  const [result, setResult] = useState<{ candidate: string; availability: UsernameAvailability }>();
  const check = useEffectEvent(async (signal: AbortSignal) => {
    const name = displayName.trim().slice(0, 200);
    try {
      const availability = await identityCalls.checkUsername({ candidate, ...(name ? { name } : {}) }, { signal });
      setResult({ candidate, availability });
    } catch {
      // The availability stays unknown.
    }
  });
  const shouldCheck = candidate !== '' && candidate.length <= 100;
  useEffect(() => {
    if (!shouldCheck || result?.candidate === candidate) return;
    const controller = new AbortController();
    const timer = setTimeout(() => void check(controller.signal), DEBOUNCE_MS);
    return () => {
      clearTimeout(timer);
      controller.abort();
    };
  }, [candidate, shouldCheck, result?.candidate]);
  return result?.candidate === candidate ? result.availability : undefined;
}
