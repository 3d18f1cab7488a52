import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { TextField } from '#ui/text-field.tsx';
import { useForm } from '#ui/use-form.ts';
import { SHARE_LABEL } from '../../model/share-limits.ts';

/** Whoever asked for it goes on in it. Once: it is the same function at every render. */
const focus = (input: HTMLInputElement | null) => input?.focus();

type Props = {
  label: string;
  hint?: string;
  text: string;
  verb: string;
  /** It is the one thing to do on the screen for now. */
  main?: boolean;
  onSave: (text: string) => Promise<void>;
  onLeave: () => void;
};

/** What a link is called, asked where it stands. */
export function LabelForm({ label, hint, text, verb, main, onSave, onLeave }: Props) {
  const t = useTranslations('portfolio-share');
  const form = useForm({ initial: { label: text }, submit: (values) => onSave(values.label.trim()) });
  return (
    <form
      {...form.props}
      className="grid gap-3"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.stopPropagation();
        onLeave();
      }}
    >
      <TextField
        label={label}
        hint={hint}
        maxLength={SHARE_LABEL}
        autoComplete="off"
        ref={focus}
        className="max-w-md"
        {...form.field('label')}
      />
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={main ? 'primary' : 'plain'} busy={form.pending}>
          {verb}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {t('cancel')}
        </Button>
      </div>
    </form>
  );
}
