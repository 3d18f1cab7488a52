import type { LucideIcon } from 'lucide-react';
import type { ReactNode } from 'react';
import { Icon } from '../icon.tsx';

type Props = {
  icon?: LucideIcon;
  title: string;
  text?: ReactNode;
  /** The action that adds the first item. */
  action?: ReactNode;
};

/** A placeholder for an empty list, with the action that adds the first item. */
export function EmptyState({ icon, title, text, action }: Props) {
  return (
    <div className="rounded-card border border-border border-dashed px-6 py-12">
      <div className="mx-auto grid max-w-sm justify-items-center gap-1 text-center">
        {icon && <Icon of={icon} size={20} className="mb-3 text-text-secondary" />}
        <p className="font-medium">{title}</p>
        {text && <p className="text-balance text-text-secondary">{text}</p>}
        {action && <div className="mt-4">{action}</div>}
      </div>
    </div>
  );
}
