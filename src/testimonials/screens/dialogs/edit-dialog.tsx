import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi } from '#files/components.tsx';
import type { StoredImage } from '#files/contract.ts';
import { PhotoChoice } from '#identity/components.tsx';
import { readerLanguage } from '#platform/browser/i18n/reader-language.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import type { Testimonial } from '../../contract.ts';
import { completeAddress } from '../../model/answer-faults.ts';
import { OriginalText } from '../parts/original-text.tsx';
import { photoUrlOf } from '../parts/photo-url-of.ts';
import { TextFields, type TypedTestimonial } from '../parts/text-fields.tsx';
import { useTextFaults } from '../parts/use-text-faults.ts';
import { testimonialsApi } from '../testimonials-api.ts';

type Props = {
  /** The testimonial to edit; undefined to write one in. */
  testimonial: Testimonial | undefined;
  open: boolean;
  opener: HTMLElement | undefined;
  onClose: () => void;
  onSaved: (testimonial: Testimonial) => void;
};

type Typed = TypedTestimonial & { quotedFrom: string };

/** Dialog in which a member edits what the site shows of a testimonial, or writes one in that they quote. */
export function EditDialog({ testimonial, open, opener, onClose, onSaved }: Props) {
  const t = useTranslations('testimonials.edit');
  const faultsOf = useTextFaults();
  const formId = useId();
  const [photo, setPhoto] = useState<StoredImage | null>(testimonial?.photo ?? null);
  const isQuoted = testimonial?.origin !== 'author';
  const form = useForm<Typed>({
    initial: initialOf(testimonial),
    check: (typed) => ({
      ...faultsOf(complete(typed)),
      quotedFrom: isQuoted && typed.quotedFrom.trim() === '' && typed.source.trim() === '' ? t('noSource') : undefined,
    }),
    submit: async (typed) => {
      const fields = { ...complete(typed), photo: photo?.id ?? null };
      const saved = testimonial
        ? await testimonialsApi.change.call({ id: testimonial.id, revision: testimonial.revision, ...fields })
        : await testimonialsApi.write.call(fields);
      onSaved(saved);
      onClose();
    },
  });
  return (
    <Dialog
      size="large"
      title={t(testimonial ? 'title' : 'newTitle')}
      description={t(isQuoted ? 'newText' : 'text')}
      open={open}
      onOpenChange={(next) => !next && onClose()}
      keepsOpen
      opener={opener}
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={formId} tone="primary" busy={form.pending}>
            {t(testimonial ? 'save' : 'add')}
          </Button>
        </>
      }
    >
      <form id={formId} {...form.props} className="grid grid-cols-1 gap-5">
        <TextFields
          typed={form.values}
          field={form.field}
          onLanguageChange={(language) => form.set('language', language)}
          voice="member"
        />
        {testimonial?.original && <OriginalText text={testimonial.original.text} language={testimonial.language} />}
        {isQuoted && (
          <TextField
            label={t('quotedFrom')}
            hint={t('quotedFromHint')}
            dir="auto"
            autoComplete="off"
            {...form.field('quotedFrom')}
          />
        )}
        <PhotoChoice
          photoURL={photoUrlOf(photo) ?? null}
          name={form.values.name}
          createPhoto={(selection) => filesApi.images.make.call(selection)}
          onCreated={setPhoto}
          onRemove={() => setPhoto(null)}
        />
        <FormMessage form={form} />
      </form>
    </Dialog>
  );
}

const complete = <Fields extends Typed>(typed: Fields) => ({ ...typed, source: completeAddress(typed.source) });

function initialOf(testimonial: Testimonial | undefined): Typed {
  if (!testimonial) {
    return { text: '', name: '', role: '', organization: '', source: '', quotedFrom: '', language: readerLanguage() };
  }
  const { text, name, role, organization, source, quotedFrom, language } = testimonial;
  return { text, name, role, organization, source, quotedFrom, language };
}
