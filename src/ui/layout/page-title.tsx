import { useEffect } from 'react';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';

/** Sets the window title to the page's name followed by the instance's name, and resets it on unmount. */
export function PageTitle({ children }: { children: string }) {
  const { name } = useInstanceFacts();
  useEffect(() => {
    document.title = `${children} · ${name}`;
    return () => {
      document.title = name;
    };
  }, [children, name]);
  return null;
}
