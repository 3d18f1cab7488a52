import type { ReactNode } from 'react';
import { usePatient } from './use-patient.ts';

type Props = {
  waiting: boolean;
  /** What one waits for, for a screen reader. */
  label: string;
  /** The shape of what will stand here. */
  skeleton: ReactNode;
  children: ReactNode;
};

/** Holds the place of what is on its way. A short wait shows nothing; a longer one a skeleton, long enough to be seen. */
export function Loading({ waiting, label, skeleton, children }: Props) {
  const shown = usePatient(waiting);
  return (
    <div aria-busy={waiting || undefined}>
      <span role="status" className="sr-only">
        {shown ? label : ''}
      </span>
      {shown ? <div aria-hidden="true">{skeleton}</div> : waiting ? null : children}
    </div>
  );
}
