import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { TestMailForm } from './test-mail-form.tsx';
import { useMailOverview } from './use-mail.ts';
import { useMailActions } from './use-mail-actions.ts';

/** Screen of the outbox, with test mails and retries. */
export function MailScreen() {
  const t = useTranslations('admin-mail');
  const mailActions = useMailActions();
  const overview = useMailOverview(mailActions.pollUntil);
  const [testing, setTesting] = useState(false);
  const { data } = overview;
  const sendingMethod = data && (data.server ? t('sentBy', { server: data.server, from: data.from }) : t('noServer'));
  return (
    <AdminPage
      title={t('title')}
      lead={sendingMethod ?? t('lead')}
      action={
        <Button icon={Send} tone="primary" aria-expanded={testing} onClick={() => setTesting(!testing)}>
          {t('test.open')}
        </Button>
      }
    >
      {testing && (
        <div className="rounded-card border border-border bg-surface p-4">
          <TestMailForm autoFocus onSent={mailActions.refresh} />
        </div>
      )}
      {overview.isLoadingError ? (
        <LoadError title={t('failed')} query={overview} />
      ) : (
        <Loading waiting={!data} label={t('loading')} skeleton={<Skeleton shape="block" className="h-84" />}>
          {data && <MailTabs counts={data.counts} templates={data.templates} mailActions={mailActions} />}
        </Loading>
      )}
    </AdminPage>
  );
}
