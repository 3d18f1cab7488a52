import { type ReactNode, useId } from 'react';

type Props = { title: string; lead?: ReactNode; children: ReactNode };

/** A titled group of fields. */
export function Group({ title, lead, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-border border-t py-6 first:border-t-0 first:pt-1"
    >
      <div>
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {lead && <p className="mt-1 text-text-secondary text-xs">{lead}</p>}
      </div>
      {children}
    </section>
  );
}
