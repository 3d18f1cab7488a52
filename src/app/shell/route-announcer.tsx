import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';

/** Moves the focus to the new page's heading after navigation, and announces its title. */
export function RouteAnnouncer() {
  const { pathname } = useLocation();
  const previous = useRef(pathname);
  const [title, setTitle] = useState('');
  useEffect(() => {
    if (previous.current === pathname) return;
    previous.current = pathname;
    const heading = document.querySelector<HTMLElement>('main h1');
    heading?.setAttribute('tabindex', '-1');
    // A user who is already typing keeps the focus.
    if (!document.activeElement?.matches('main :is(input, textarea)')) heading?.focus({ preventScroll: true });
    setTitle(heading?.textContent ?? document.title);
  }, [pathname]);
  return (
    <div role="status" aria-live="polite" className="sr-only">
      {title}
    </div>
  );
}
