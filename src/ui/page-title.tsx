import { useEffect } from 'react';

const product = globalThis.document?.title ?? '';

/** Names the page in the window's title, before the name of the product that stood there first. */
export function PageTitle({ children }: { children: string }) {
  useEffect(() => {
    document.title = `${children} · ${product}`;
    return () => {
      document.title = product;
    };
  }, [children]);
  return null;
}
