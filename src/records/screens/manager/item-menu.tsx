import { useTranslations } from 'use-intl';
import { MenuDots } from '#ui/dots.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import { Menu, type MenuEntry } from '#ui/menu.tsx';

/** Menu of the actions for one record. */
export function ItemMenu({ name, actions }: { name: string; actions: readonly MenuEntry[] }) {
  const t = useTranslations('ui.table');
  return (
    <div className="relative z-10 shrink-0">
      <Menu align="end" trigger={<IconButton name={t('actionsFor', { name })} icon={MenuDots} />} entries={actions} />
    </div>
  );
}
