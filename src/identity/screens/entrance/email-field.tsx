import type { ComponentProps } from 'react';
import { TextField } from '#ui/text-field.tsx';

/** An e-mail address; it reads from left to right in every language. */
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
