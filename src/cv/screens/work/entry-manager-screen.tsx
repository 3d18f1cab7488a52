import { BookMarked, Download, FileBraces, Upload } from 'lucide-react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreateLink, ManagedRecords, WorkLayout } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { LazyDropdownMenu } from '#ui/overlays/lazy-dropdown-menu.tsx';
import type { EntryExport } from '../../contract.ts';
import { isShort } from '../../model/shapes.ts';
import { makeLazyDialog } from '../lazy-dialog.tsx';
import { ENTRY_SECTIONS, type EntrySection, isEntrySection } from '../work-records/entry-sections.ts';
import { QuickWork } from './quick-work.tsx';
import { UnknownSection } from './unknown-section.tsx';
import { useEntryCollection } from './use-entry-collection.ts';

const useImportDialog = makeLazyDialog(
  'cv-work',
  async () => (await import('../work-import/work-import-dialog.tsx')).WorkImportDialog,
);

/** Manager screen of one section of the member's work. */
export function EntryManagerScreen() {
  const { section } = useParams();
  return isEntrySection(section) ? <Manager key={section} section={section} /> : <UnknownSection />;
}

function Manager({ section }: { section: EntrySection }) {
  const kind = ENTRY_SECTIONS[section];
  const collection = useEntryCollection(section);
  const t = useTranslations('records.manager');
  const importDialog = useImportDialog();
  const actions = (
    <div className="flex flex-wrap justify-center gap-2">
      <CreateLink collection={collection} />
      <Button icon={Upload} tone="quiet" onClick={() => importDialog.open({ id: '', name: '' })}>
        {t('import')}
      </Button>
    </div>
  );
  const allActions = (
    <div className="flex flex-wrap gap-2">
      {actions}
      {section === 'publications' ? <ExportMenu /> : <ExportLink />}
    </div>
  );
  return (
    <WorkLayout>
      <ManagedRecords
        collection={collection}
        actions={allActions}
        emptyActions={actions}
        quickField={isShort(kind) && <QuickWork kind={kind} collection={collection.name} />}
      />
      {importDialog.dialog}
    </WorkLayout>
  );
}

const exportHref = (format: EntryExport) => `/api/entries/export/${format}`;

function ExportLink() {
  const t = useTranslations('records.manager');
  return (
    <Link variant="button-quiet" render={<a href={exportHref('json')} download />}>
      <Icon of={Download} />
      <span className="max-sm:sr-only">{t('exportJson')}</span>
    </Link>
  );
}

/** Exports of all publications for reference managers, and of the work as a whole. */
function ExportMenu() {
  const t = useTranslations('records.manager');
  const link = (format: EntryExport) => ({ kind: 'link' as const, href: exportHref(format), download: true });
  return (
    <LazyDropdownMenu
      align="end"
      trigger={
        <Button icon={Download} tone="quiet">
          <span className="max-sm:sr-only">{t('export')}</span>
        </Button>
      }
      entries={[
        { ...link('bib'), icon: BookMarked, label: t('exportBibtex') },
        { ...link('ris'), icon: BookMarked, label: t('exportRis') },
        { ...link('json'), icon: FileBraces, label: t('exportJson') },
      ]}
    />
  );
}
