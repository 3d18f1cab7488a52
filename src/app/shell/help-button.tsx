import { CircleHelp } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Kbd } from '#ui/layout/kbd.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** A button that opens the keyboard shortcuts and a link to the API reference. */
export function HelpButton() {
  const t = useTranslations('app.help');
  return (
    <Dialog trigger={<IconButton name={t('name')} icon={CircleHelp} />} title={t('title')}>
      <dl className="flex items-center justify-between gap-4 border-border border-b pb-4">
        <dt>{t('palette')}</dt>
        <dd>
          <Kbd keys="Mod+K" />
        </dd>
      </dl>
      <p className="pt-4">
        <Link href="/api/docs">{t('reference')}</Link>
      </p>
      <p className="text-text-secondary">{t('referenceText')}</p>
    </Dialog>
  );
}
