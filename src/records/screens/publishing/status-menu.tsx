import { ChevronDown } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu, type MenuEntry } from '#ui/overlays/menu.tsx';

const DOT_STYLES = { published: 'bg-success', archived: 'bg-control' };

type Props = {
  status: keyof typeof DOT_STYLES;
  /** The name of the status. */
  label: string;
  /** A status change is in progress. */
  busy: boolean;
  entries: readonly MenuEntry[];
};

/** Menu that shows the status of a record that is no draft, and changes it. It says when changes are published. */
export function StatusMenu({ status, label, busy, entries }: Props) {
  const t = useTranslations('records.editor');
  return (
    <Menu
      align="end"
      trigger={
        <Button busy={busy}>
          <span aria-hidden="true" className={`size-2 rounded-full ${DOT_STYLES[status]}`} />
          {label}
          <Icon of={ChevronDown} className="text-text-secondary" />
        </Button>
      }
      entries={status === 'published' ? [{ kind: 'heading', label: t('publishedAtOnce') }, ...entries] : entries}
    />
  );
}
