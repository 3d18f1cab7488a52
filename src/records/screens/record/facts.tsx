import type { ReactNode } from 'react';

export type Fact = { name: string; text: ReactNode };

/** List of labelled facts in a row. Renders nothing for an empty list. */
export const Facts = ({ facts }: { facts: readonly Fact[] }) =>
  facts.length === 0 ? null : (
    <dl className="flex flex-wrap gap-x-10 gap-y-4">
      {facts.map(({ name, text }) => (
        <div key={name} className="min-w-0 max-w-full">
          <dt className="font-medium text-text-secondary text-xs leading-5">{name}</dt>
          <dd className="break-words">{text}</dd>
        </div>
      ))}
    </dl>
  );
