import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** A link to the full list. */
  more?: ReactNode;
  children: ReactNode;
};

/** A titled section of a screen. */
export function TitledSection({ title, more, children }: Props) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="min-w-0">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 border-border border-b pb-2">
        <h2 id={id} className="font-medium">
          {title}
        </h2>
        {more}
      </div>
      {children}
    </section>
  );
}
