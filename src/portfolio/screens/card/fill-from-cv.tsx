import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { CardSettings } from '../../model/card/card-settings.ts';
import { cvsApi } from '../cvs-api.ts';
import { LATEST_CVS } from './use-own-addresses.ts';

/** Copies headline, email and phone from a CV that the member chooses. */
export function FillFromCv({ onFill }: { onFill: (changes: Partial<CardSettings>) => void }) {
  const t = useTranslations('card.form');
  const reportFailure = useFailureToast();
  const cvs = useQuery(LATEST_CVS).data?.items ?? [];
  const [copied, setCopied] = useState<string>();
  if (cvs.length === 0) return null;
  const fill = async (id: string) => {
    try {
      const { basics } = (await cvsApi.read.call({ id })).document;
      const found = { title: basics.headline, email: basics.email, phone: basics.phone };
      onFill(Object.fromEntries(Object.entries(found).filter(([, value]) => value.trim() !== '')));
      setCopied(id);
    } catch (error) {
      reportFailure(t('notCopied'), error);
    }
  };
  return (
    <>
      <Select
        label={t('fromCv')}
        placeholder={t('chooseCv')}
        options={cvs.map(({ id, name }) => ({ value: id, label: name }))}
        value={copied ?? null}
        onValueChange={(id) => void fill(id)}
      />
      <LiveText>{copied === undefined ? '' : t('copiedFromCv')}</LiveText>
    </>
  );
}
