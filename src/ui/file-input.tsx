import type { ComponentProps } from 'react';

type Props = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & { take: (files: ArrayLike<File> | null) => void };

/** The hidden file input behind a button. Choosing the same file twice in a row works. */
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
