import { Button } from '../actions/button.tsx';
import { FormMessage } from './form-message.tsx';
import { TextField } from './text-field.tsx';
import { useForm } from './use-form.ts';

/** Focuses the input on mount. Defined once, so the ref callback does not run again at every render. */
const focus = (input: HTMLInputElement | null) => input?.focus();

type Props = {
  /** The field name that the server uses when it refuses the value. */
  field: string;
  label: string;
  hint?: string | undefined;
  text: string;
  max: number;
  /** The error shown when the field is empty. Without it, the field may be empty. */
  requiredError?: string;
  save: string;
  cancel: string;
  /** Styles the save button as the screen's primary action. */
  main?: boolean | undefined;
  onSave: (text: string) => Promise<void>;
  onLeave: () => void;
};

/** A small inline form for a single name, with Save and Cancel. */
export function InlineForm({
  field,
  label,
  hint,
  text,
  max,
  requiredError,
  save,
  cancel,
  main,
  onSave,
  onLeave,
}: Props) {
  const trimmedValue = (values: Record<string, string>) => values[field]?.trim() ?? '';
  const form = useForm<Record<string, string>>({
    initial: { [field]: text },
    check: (values) => (requiredError !== undefined && trimmedValue(values) === '' ? { [field]: requiredError } : {}),
    submit: (values) => onSave(trimmedValue(values)),
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
