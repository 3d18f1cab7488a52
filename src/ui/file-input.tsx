import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { take: (files: ArrayLike<File> | null) => void };

/** The browser's own way to a file, opened by a button that looks like ours. The same file may be chosen again. */
export const FileInput = ({ take, ...rest }: Props) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={(event) => {
      take(event.target.files);
      event.target.value = '';
    }}
  />
);
