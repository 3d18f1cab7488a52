import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Whether the address asks for the pages alone, on all of the screen. */
export const isWholeWanted = () => new URLSearchParams(window.location.search).get('view') === 'whole';

/** The pages alone: they stand in the address, so that the way back leads out of them as well. */
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
    // Whoever has gone on to another version stays with that.
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
