import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { MenuDots } from '#ui/layout/dots.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';

/** Menu of the actions for one record, which are asked for when it opens. */
export function ItemMenu({ name, actions }: { name: string; actions: () => readonly MenuEntry[] }) {
  const t = useTranslations('ui.table');
  return (
    <div className="relative z-10 shrink-0">
      <Menu align="end" trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />} entries={actions} />
    </div>
  );
}
