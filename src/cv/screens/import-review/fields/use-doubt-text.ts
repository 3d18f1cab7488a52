import { useTranslations } from 'use-intl';
import type { Mark } from '../../../model/formats/unstructured/ledger.ts';

/** Returns a function for the reason to check a field, with the text of the file if the value differs from it. */
export function useDoubtText() {
  const t = useTranslations('cv-import');
  return (marks: readonly Mark[], { value, source }: { value: string | readonly string[]; source: string }): string => {
    const doubt = marks.find(({ sure }) => !sure)?.doubt;
    const reason = doubt === undefined ? '' : t(`doubts.${doubt}`);
    const origin = source === '' || source === value ? '' : t('readFrom', { text: source });
    return [reason, origin].filter(Boolean).join(' ');
  };
}
