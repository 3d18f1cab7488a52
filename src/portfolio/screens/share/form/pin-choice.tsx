import { useFormatter, useTranslations } from 'use-intl';
import { Select } from '#ui/select.tsx';
import type { ShareForm } from './use-share-form.ts';

/** Choice between the current content and a copy of a given time. */
export function PinChoice({ form, pinnedAt }: { form: ShareForm; pinnedAt: string | null }) {
  const t = useTranslations('portfolio-share.form.pinned');
  const format = useFormatter();
  const moment = pinnedAt && format.dateTime(new Date(pinnedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const { pinned } = form.values;
  return (
    <Select
      label={t('label')}
      hint={t(`${pinned}Hint`)}
      error={form.faults.pinned}
      options={[
        ...(moment ? [{ value: 'kept' as const, label: t('kept', { moment }) }] : []),
        { value: 'follow', label: t('follow') },
        { value: 'now', label: t(moment ? 'anew' : 'now') },
      ]}
      value={pinned}
      onValueChange={(next) => form.set('pinned', next)}
    />
  );
}
