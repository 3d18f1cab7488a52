import { TextField } from '#ui/fields/text-field.tsx';
import { completeUrl } from '../../model/field-errors.ts';

type Props = {
  label: string;
  hint?: string | undefined;
  error: string | undefined;
  value: string;
  onChange: (address: string) => void;
  /** Completes other addresses than those of the web. */
  complete?: (address: string) => string;
};

/** URL field. On blur, it completes an address typed without `https://`. */
export const UrlField = ({ label, hint, error, value, onChange, complete = completeUrl }: Props) => (
  <TextField
    label={label}
    hint={hint}
    error={error}
    type="url"
    inputMode="url"
    dir="ltr"
    placeholder="https://"
    autoComplete="off"
    value={value}
    onChange={(event) => onChange(event.target.value)}
    onBlur={() => {
      const completed = complete(value);
      if (completed !== value) onChange(completed);
    }}
  />
);
