import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** Section of the member screen. */
export function PersonSection({ title, lead, children }: Props) {
  const heading = useId();
  return (
    <section aria-labelledby={heading}>
      <h2 id={heading} className="font-medium text-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-text-secondary">{lead}</p>}
      <div className="mt-4">{children}</div>
    </section>
  );
}
