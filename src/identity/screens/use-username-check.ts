import { useEffect, useEffectEvent, useState } from 'react';
import type { UsernameAnswer } from '../contract.ts';
import { identityCalls } from './identity-calls.ts';

const PAUSE_MILLISECONDS = 350;

/**
 * Checks the availability of a username once typing pauses. Returns undefined while it is unknown; a failed check
 * doesn't block the form, whose submission checks again.
 */
export function useUsernameCheck(candidate: string, displayName: string): UsernameAnswer | undefined {
  const [known, setKnown] = useState<{ candidate: string; answer: UsernameAnswer }>();
  const ask = useEffectEvent(async (signal: AbortSignal) => {
    const name = displayName.trim().slice(0, 200);
    try {
      const answer = await identityCalls.checkUsername({ candidate, ...(name ? { name } : {}) }, { signal });
      setKnown({ candidate, answer });
    } catch {
      // The availability stays unknown.
    }
  });
  const worthAsking = candidate !== '' && candidate.length <= 100;
  useEffect(() => {
    if (!worthAsking || known?.candidate === candidate) return;
    const aborted = new AbortController();
    const timer = setTimeout(() => void ask(aborted.signal), PAUSE_MILLISECONDS);
    return () => {
      clearTimeout(timer);
      aborted.abort();
    };
  }, [candidate, worthAsking, known?.candidate]);
  return known?.candidate === candidate ? known.answer : undefined;
}
