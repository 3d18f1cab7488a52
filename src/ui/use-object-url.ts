import { useEffect, useState } from 'react';

/** An address at which the browser shows these bytes, for as long as they are shown. A text is an address already. */
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
