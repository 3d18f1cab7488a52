/** A CSS background instead of an SVG: each SVG is painted separately, which slows typing beside a long list. */
const DOT =
  '[forced-color-adjust:preserve-parent-color] bg-[radial-gradient(circle,currentColor_1px,transparent_1.5px)]';

type Props = { className?: string | undefined };

/** Three horizontal dots, the icon of a menu with more actions. */
export const MenuDots = ({ className = '' }: Props) => (
  <span aria-hidden="true" className={`h-1 w-3.5 bg-size-[calc(100%/3)_100%] ${DOT} ${className}`} />
);

/** A grid of six dots, the icon of a drag handle. */
export const GripDots = ({ className = '' }: Props) => (
  <span aria-hidden="true" className={`h-3.5 w-2 bg-size-[50%_calc(100%/3)] ${DOT} ${className}`} />
);
