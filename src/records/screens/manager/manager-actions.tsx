import { Download, FileBraces, FileSpreadsheet, Plus } from 'lucide-react';
import type { ReactNode } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Menu } from '#ui/overlays/menu.tsx';
import type { ManagedCollection, RecordListItem } from './managed-collection.ts';

type Props<Item extends RecordListItem> = { collection: ManagedCollection<Item>; importButton: ReactNode };

/** Header actions of the manager: import, export and create. */
export function ManagerActions<Item extends RecordListItem>({ collection, importButton }: Props<Item>) {
  const t = useTranslations('records.manager');
  const { name, hasNoExport = false } = collection;
  const exportLink = (format: string) => ({
    kind: 'link' as const,
    href: `/api/${name}/export/${format}`,
    download: true,
  });
  return (
    <div className="flex flex-wrap gap-2 max-sm:-me-3">
      {importButton}
      {!hasNoExport && (
        <Menu
          align="end"
          trigger={
            <Button icon={Download} tone="quiet">
              <span className="max-sm:sr-only">{t('export')}</span>
            </Button>
          }
          entries={[
            { ...exportLink('csv'), icon: FileSpreadsheet, label: t('exportCsv') },
            { ...exportLink('json'), icon: FileBraces, label: t('exportJson') },
          ]}
        />
      )}
      <CreateLink collection={collection} className="max-sm:order-first" />
    </div>
  );
}

export const CreateLink = <Item extends RecordListItem>({
  collection: { name, texts },
  className,
}: {
  collection: ManagedCollection<Item>;
  className?: string;
}) => (
  <Link variant="button-primary" className={className} render={<RouterLink to={`/${name}/new`} />}>
    <Icon of={Plus} />
    {texts.create}
  </Link>
);
