import { Check } from 'lucide-react';
import { Icon } from '#ui/icon.tsx';

/** What has come of it, said as well as shown. It stands there empty before, so that it is heard. */
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
