import { useEffect } from 'react';
import { useInstanceFacts } from '#platform/instance-settings/use-instance-facts.ts';

/** Names the page in the window's title, before the name of the instance, which stands there alone elsewhere. */
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
