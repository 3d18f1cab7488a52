/** Painted with what is around it; each drawing is painted by itself, which tells in a long list while one types beside it. */
const DOT =
  '[forced-color-adjust:preserve-parent-color] bg-[radial-gradient(circle,currentColor_1px,transparent_1.5px)]';

type Props = { className?: string | undefined };

/** Three dots in a line: there is more to do with this. */
export const MenuDots = ({ className = '' }: Props) => (
  <span aria-hidden="true" className={`h-1 w-3.5 bg-size-[calc(100%/3)_100%] ${DOT} ${className}`} />
);

/** Two lines of three dots: something to take hold of. */
export const GripDots = ({ className = '' }: Props) => (
  <span aria-hidden="true" className={`h-3.5 w-2 bg-size-[50%_calc(100%/3)] ${DOT} ${className}`} />
);
