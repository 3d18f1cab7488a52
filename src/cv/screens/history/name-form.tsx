import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '#ui/use-form.ts';
import { CV_LIMITS } from '../../model/content.ts';

/** Whoever asked for it goes on in it. Once: it is the same function at every render. */
const focus = (input: HTMLInputElement | null) => input?.focus();

type Props = { name: string; onSave: (name: string) => Promise<void>; onLeave: () => void };

/** Gives a version its name, in the place where it stands. */
export function NameForm({ name, onSave, onLeave }: Props) {
  const t = useTranslations('cv-history.history');
  const tDetails = useTranslations('cv.details');
  const form = useForm({
    initial: { name },
    check: (values) => (values.name.trim() === '' ? { name: tDetails('nameNeeded') } : {}),
    submit: (values) => onSave(values.name.trim()),
  });
  return (
    <form
      {...form.props}
      className="grid gap-2 py-2"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <FormMessage form={form} />
      <TextField
        label={t('keepName')}
        maxLength={CV_LIMITS.name}
        autoComplete="off"
        ref={focus}
        {...form.field('name')}
      />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone="primary" busy={form.pending}>
          {t('save')}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
