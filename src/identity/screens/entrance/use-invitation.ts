import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isRefusal } from '#platform/api-errors.ts';
import type { OwnInvitation } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';

type Looked = { kind: 'open'; invitation: OwnInvitation } | { kind: 'refused'; message: string } | { kind: 'unread' };

/** Returns the token of an invitation link. It is in the fragment, so that it appears in no log. */
export const useInvitationToken = () => new URLSearchParams(useLocation().hash.slice(1)).get('invitation');

/** Loads the invitation of a token; `looked` is undefined while it loads. */
export function useInvitation(token: string) {
  const [looked, setLooked] = useState<Looked>();
  useEffect(() => {
    if (looked) return undefined;
    let left = false;
    const tell = (what: Looked) => left || setLooked(what);
    identityCalls.invitation({ invitation: token }).then(
      (invitation) => tell({ kind: 'open', invitation }),
      (error: unknown) => tell(isRefusal(error) ? { kind: 'refused', message: error.message } : { kind: 'unread' }),
    );
    return () => {
      left = true;
    };
  }, [token, looked]);
  return { looked, again: () => setLooked(undefined) };
}
