import type { ReactNode } from 'react';

type SectionProps = { id: string; title: string; children: ReactNode };

/** A group of related components. */
export function Section({ id, title, children }: SectionProps) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="scroll-mt-20 pt-12">
      <h2 id={`${id}-title`} className="mb-4 font-medium text-title">
        {title}
      </h2>
      <div className="border-border border-b">{children}</div>
    </section>
  );
}

type Props = {
  name: string;
  children: ReactNode;
  /** Lays the examples out in a row instead of a column. */
  row?: boolean;
};

/** Shows a component in its states, with its name. */
export function Specimen({ name, children, row = false }: Props) {
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-x-6 gap-y-4 border-border border-t py-6 lg:grid-cols-[8rem_minmax(0,1fr)]">
      <h3 className={`text-text-secondary text-xs leading-5 ${row ? 'lg:leading-9' : ''}`}>{name}</h3>
      <div className={row ? 'flex flex-wrap items-center gap-3' : 'grid min-w-0 gap-6'}>{children}</div>
    </div>
  );
}

/** Lays out two fields side by side if there is room. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className="grid max-w-2xl items-start gap-x-4 gap-y-6 sm:grid-cols-2">{children}</div>;
}
