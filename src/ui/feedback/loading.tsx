import type { ReactNode } from 'react';
import { useDelayedLoading } from './use-delayed-loading.ts';

type Props = {
  waiting: boolean;
  /** The name of the loading content, for screen readers. */
  label: string;
  /** The skeleton of the content. */
  skeleton: ReactNode;
  children: ReactNode;
};

/**
 * Shows a skeleton while content loads. A short wait shows none, and a displayed skeleton stays long enough not to
 * flash.
 */
export function Loading({ waiting, label, skeleton, children }: Props) {
  const isShown = useDelayedLoading(waiting);
  return (
    <div aria-busy={waiting || undefined}>
      <span role="status" className="sr-only">
        {isShown ? label : ''}
      </span>
      {isShown ? <div aria-hidden="true">{skeleton}</div> : waiting ? null : children}
    </div>
  );
}
