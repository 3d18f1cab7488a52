import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useId } from 'react';
import { useNavigate } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { LANGUAGES } from '#platform/pure/i18n/languages.ts';
import { Button } from '#ui/actions/button.tsx';
import { FormMessage } from '#ui/fields/form-message.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { FormError, useForm } from '#ui/fields/use-form.ts';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { DialogClose } from '#ui/overlays/dialog-close.tsx';
import { CV_LIMITS } from '../../model/content.ts';
import { MAX_ADVERTISEMENT_LENGTH } from '../../model/job-match/advertisement-limit.ts';
import { cvApi } from '../cv-api.ts';
import type { CvDialogProps } from '../lazy-dialog.tsx';
import { useTextStore } from '../use-stored-text.ts';
import { useLanguageNames } from './use-language-names.ts';

const DOMAINS = ['cv-variants'] as const;

/** Dialog that makes a CV for a job from another one. */
export const TailorDialog = (props: CvDialogProps) => (
  <MessagesProvider domains={DOMAINS}>
    <TailorForm {...props} />
  </MessagesProvider>
);

/** Dialog that makes a CV in another language from one. */
export const TranslateDialog = (props: CvDialogProps) => (
  <MessagesProvider domains={DOMAINS}>
    <TranslateForm {...props} />
  </MessagesProvider>
);

function TailorForm({ id, name: original, saveChanges, open, onClose }: CvDialogProps) {
  const t = useTranslations('cv-variants.job');
  const navigate = useNavigate();
  const queries = useQueryClient();
  const storeText = useTextStore();
  const form = useForm({
    initial: { position: '', company: '', advertisement: '', name: '' },
    check: (values) => (nameOf(values) === '' ? { name: t('nameNeeded') } : {}),
    submit: async (values) => {
      if ((await saveChanges?.()) === false) throw new FormError(t('saveFirst'));
      const { position, company, advertisement } = values;
      const created = await cvApi.createVariant.call({
        ...{ id, purpose: 'job', name: nameOf(values).slice(0, CV_LIMITS.name) },
        ...{ position: position.trim(), company: company.trim() },
      });
      // Without the browser's storage, the job match only has an empty field.
      if (advertisement.trim() !== '')
        await storeText(`advertisement/${created.id}`, advertisement).catch(() => undefined);
      onClose();
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      await navigate(`/cv/${created.id}/edit?review=job`);
    },
  });
  const suggested = suggestedName(form.values);
  function suggestedName({ position, company }: { position: string; company: string }) {
    const parts = [position.trim(), company.trim()];
    return parts.every(Boolean) ? t('suggested', { position, company }) : parts.join('');
  }
  function nameOf(values: { name: string; position: string; company: string }) {
    return values.name.trim() || suggestedName(values).trim();
  }
  return (
    <VariantForm form={form} title={t('title')} submit={t('create')} open={open} onClose={onClose}>
      <p className="text-pretty text-text-secondary">{t('text', { name: original })}</p>
      <FormMessage form={form} />
      <div className="grid gap-4 sm:grid-cols-2">
        <TextField label={t('position')} maxLength={CV_LIMITS.line} autoComplete="off" {...form.field('position')} />
        <TextField label={t('company')} maxLength={CV_LIMITS.line} autoComplete="off" {...form.field('company')} />
      </div>
      <TextArea
        label={t('advertisement')}
        hint={t('advertisementHint')}
        rows={5}
        maxLength={MAX_ADVERTISEMENT_LENGTH}
        {...form.field('advertisement')}
      />
      <TextField
        label={t('name')}
        placeholder={suggested}
        maxLength={CV_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
    </VariantForm>
  );
}

function TranslateForm({ id, name: original, saveChanges, open, onClose }: CvDialogProps) {
  const t = useTranslations('cv-variants.language');
  const tJob = useTranslations('cv-variants.job');
  const languageName = useLanguageNames();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const { data, isPending } = useQuery(cvApi.read.queryOptions({ input: { id } }));
  const from = data?.document.design.language;
  const languages = Object.keys(LANGUAGES).filter((language) => language !== from);
  const form = useForm({
    initial: { language: '', name: '' },
    submit: async ({ language: chosen, name }) => {
      const language = chosen || languages[0] || '';
      if ((await saveChanges?.()) === false) throw new FormError(tJob('saveFirst'));
      const created = await cvApi.createVariant.call({
        ...{ id, purpose: 'language', language },
        name: (name.trim() || suggestedName(language)).slice(0, CV_LIMITS.name),
      });
      onClose();
      void queries.invalidateQueries({ queryKey: cvApi.key() });
      await navigate(`/cv/${created.id}/translate`);
    },
  });
  const suggestedName = (language: string) => t('suggested', { name: original, language: languageName(language) });
  const language = form.values.language || languages[0] || '';
  return (
    <VariantForm form={form} title={t('title')} submit={t('create')} waiting={isPending} open={open} onClose={onClose}>
      <p className="text-pretty text-text-secondary">{t('text', { name: original })}</p>
      <FormMessage form={form} />
      <Select
        label={t('language')}
        options={languages.map((value) => ({ value, label: languageName(value) }))}
        value={language}
        onValueChange={(next) => form.set('language', next)}
      />
      <TextField
        label={tJob('name')}
        placeholder={suggestedName(language)}
        maxLength={CV_LIMITS.name}
        autoComplete="off"
        {...form.field('name')}
      />
    </VariantForm>
  );
}

type FormProps = {
  form: Pick<ReturnType<typeof useForm>, 'props' | 'pending'>;
  title: string;
  submit: string;
  /** Whether the form can't be sent yet. */
  waiting?: boolean;
  open: boolean;
  onClose: () => void;
  children: ReactNode;
};

function VariantForm({ form, title, submit, waiting = false, open, onClose, children }: FormProps) {
  const t = useTranslations('cv-variants.job');
  const id = useId();
  return (
    <Dialog
      open={open}
      onOpenChange={(next) => !next && !form.pending && onClose()}
      title={title}
      size="medium"
      keepsOpen
      actions={
        <>
          <DialogClose>
            <Button>{t('cancel')}</Button>
          </DialogClose>
          <Button type="submit" form={id} tone="primary" busy={form.pending || waiting}>
            {submit}
          </Button>
        </>
      }
    >
      <form id={id} {...form.props} className="grid gap-4">
        {children}
      </form>
    </Dialog>
  );
}
