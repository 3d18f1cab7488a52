import { useTranslations } from 'use-intl';
import type { Faults } from '#platform/autosave/editing.ts';
import type { Fault, FaultsByPlace } from '../../model/faults.ts';

/** Returns a function that translates client-side validation errors into messages by field path. */
export function useFaultWords() {
  const t = useTranslations('records.editor.faults');
  const wordsOf = (fault: Fault) => (fault.name === 'tooLong' ? t('tooLong', { over: fault.over }) : t(fault.name));
  return (faults: FaultsByPlace): Faults =>
    Object.fromEntries(Object.entries(faults).map(([place, fault]) => [place, wordsOf(fault)]));
}
