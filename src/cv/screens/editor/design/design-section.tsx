import { type ReactNode, useId } from 'react';

type Props = { title: string; children: ReactNode };

/** Titled section of the design pane. */
export function DesignSection({ title, children }: Props) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className="grid grid-cols-1 gap-4 border-border border-t py-6 first:border-t-0 first:pt-0"
    >
      <h2 id={id} className="font-medium">
        {title}
      </h2>
      {children}
    </section>
  );
}
