import { useId } from 'react';
import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { fromLocalTime, toLocalTime } from '#platform/pure/i18n/zoned-time.ts';
import { Button } from '#ui/actions/button.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormError, useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { MAX_SCHEDULE_YEARS, timeFaultOf } from '../../../model/schedule.ts';
import type { PostPublication } from './use-publication.ts';

type Props = { publication: PostPublication; open: boolean; onClose: () => void };

/** Dialog that schedules a post, or changes the date of one that is published. */
export function TimeDialog({ publication, open, onClose }: Props) {
  const t = useTranslations('posts.schedule');
  const zone = useTimeZone() ?? 'UTC';
  const format = useFormatter();
  const toast = useToast();
  const formId = useId();
  const isPublished = publication.status === 'published';
  const status = isPublished ? 'published' : 'scheduled';
  const faultOf = (text: string) => {
    const publishedAt = fromLocalTime(text, zone)?.toISOString() ?? '';
    const fault = timeFaultOf({ status, publishedAt }, new Date());
    return fault && t(`faults.${fault}`, { years: MAX_SCHEDULE_YEARS });
  };
  const form = useForm({
    initial: { publishedAt: initialTime(publication, zone) },
    check: ({ publishedAt }) => ({ publishedAt: faultOf(publishedAt) }),
    submit: async ({ publishedAt }) => {
      const time = fromLocalTime(publishedAt, zone);
      if (!time) return;
      const { refusal } = await publication.setTime(time);
      if (refusal) throw new FormError(refusal);
      onClose();
      if (!isPublished)
        toast({ text: t('done', { date: format.dateTime(time, { dateStyle: 'medium', timeStyle: 'short' }) }) });
    },
  });
  return (
    <Dialog
      title={t(isPublished ? 'dateTitle' : 'title')}
      description={isPublished ? t('dateText') : undefined}
      open={open}
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <DialogClose>
            <Button tone="quiet">{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} tone="primary" busy={form.pending}>
            {t(isPublished ? 'saveDate' : 'save')}
          </Button>
        </>
      }
    >
      <form {...form.props} id={formId} className="grid gap-3">
        <FormMessage form={form} />
        <TextField
          ref={focusOnMount}
          type="datetime-local"
          label={t('time')}
          hint={t('zone', { zone: zone.replaceAll('_', ' ') })}
          {...form.field('publishedAt')}
        />
      </form>
    </Dialog>
  );
}

/** Focuses the field, except on touch screens, where a picker would cover the dialog. */
const focusOnMount = (field: HTMLElement | null) => {
  if (matchMedia('(pointer: fine)').matches) field?.focus();
};

const DAY_MS = 24 * 60 * 60 * 1000;

/** Returns the post’s time, or the next morning for one that has none. */
function initialTime({ status, publishedAt }: PostPublication, zone: string) {
  if (status !== 'draft' && publishedAt !== '') return toLocalTime(new Date(publishedAt), zone);
  return `${toLocalTime(new Date(Date.now() + DAY_MS), zone).slice(0, 10)}T09:00`;
}
