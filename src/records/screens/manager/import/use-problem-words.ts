import { useTranslations } from 'use-intl';
import type { ImportProblem } from '../../../contract.ts';

type Warning = { field: string; problem: ImportProblem };

/** Returns a function that describes an import warning in a sentence. */
export function useProblemWords() {
  const t = useTranslations('records.import.problems');
  const columns = useTranslations('imports.columns');
  /** Returns the label of a field path (e.g. `links.0.url`), using the first part with a known label. */
  const nameOf = (field: string) => {
    const known = field.split('.').find((part) => columns.has(part as 'title'));
    return known === undefined ? field : columns(known as 'title');
  };
  return ({ field, problem }: Warning) => t(problem, { field: nameOf(field) });
}
