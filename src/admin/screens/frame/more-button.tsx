import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { LoadMore } from './paginated-list.tsx';

/** Button that loads the next page of a list that is not a table. */
export function MoreButton({ more }: { more: LoadMore }) {
  const t = useTranslations('ui.table');
  if (!more) return null;
  return (
    <Button className="mt-4" busy={more.loading} onClick={more.onLoad}>
      {t('more')}
    </Button>
  );
}
