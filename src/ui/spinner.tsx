import { LoaderCircle } from 'lucide-react';
import { Icon } from './icon.tsx';

/** Something turns. The words beside it, or its label, say what; for those who want no motion it stands still. */
export function Spinner({ size = 16, label }: { size?: 16 | 20; label?: string }) {
  return (
    <span role={label ? 'status' : undefined} className="inline-flex items-center">
      <Icon of={LoaderCircle} size={size} className="animate-turn" />
      {label && <span className="sr-only">{label}</span>}
    </span>
  );
}
