import { useEffect, useEffectEvent } from 'react';

/** Accepts files pasted anywhere on the page, if enabled. */
export function usePagePaste(enabled: boolean, take: (files: FileList) => void) {
  const onPaste = useEffectEvent((event: ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (event.defaultPrevented || !files || files.length === 0) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
}
