import { Download, Upload } from 'lucide-react';
import { useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { CreateLink, ManagedRecords, WorkLayout } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { makeLazyDialog } from '../lazy-dialog.tsx';
import { type EntrySection, isEntrySection } from '../work-records/entry-sections.ts';
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
      <Link variant="button-quiet" render={<a href="/api/entries/export/json" download />}>
        <Icon of={Download} />
        <span className="max-sm:sr-only">{t('exportJson')}</span>
      </Link>
    </div>
  );
  return (
    <WorkLayout>
      <ManagedRecords collection={collection} actions={allActions} emptyActions={actions} />
      {importDialog.dialog}
    </WorkLayout>
  );
}
