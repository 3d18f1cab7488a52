import { CloudOff } from 'lucide-react';
import { useSyncExternalStore } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';

const watch = (notify: () => void) => {
  window.addEventListener('online', notify);
  window.addEventListener('offline', notify);
  return () => {
    window.removeEventListener('online', notify);
    window.removeEventListener('offline', notify);
  };
};

/** Shows a notice at the top of the page while the browser is offline. */
export function OfflineNotice({ text }: { text?: string }) {
  const t = useTranslations('ui.offline');
  const online = useSyncExternalStore(
    watch,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div role="status">
      {!online && (
        <p className="flex flex-wrap items-center gap-x-2 border-border border-b bg-warning-tint px-4 py-2">
          <Icon of={CloudOff} className="text-warning" />
          <span className="font-medium">{t('heading')}</span>
          <span className="text-text-secondary">{text ?? t('text')}</span>
        </p>
      )}
    </div>
  );
}
