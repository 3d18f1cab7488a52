import { useState } from 'react';
import { initials } from './initials.ts';

const SIZES = {
  24: 'size-6 text-[10px]',
  32: 'size-8 text-xs',
  40: 'size-10',
  64: 'size-16 text-title',
  96: 'size-24 text-headline',
};

type Props = {
  name: string;
  src?: string | undefined;
  size?: keyof typeof SIZES;
  /** Hides the avatar from assistive technology, because the name is displayed next to it. */
  decorative?: boolean;
};

/**
 * Shows a person's picture, or their initials if there is no picture or it does not load. It is empty for somebody without
 * a name.
 */
export function Avatar({ name, src, size = 32, decorative = false }: Props) {
  const [broken, setBroken] = useState<string>();
  const style = `inline-flex shrink-0 items-center justify-center overflow-hidden rounded-full ${SIZES[size]}`;
  if (src && broken !== src) {
    return (
      <img
        src={src}
        alt={decorative ? '' : name}
        width={size}
        height={size}
        onError={() => setBroken(src)}
        className={`${style} bg-surface object-cover`}
      />
    );
  }
  const initialsStyle = `${style} bg-tint font-medium text-link group-hover:bg-background group-aria-[current=page]:bg-background forced-colors:border`;
  const isNameless = name.trim() === '';
  return (
    <span
      {...(decorative || isNameless ? { 'aria-hidden': true } : { role: 'img', 'aria-label': name })}
      className={initialsStyle}
    >
      {initials(name)}
    </span>
  );
}
