import { Download, FileBraces, FileSpreadsheet, Plus, Upload } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Listed, Shelf } from './shelf.ts';

type Props<Item extends Listed> = { shelf: Shelf<Item>; onImport: () => void };

/** Header actions of the manager: import, export and create. */
export function ManagerActions<Item extends Listed>({ shelf, onImport }: Props<Item>) {
  const t = useTranslations('records.manager');
  const { name } = shelf;
  const file = (format: string) => ({ kind: 'link' as const, href: `/api/${name}/export/${format}`, download: true });
  return (
    <div className="flex flex-wrap gap-2 max-sm:-ms-3">
      <Button icon={Upload} tone="quiet" onClick={onImport}>
        <span className="max-sm:sr-only">{t('import')}</span>
      </Button>
      <Menu
        align="end"
        trigger={
          <Button icon={Download} tone="quiet">
            <span className="max-sm:sr-only">{t('export')}</span>
          </Button>
        }
        entries={[
          { ...file('csv'), icon: FileSpreadsheet, label: t('exportCsv') },
          { ...file('json'), icon: FileBraces, label: t('exportJson') },
        ]}
      />
      <CreateLink shelf={shelf} />
    </div>
  );
}

export const CreateLink = <Item extends Listed>({ shelf: { name, words } }: { shelf: Shelf<Item> }) => (
  <Link look="button-primary" render={<RouterLink to={`/${name}/new`} />}>
    <Icon of={Plus} />
    {words.create}
  </Link>
);
