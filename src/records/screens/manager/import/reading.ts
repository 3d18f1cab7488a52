import type { ReactNode } from 'react';
import type { ImportProblem } from '../../../contract.ts';

/** An item of a file in the import preview. */
export type Found = {
  key: string;
  title: string;
  /** Facts that identify the item, e.g. its origin or date. */
  facts: readonly string[];
  /** Title of an existing record that looks like this item. */
  duplicateOf: string | undefined;
  /** Fields that were left out or corrected. */
  warnings: readonly { field: string; problem: ImportProblem }[];
  mark?: ReactNode;
};

/** A file that has been read for the import preview. */
export type Reading = {
  found: readonly Found[];
  /** Imports the items with these keys and returns the ids of the records created. */
  keep: (keys: readonly string[]) => Promise<string[]>;
  /** Discards the reading when nothing is imported. */
  forget?: () => void;
};

/** Returns the keys that are selected initially: all items that are not duplicates. */
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

/** Reads JSON Resume or CSV text through the server's import preview. */
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
