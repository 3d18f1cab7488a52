import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

/** A spinner with an optional label. It does not turn if the user prefers reduced motion. */
export function Spinner({ size = 16, label }: { size?: 16 | 20; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center">
      <Icon of={LoaderCircle} size={size} className="animate-turn" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
