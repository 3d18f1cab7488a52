import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

const REQUEST = /^#new(?:-([a-z]+))?$/;

/**
 * Opens the form for a new item when the address of its list ends in `#new`, which is then removed. `open` receives the
 * word of `#new-word`, which says how to begin.
 */
export function useNewRequest(open: (way: string | undefined) => void) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const openForm = useRef(open);
  openForm.current = open;
  useEffect(() => {
    const request = REQUEST.exec(hash);
    if (!request) return;
    void navigate({ pathname, search }, { replace: true });
    openForm.current(request[1]);
  }, [hash, pathname, search, navigate]);
}
