const SHAPES = {
  line: 'h-3 rounded-full',
  title: 'h-5 w-1/2 rounded-full',
  short: 'h-3 w-1/3 rounded-full',
  block: 'h-32 rounded-card',
  circle: 'size-10 rounded-full',
};

/** A placeholder in the shape of loading content. */
export function Skeleton({ shape = 'line', className = '' }: { shape?: keyof typeof SHAPES; className?: string }) {
  return <div className={`animate-breathe bg-border forced-colors:border ${SHAPES[shape]} ${className}`} />;
}
