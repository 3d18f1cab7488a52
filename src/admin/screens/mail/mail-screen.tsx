import { Send } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { ErrorState } from '#ui/error-state.tsx';
import { Loading } from '#ui/loading.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { useFailureWords } from '#ui/use-failure-words.ts';
import { AdminPage } from '../frame/admin-page.tsx';
import { MailTabs } from './mail-tabs.tsx';
import { TestMailForm } from './test-mail-form.tsx';
import { useMailOverview } from './use-mail.ts';
import { useMailDeeds } from './use-mail-deeds.ts';

/** Screen of the outbox, with test mails and retries. */
export function MailScreen() {
  const t = useTranslations('admin-mail');
  const wordsOf = useFailureWords();
  const deeds = useMailDeeds();
  const overview = useMailOverview(deeds.until);
  const [testing, setTesting] = useState(false);
  const { data } = overview;
  const ways = data && (data.server ? t('sentBy', { server: data.server, from: data.from }) : t('noServer'));
  return (
    <AdminPage
      title={t('title')}
      lead={ways ?? t('lead')}
      action={
        <Button icon={Send} tone="primary" aria-expanded={testing} onClick={() => setTesting(!testing)}>
          {t('test.open')}
        </Button>
      }
    >
      {testing && (
        <div className="rounded-card border border-border bg-surface p-4">
          <TestMailForm autoFocus onSent={deeds.look} />
        </div>
      )}
      {overview.isLoadingError ? (
        <ErrorState
          title={t('failed')}
          text={wordsOf(overview.error)}
          onRetry={() => void overview.refetch()}
          retrying={overview.isFetching}
        />
      ) : (
        <Loading waiting={!data} label={t('loading')} skeleton={<Skeleton shape="block" className="h-84" />}>
          {data && <MailTabs counts={data.counts} templates={data.templates} deeds={deeds} />}
        </Loading>
      )}
    </AdminPage>
  );
}
