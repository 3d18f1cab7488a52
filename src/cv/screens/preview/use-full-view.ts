import { useCallback } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router';

/** Returns whether the address requests the full view. */
export const isFullViewRequested = () => new URLSearchParams(window.location.search).get('view') === 'whole';

/** Returns the state of the full view, which is part of the address, so that going back in history closes it. */
export function useFullView() {
  const [searchParams, setSearchParams] = useSearchParams();
  const { state } = useLocation();
  const navigate = useNavigate();
  const previousSearch = withView(searchParams, undefined).toString();
  const enter = (version?: string) => {
    const next = withView(searchParams, 'whole');
    if (version !== undefined) next.set('version', version);
    setSearchParams(next, { state: previousSearch });
  };
  const leave = useCallback(() => {
    // After switching to another version, closing keeps that version instead of going back.
    if (state === previousSearch) void navigate(-1);
    else setSearchParams((previous) => withView(previous, undefined), { replace: true });
  }, [state, previousSearch, navigate, setSearchParams]);
  return { isFullView: searchParams.get('view') === 'whole', enter, leave };
}

function withView(searchParams: URLSearchParams, view: string | undefined) {
  const next = new URLSearchParams(searchParams);
  if (view === undefined) next.delete('view');
  else next.set('view', view);
  return next;
}
