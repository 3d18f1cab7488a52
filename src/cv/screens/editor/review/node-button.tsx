import { CornerDownRight } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

type Props = { name: string; onClick: () => void };

/** Button that names a node of the CV and opens it. */
export const NodeButton = ({ name, onClick }: Props) => (
  <button
    type="button"
    onClick={onClick}
    className="-mx-1.5 inline-flex min-h-7 min-w-0 max-w-full items-center gap-1.5 rounded-control px-1.5 text-start text-link hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
  >
    <Icon of={CornerDownRight} className="size-3.5 rtl:-scale-x-100" />
    <span className="min-w-0 break-words">{name}</span>
  </button>
);
