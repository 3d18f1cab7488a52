import type { ReactNode } from 'react';
import type { SectionName } from './sections.ts';

type Props = { name: SectionName; title: string; lead?: ReactNode; children: ReactNode };

/** Renders a section of the settings, with an anchor such as `/settings/security#devices`. */
export function Section({ name, title, lead, children }: Props) {
  return (
    <section
      id={name}
      aria-labelledby={`${name}-title`}
      tabIndex={-1}
      className="scroll-mt-2 border-border border-t py-10 outline-none first:border-t-0 first:pt-0"
    >
      <h2 id={`${name}-title`} className="font-medium text-title">
        {title}
      </h2>
      {lead && <p className="mt-1 max-w-prose text-text-secondary">{lead}</p>}
      <div className="mt-6">{children}</div>
    </section>
  );
}
