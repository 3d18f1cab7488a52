import { Button } from './button.tsx';
import { FormMessage } from './form-message.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

/** Whoever asked for it goes on in it. Once: it is the same function at every render. */
const focus = (input: HTMLInputElement | null) => input?.focus();

type Props = {
  /** Of the field, as the server names it when it refuses what was typed. */
  field: string;
  label: string;
  hint?: string | undefined;
  text: string;
  max: number;
  /** What is said where nothing is written; without it, nothing may be. */
  needed?: string;
  save: string;
  cancel: string;
  /** It is the one thing to do on the screen for now. */
  main?: boolean | undefined;
  onSave: (text: string) => Promise<void>;
  onLeave: () => void;
};

/** What something is called, asked where it stands. */
export function AskedInPlace({ field, label, hint, text, max, needed, save, cancel, main, onSave, onLeave }: Props) {
  const written = (values: Record<string, string>) => values[field]?.trim() ?? '';
  const form = useForm<Record<string, string>>({
    initial: { [field]: text },
    check: (values) => (needed !== undefined && written(values) === '' ? { [field]: needed } : {}),
    submit: (values) => onSave(written(values)),
  });
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
        maxLength={max}
        autoComplete="off"
        ref={focus}
        className="max-w-md"
        {...form.field(field)}
      />
      <FormMessage form={form} />
      <div className="flex flex-wrap gap-2">
        <Button type="submit" tone={main ? 'primary' : 'plain'} busy={form.pending}>
          {save}
        </Button>
        <Button tone="quiet" onClick={onLeave}>
          {cancel}
        </Button>
      </div>
    </form>
  );
}
