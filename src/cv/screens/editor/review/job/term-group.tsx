import { type ReactNode, useId } from 'react';

type Props = { title: string; text?: string; children: ReactNode };

/** Section for the terms that the CV contains or lacks. */
export function TermGroup({ title, text, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 gap-3 border-border border-t pt-5">
      <div>
        <h3 id={id} className="font-medium">
          {title}
        </h3>
        {text !== undefined && <p className="text-pretty text-text-secondary">{text}</p>}
      </div>
      {children}
    </section>
  );
}
