import type { ReactNode } from 'react';

/** List of labelled facts in a card. */
export const Facts = ({ children }: { children: ReactNode }) => (
  <dl className="rounded-card border border-border">{children}</dl>
);

export const Fact = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="grid gap-x-6 border-border border-b px-4 py-3 last:border-b-0 sm:grid-cols-[12rem_1fr]">
    <dt className="text-text-secondary">{name}</dt>
    <dd className="min-w-0 [overflow-wrap:anywhere]">{children}</dd>
  </div>
);
