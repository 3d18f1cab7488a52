import { useEffect } from 'react';

/**
 * Once a record has been made, its own address stands in the window. The router is not told: it would take this screen
 * down and build another, and the person writing would lose their place.
 */
export function useAddressOf(name: string, id: string | undefined) {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (id === undefined || pathname !== `/${name}/new`) return;
    window.history.replaceState(window.history.state, '', `/${name}/${id}/edit${search}${hash}`);
  }, [name, id]);
}
