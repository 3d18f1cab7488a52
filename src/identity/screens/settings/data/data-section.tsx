import { lazy, type ReactNode, Suspense } from 'react';
import { useTranslations } from 'use-intl';
import type { UserDocument } from '../../../contract.ts';
import { DeleteAccount } from './delete-account.tsx';
import { ExportData } from './export-data.tsx';
import { Section } from '../section.tsx';

/** Loaded after the screen, together with the file field. */
const ImportData = lazy(async () => ({ default: (await import('./import-data.tsx')).ImportData }));

/** Renders the export and import of the member's data and the deletion of the account. */
export function DataSection({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.data');
  return (
    <Section name="data" title={t('title')} lead={t('lead')}>
      <div className="grid gap-8">
        <Subsection title={t('export')} text={t('exportText')}>
          <ExportData />
        </Subsection>
        <Subsection title={t('import')} text={t('importText')}>
          <Suspense fallback={<div className="h-21" />}>
            <ImportData />
          </Suspense>
        </Subsection>
        <Subsection title={t('delete')} text={t('deleteText')}>
          <DeleteAccount user={user} />
        </Subsection>
      </div>
    </Section>
  );
}

function Subsection({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div>
      <h3 className="font-medium">{title}</h3>
      <p className="mt-1 mb-3 max-w-prose text-text-secondary">{text}</p>
      {children}
    </div>
  );
}
