import { CloudOff } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Icon } from '../icon.tsx';
import { useOnline } from './use-online.ts';

/** Shows a notice at the top of the page while the browser is offline. */
export function OfflineNotice({ text }: { text?: string }) {
  const t = useTranslations('ui.offline');
  const online = useOnline();
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
