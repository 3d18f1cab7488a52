import type { ReactNode } from 'react';

type Props = { id?: string; heading: string; text: string; children: ReactNode };

/** One thing that the product does: said on the left, shown on the right. */
export const Section = ({ id, heading, text, children }: Props) => (
  <section className="section" id={id}>
    <div className="said">
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
