import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Returns whether the address requests the full view. */
export const isWholeWanted = () => new URLSearchParams(window.location.search).get('view') === 'whole';

/** Returns the state of the full view, which is part of the address, so that going back in history closes it. */
export function useWholeView() {
  const [address, setAddress] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const below = withView(address, undefined).toString();
  const enter = (version?: string) => {
    const next = withView(address, 'whole');
    if (version !== undefined) next.set('version', version);
    setAddress(next, { state: below });
  };
  const leave = useCallback(() => {
    // After switching to another version, closing keeps that version instead of going back.
    if (state === below) void navigate(-1);
    else setAddress((before) => withView(before, undefined), { replace: true });
  }, [state, below, navigate, setAddress]);
  return { isWhole: address.get('view') === 'whole', enter, leave };
}

function withView(address: URLSearchParams, view: string | undefined) {
  const next = new URLSearchParams(address);
  if (view === undefined) next.delete('view');
  else next.set('view', view);
  return next;
}
