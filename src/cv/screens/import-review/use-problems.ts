import { useTranslations } from 'use-intl';
import type { ImportReport } from '../../contract.ts';
import { fieldKey } from '../../model/review/field-text.ts';

/** Problems that the review shows in another way than beside a field. */
const SHOWN_OTHERWISE = ['guessed', 'unplaced', 'recognized', 'mostlyKept'];

/** Returns a function for the problem with which a field was read. */
export function useProblems(warnings: ImportReport['warnings']) {
  const t = useTranslations('cv.import.problems');
  return (key: string) => {
    const warning = warnings.find(
      ({ at, field, problem }) =>
        at && field !== undefined && !SHOWN_OTHERWISE.includes(problem) && fieldKey({ path: at, field }) === key,
    );
    return warning && t(warning.problem);
  };
}
