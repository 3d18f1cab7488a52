import { useRef } from 'react';
import { useTranslations } from 'use-intl';
import { useForm } from '#ui/fields/use-form.ts';
import { SHARE_PASSWORD_LENGTH } from '../../../model/share-limits.ts';
import { SHARE_WORD } from '../../../model/share-word.ts';
import { toLocalInput } from './expiry.ts';
import type { ShareValues } from './share-values.ts';

export type ShareForm = ReturnType<typeof useShareForm>;

/** Returns the form of a link with client-side validation. */
export function useShareForm(initial: ShareValues, submit: (values: ShareValues) => Promise<void>) {
  const t = useTranslations('portfolio-share.form');
  const expiryInput = useRef<HTMLInputElement>(null);
  const expiryFaultOf = (end: string) => {
    // An incomplete date has an empty value, so the input's validity is checked.
    if (expiryInput.current?.validity.badInput) return t('end.incomplete');
    return end !== '' && end !== initial.expiresAt && end <= toLocalInput(new Date()) ? t('end.past') : undefined;
  };
  const form = useForm({
    initial,
    check: ({ word, lock, password, expiresAt }) => ({
      word: word.trim() === '' || SHARE_WORD.test(word.trim()) ? undefined : t('word.format'),
      password:
        lock === 'set' && password !== '' && password.length < SHARE_PASSWORD_LENGTH.min
          ? t('password.short', { count: SHARE_PASSWORD_LENGTH.min })
          : undefined,
      expiresAt: expiryFaultOf(expiresAt),
    }),
    submit,
  });
  return { ...form, expiryInput };
}
