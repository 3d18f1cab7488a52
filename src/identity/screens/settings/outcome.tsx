import { Check } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

/**
 * Shows the result of an action and announces it to screen readers. Stays rendered when empty, because screen readers
 * announce only changes of an existing status region.
 */
export function Outcome({ children }: { children: string | undefined }) {
  return (
    <div role="status" className="empty:hidden">
      {children && (
        <p className="mt-4 flex items-start gap-2 text-text-secondary">
          <Icon of={Check} className="mt-0.5 text-success" />
          <span className="min-w-0 break-words">{children}</span>
        </p>
      )}
    </div>
  );
}
