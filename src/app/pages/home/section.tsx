import type { ReactNode } from 'react';

type Props = { id?: string; heading: string; text: string; children: ReactNode };

/** A feature of the product: text on the left, a figure on the right. */
export const Section = ({ id, heading, text, children }: Props) => (
  <section className="section" id={id}>
    <div className="said">
      <h2>{heading}</h2>
      <p>{text}</p>
    </div>
    {children}
  </section>
);
