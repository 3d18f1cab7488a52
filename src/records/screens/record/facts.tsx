import type { ReactNode } from 'react';

export type Fact = { name: string; text: ReactNode };

/** What is known of a thing, in a row; what is not known takes no room. */
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
