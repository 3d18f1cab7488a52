const SHAPES = {
  line: 'h-3 rounded-full',
  title: 'h-5 w-1/2 rounded-full',
  short: 'h-3 w-1/3 rounded-full',
  block: 'rounded-card',
  circle: 'size-10 rounded-full',
};

type Props = { shape?: keyof typeof SHAPES; className?: string };

/** A placeholder in the shape of loading content. `className` sets the height of a block. */
export function Skeleton({ shape = 'line', className = shape === 'block' ? 'h-32' : '' }: Props) {
  return <div className={`animate-breathe bg-border forced-colors:border ${SHAPES[shape]} ${className}`} />;
}
