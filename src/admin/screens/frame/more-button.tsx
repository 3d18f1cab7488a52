import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { More } from './paged.tsx';

/** Has the further rows of a list come that is no table. */
export function MoreButton({ more }: { more: More }) {
  const t = useTranslations('ui.table');
  if (!more) return null;
  return (
    <Button className="mt-4" busy={more.loading} onClick={more.onLoad}>
      {t('more')}
    </Button>
  );
}
