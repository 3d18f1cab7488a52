import { useEffect } from 'react';

/**
 * Replaces `/new` in the URL with the record's own address once it has been created. This bypasses the router, which
 * would unmount the editor and lose the focus and caret.
 */
export function useRecordUrl(name: string, id: string | undefined) {
  useEffect(() => {
    const { pathname, search, hash } = window.location;
    if (id === undefined || pathname !== `/${name}/new`) return;
    window.history.replaceState(window.history.state, '', `/${name}/${id}/edit${search}${hash}`);
  }, [name, id]);
}
