import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { isApiError } from '#platform/pure/api-errors.ts';
import type { OwnInvitation } from '../../contract.ts';
import { identityCalls } from '../identity-calls.ts';

type InvitationResult =
  | { kind: 'open'; invitation: OwnInvitation }
  | { kind: 'refused'; message: string }
  | { kind: 'unread' };

/** Returns the token of an invitation link. It is in the fragment, so that it appears in no log. */
export const useInvitationToken = () => new URLSearchParams(useLocation().hash.slice(1)).get('invitation');

/** Loads the invitation of a token; `result` is undefined while it loads. */
export function useInvitation(token: string) {
  const [result, setResult] = useState<InvitationResult>();
  useEffect(() => {
    if (result) return undefined;
    let unmounted = false;
    const update = (next: InvitationResult) => unmounted || setResult(next);
    identityCalls.invitation({ invitation: token }).then(
      (invitation) => update({ kind: 'open', invitation }),
      (error: unknown) => update(isApiError(error) ? { kind: 'refused', message: error.message } : { kind: 'unread' }),
    );
    return () => {
      unmounted = true;
    };
  }, [token, result]);
  return { result, retry: () => setResult(undefined) };
}
