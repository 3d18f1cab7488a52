import { useTranslations } from 'use-intl';
import type { FieldFaults } from '#platform/browser/autosave/editing.ts';
import type { FieldError, FieldErrorMap } from '../../model/field-errors.ts';

/** Returns a function that translates client-side validation errors into messages by field path. */
export function useFieldErrorText() {
  const t = useTranslations('records.editor.faults');
  const textOf = (error: FieldError) => (error.name === 'tooLong' ? t('tooLong', { over: error.over }) : t(error.name));
  return (errors: FieldErrorMap): FieldFaults =>
    Object.fromEntries(Object.entries(errors).map(([path, error]) => [path, textOf(error)]));
}
