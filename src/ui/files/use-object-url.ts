import { useEffect, useState } from 'react';

/** Returns an object URL for the bytes and revokes it when they change or on unmount. A string is a URL already. */
export function useObjectUrl(source: Blob | string | undefined): string | undefined {
  const [url, setUrl] = useState<string>();
  useEffect(() => {
    if (!(source instanceof Blob)) return setUrl(source);
    const made = URL.createObjectURL(source);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [source]);
  return url;
}
