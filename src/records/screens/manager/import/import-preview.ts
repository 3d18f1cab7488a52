import type { ReactNode } from 'react';
import type { ImportProblem } from '../../../contract.ts';

/** An item of a file in the import preview. */
export type PreviewItem = {
  key: string;
  title: string;
  /** Facts that identify the item, e.g. its origin or date. */
  facts: readonly string[];
  /** Title of an existing record that looks like this item. */
  duplicateOf: string | undefined;
  /** Fields that were left out or corrected. */
  warnings: readonly { field: string; problem: ImportProblem }[];
  /** A badge beside the title. */
  mark?: ReactNode;
};

/** A file that has been read for the import preview. */
export type ImportPreview = {
  items: readonly PreviewItem[];
  /** Imports the items with these keys and returns the ids of the records created. */
  importSelected: (keys: readonly string[]) => Promise<string[]>;
  /** Discards the reading when nothing is imported. */
  discard?: () => void;
};

/** Returns the keys that are selected initially: all items that are not duplicates. */
export const initialSelection = (items: readonly PreviewItem[]): Set<string> =>
  new Set(items.filter(({ duplicateOf }) => duplicateOf === undefined).map(({ key }) => key));

type ImportItem = {
  index: number;
  title: string;
  duplicateOf: { title: string } | null;
  warnings: readonly { field: string; problem: ImportProblem }[];
};
type ImportCall<PreviewItem extends ImportItem> = (input: {
  content: string;
  take?: number[];
}) => Promise<{ items: PreviewItem[]; made: string[] }>;

/** Reads JSON Resume or CSV text through the server's import preview. */
export async function previewText<Entry extends ImportItem>(
  content: string,
  call: ImportCall<Entry>,
  factsOf: (item: Entry) => readonly string[],
): Promise<ImportPreview> {
  const { items } = await call({ content });
  return {
    items: items.map((item) => ({
      key: String(item.index),
      title: item.title,
      facts: factsOf(item).filter((fact) => fact !== ''),
      duplicateOf: item.duplicateOf?.title,
      warnings: item.warnings,
    })),
    importSelected: async (keys) => (await call({ content, take: keys.map(Number) })).made,
  };
}
