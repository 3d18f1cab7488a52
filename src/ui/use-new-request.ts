import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

/** Opens the form for a new item when the address of its list ends in `#new`, which is then removed. */
export function useNewRequest(open: () => void) {
  const { hash, pathname, search } = useLocation();
  const navigate = useNavigate();
  const openForm = useRef(open);
  openForm.current = open;
  useEffect(() => {
    if (hash !== '#new') return;
    void navigate({ pathname, search }, { replace: true });
    openForm.current();
  }, [hash, pathname, search, navigate]);
}
