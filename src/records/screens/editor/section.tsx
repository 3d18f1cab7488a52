import type { ReactNode } from 'react';

type Props = {
  name: string;
  title: string;
  /** Hide the heading visually, keeping it for screen readers. */
  titleHidden?: boolean;
  lead?: ReactNode;
  children: ReactNode;
};

/** A section of the editor form. */
export const Section = ({ name, title, titleHidden, lead, children }: Props) => (
  <section
    id={name}
    aria-labelledby={`${name}-title`}
    tabIndex={-1}
    className="scroll-mt-20 border-border border-t py-8 outline-none first:border-t-0 first:pt-0"
  >
    <h2
      id={`${name}-title`}
      className={titleHidden ? 'sr-only' : 'mb-5 font-medium text-[16px] leading-6 tracking-tight'}
    >
      {title}
    </h2>
    {lead && <p className="-mt-4 mb-5 max-w-prose text-text-secondary">{lead}</p>}
    <div className="grid gap-5">{children}</div>
  </section>
);
