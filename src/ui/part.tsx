import { type ReactNode, useId } from 'react';

type Props = {
  title: string;
  /** Where all of it is. */
  more?: ReactNode;
  children: ReactNode;
};

/** One of the things that a screen tells, under a name of its own. */
export function Part({ title, more, children }: Props) {
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
