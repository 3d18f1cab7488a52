import { useEffect, useEffectEvent } from 'react';

/** Takes files that are pasted anywhere on the page, where that is wanted. */
export function usePagePaste(wanted: boolean, take: (files: FileList) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (event.defaultPrevented || !files || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!wanted) return;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [wanted]);
}
