import type { ComponentProps } from 'react';
import { TextField } from '#ui/fields/text-field.tsx';

/** Renders a field for an email address, which is left-to-right in every language. */
export const EmailField = (props: ComponentProps<typeof TextField>) => (
  <TextField
    type="email"
    inputMode="email"
    autoComplete="email"
    autoCapitalize="off"
    spellCheck={false}
    dir="ltr"
    {...props}
  />
);
