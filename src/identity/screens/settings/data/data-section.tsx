import { lazy, type ReactNode, Suspense, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { UserDocument } from '../../../contract.ts';
import { DeleteAccount } from './delete-account.tsx';
import { Section } from '../section.tsx';
import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { requestStepUp } from '#platform/pure/step-up.ts';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { identityApi } from '../../identity-api.ts';

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

/**
 * Downloads all data of the member. A download can't trigger a step-up by itself, so the step-up is requested first.
 */
function ExportData() {
  const t = useTranslations('profile.data');
  const wordsOf = useErrorText();
  const link = useRef<HTMLAnchorElement>(null);
  const download = useMutation({
    mutationFn: async () => {
      const { confirmedUntil, methods } = await identityApi.stepUp.state.call();
      if (confirmedUntil === null && !(await requestStepUp(methods))) return;
      link.current?.click();
    },
  });
  return (
    <>
      <Button busy={download.isPending} onClick={() => download.mutate()}>
        <Icon of={Download} />
        {t('exportDo')}
      </Button>
      <a ref={link} hidden href="/api/me/export" download="" aria-label={t('exportDo')} />
      {download.error && (
        <p role="alert" className="mt-2 text-error">
          {wordsOf(download.error)}
        </p>
      )}
    </>
  );
}
