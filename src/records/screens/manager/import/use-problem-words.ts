import { useTranslations } from 'use-intl';
import type { ImportProblem } from '../../../contract.ts';

type Warning = { field: string; problem: ImportProblem };

/** What was left out or put right, in a sentence. */
export function useProblemWords() {
  const t = useTranslations('records.import.problems');
  const columns = useTranslations('imports.columns');
  /** A place such as `links.0.url` is known by one of its parts. */
  const nameOf = (field: string) => {
    const known = field.split('.').find((part) => columns.has(part as 'title'));
    return known === undefined ? field : columns(known as 'title');
  };
  return ({ field, problem }: Warning) => t(problem, { field: nameOf(field) });
}
