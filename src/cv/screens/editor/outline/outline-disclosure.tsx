import { ChevronDown, type LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '#ui/icon.tsx';

type Props = {
  icon?: LucideIcon;
  title: string;
  /** Text shown at the end of the header row. */
  aside?: ReactNode;
  open: boolean;
  onToggle: () => void;
  /** Value of `data-place`, by which the node is found to be focused. */
  pathKey: string;
  children: ReactNode;
};

/** Disclosure that expands a part of the outline in place. */
export function OutlineDisclosure({ icon, title, aside, open, onToggle, pathKey, children }: Props) {
  return (
    <div data-place={pathKey} className={open ? 'rounded-card border border-border' : ''}>
      <button
        type="button"
        aria-expanded={open}
        onClick={onToggle}
        className="flex h-10 w-full items-center gap-3 rounded-control px-2 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:h-11"
      >
        {icon && <Icon of={icon} className="mx-1.5 text-text-secondary" />}
        <span className="font-medium">{title}</span>
        <span dir="auto" className="min-w-0 flex-1 truncate text-end text-text-secondary">
          {aside}
        </span>
        <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && <div className="border-border border-t bg-surface p-4">{children}</div>}
    </div>
  );
}
