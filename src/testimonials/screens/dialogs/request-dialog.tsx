import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { TestimonialLink } from '../../contract.ts';
import { TESTIMONIAL_LIMITS } from '../../model/limits.ts';
import { testimonialsApi } from '../testimonials-api.ts';
import { LinkContent } from './link-content.tsx';

type Props = {
  open: boolean;
  opener: HTMLElement | undefined;
  onClose: () => void;
  onRequested: (link: TestimonialLink) => void;
};

/** Dialog in which a member asks for a testimonial: first whom and how, then the link to send. */
export function RequestDialog({ open, opener, onClose, onRequested }: Props) {
  const t = useTranslations('testimonials.ask');
  const formId = useId();
  const [link, setLink] = useState<TestimonialLink>();
  const form = useForm({
    initial: { label: '', message: '' },
    check: ({ label, message }) => ({
      label: label.trim() === '' ? t('noLabel') : tooLong(label, TESTIMONIAL_LIMITS.label),
      message: tooLong(message, TESTIMONIAL_LIMITS.message),
    }),
    submit: async (typed) => {
      const created = await testimonialsApi.request.call(typed);
      setLink(created);
      onRequested(created);
    },
  });
  function tooLong(text: string, maximum: number) {
    return text.trim().length > maximum ? t('long', { maximum }) : undefined;
  }
  return (
    <Dialog
      size="medium"
      title={t(link ? 'linkTitle' : 'title')}
      description={t(link ? 'linkText' : 'text')}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      opener={opener}
      actions={
        <>
          <DialogClose>
            <Button tone={link ? 'primary' : 'plain'}>{t(link ? 'done' : 'cancel')}</Button>
          </DialogClose>
          {!link && (
            <Button type="submit" form={formId} tone="primary" busy={form.pending}>
              {t('create')}
            </Button>
          )}
        </>
      }
    >
      {link ? (
        <LinkContent link={link} />
      ) : (
        <form id={formId} {...form.props} className="grid gap-5">
          <TextField
            label={t('label')}
            hint={t('labelHint')}
            required
            dir="auto"
            autoComplete="off"
            {...form.field('label')}
          />
          <TextArea label={t('message')} hint={t('messageHint')} rows={4} dir="auto" {...form.field('message')} />
          <FormMessage form={form} />
        </form>
      )}
    </Dialog>
  );
}
