import type { LucideProps } from 'lucide-react';
import type { ComponentType } from 'react';

export type IconComponent = ComponentType<Pick<LucideProps, 'size' | 'strokeWidth' | 'aria-hidden' | 'className'>>;

type Props = { of: IconComponent; size?: 16 | 20; className?: string };

/** A decorative icon. If it is shown alone, the element around it needs an accessible name. */
export function Icon({ of: IconComponent, size = 16, className = '' }: Props) {
  return <IconComponent size={size} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${className}`} />;
}
