import type { ReactNode } from 'react';
import type { ImportProblem } from '../../../contract.ts';

/** One thing that a file holds, before anything of it is kept. */
export type Found = {
  key: string;
  title: string;
  /** What else tells it from others: where it is from, when it was. */
  facts: readonly string[];
  /** The title of what is there already and looks the same. */
  duplicateOf: string | undefined;
  /** What was left out or put right. */
  warnings: readonly { field: string; problem: ImportProblem }[];
  mark?: ReactNode;
};

/** A file that has been looked at. */
export type Reading = {
  found: readonly Found[];
  /** Keeps those that are taken; the ids of what was made. */
  keep: (keys: readonly string[]) => Promise<string[]>;
  /** Nothing of it is wanted. */
  forget?: () => void;
};

/** What is not there already is taken. */
export const takenAtFirst = (found: readonly Found[]): Set<string> =>
  new Set(found.filter(({ duplicateOf }) => duplicateOf === undefined).map(({ key }) => key));

type Item = {
  index: number;
  title: string;
  duplicateOf: { title: string } | null;
  warnings: readonly { field: string; problem: ImportProblem }[];
};
type Import<Found extends Item> = (input: {
  content: string;
  take?: number[];
}) => Promise<{ items: Found[]; made: string[] }>;

/** What a JSON Resume or a CSV holds, as the server reads it. */
export async function readText<Of extends Item>(
  content: string,
  call: Import<Of>,
  factsOf: (item: Of) => readonly string[],
): Promise<Reading> {
  const { items } = await call({ content });
  return {
    found: items.map((item) => ({
      key: String(item.index),
      title: item.title,
      facts: factsOf(item).filter((fact) => fact !== ''),
      duplicateOf: item.duplicateOf?.title,
      warnings: item.warnings,
    })),
    keep: async (keys) => (await call({ content, take: keys.map(Number) })).made,
  };
}
