import { Languages } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import { useLanguageChoices } from './use-language-choices.ts';

/** A menu for choosing the language of the app and of the member's emails. */
export function LanguageMenu() {
  const t = useTranslations('app.language');
  const choices = useLanguageChoices();
  return (
    <Menu
      trigger={<IconButton name={t('name')} icon={Languages} />}
      entries={choices.map(({ label, isChosen, choose }) => ({
        kind: 'check',
        label,
        checked: isChosen,
        onCheckedChange: choose,
        closes: true,
      }))}
    />
  );
}
