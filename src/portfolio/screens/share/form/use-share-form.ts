import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#ui/use-form.ts';
import { SHARE_PASSWORD } from '../../../model/share-limits.ts';
import { asLocal } from './ends.ts';
import type { ShareValues } from './share-values.ts';

export type ShareForm = ReturnType<typeof useShareForm>;

/** Returns the form of a link with client-side validation. */
export function useShareForm(initial: ShareValues, submit: (values: ShareValues) => Promise<void>) {
  const t = useTranslations('portfolio-share.form');
  const endInput = useRef<HTMLInputElement>(null);
  const faultOfEnd = (end: string) => {
    // An incomplete date has an empty value, so the input's validity is checked.
    if (endInput.current?.validity.badInput) return t('end.incomplete');
    return end !== '' && end !== initial.expiresAt && end <= asLocal(new Date()) ? t('end.past') : undefined;
  };
  const form = useForm({
    initial,
    paths: { id: 'target.id', shows: 'contact' },
    check: ({ kind, id, lock, password, expiresAt }) => ({
      id: kind !== 'portfolio' && id === null ? t(`target.${kind}.needed`) : undefined,
      password:
        lock === 'set' && password !== '' && password.length < SHARE_PASSWORD.shortest
          ? t('password.short', { count: SHARE_PASSWORD.shortest })
          : undefined,
      expiresAt: faultOfEnd(expiresAt),
    }),
    submit,
  });
  return { ...form, endInput };
}
