import { useTranslations } from 'use-intl';
import type { ImportProblem } from '../../../contract.ts';

type FieldWarning = { field: string; problem: ImportProblem };

/** Returns a function that describes an import warning in a sentence. */
export function useProblemText() {
  const t = useTranslations('records.import.problems');
  const tColumns = useTranslations('imports.columns');
  /** Returns the label of a field path (e.g. `links.0.url`), using the first part with a known label. */
  const nameOf = (field: string) => {
    const labelledPart = field.split('.').find((part) => tColumns.has(part as 'title'));
    return labelledPart === undefined ? field : tColumns(labelledPart as 'title');
  };
  return ({ field, problem }: FieldWarning) => t(problem, { field: nameOf(field) });
}
