import { useTranslations } from 'use-intl';
import { faultsOfTexts, type TypedTexts } from '../../model/answer-faults.ts';

/** Returns a function that describes the faults of typed texts in the reader's language, by field. */
export function useTextFaults() {
  const t = useTranslations('testimonial-form.faults');
  return (typed: TypedTexts) =>
    Object.fromEntries(
      Object.entries(faultsOfTexts(typed)).map(([name, fault]) => [
        name,
        fault.kind === 'missing'
          ? t(name === 'text' ? 'noText' : 'noName')
          : t(fault.kind, { maximum: fault.kind === 'long' ? fault.maximum : 0 }),
      ]),
    );
}
