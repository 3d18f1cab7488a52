import { useQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { useTranslations } from 'use-intl';
import { messageOf } from '#platform/api-client.ts';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { Button } from '#ui/button.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { HealthFacts } from './health-facts.tsx';
import { MailPanel } from './mail-panel.tsx';
import { operatorApi, setUpToken } from './operator-api.ts';

/** The operator's first screen: how the instance stands, before it has an admin. */
export function SetUpScreen() {
  return (
    <Suspense fallback={null}>
      <WordsProvider domains={['admin']}>
        <main className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
          {setUpToken() ? <Instance /> : <Notice heading="missingHeading" text="missingText" />}
        </main>
      </WordsProvider>
    </Suspense>
  );
}

function Instance() {
  const t = useTranslations('admin');
  const health = useQuery(operatorApi.health.queryOptions({ retry: false }));
  if (health.isPending) {
    return (
      <Delayed>
        <p role="status">{t('health.loading')}</p>
      </Delayed>
    );
  }
  if (health.isError) {
    const refused = (health.error as { status?: number }).status === 401;
    if (refused) return <Notice heading="refusedHeading" text="refusedText" />;
    return (
      <>
        <h1 className="font-semibold text-[28px] leading-[34px] tracking-tight">{t('setUp.failedHeading')}</h1>
        <p className="mt-2 mb-6 text-text-secondary">{t('setUp.failedText', { message: messageOf(health.error) })}</p>
        <Button onClick={() => health.refetch()}>{t('setUp.retry')}</Button>
      </>
    );
  }
  return (
    <>
      <title>{t('setUp.title')}</title>
      <h1 className="font-semibold text-[28px] leading-[34px] tracking-tight">{t('setUp.heading')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-text-secondary">{t('setUp.lead')}</p>
      <HealthFacts health={health.data} />
      <MailPanel />
    </>
  );
}

type NoticeProps = { heading: 'missingHeading' | 'refusedHeading'; text: 'missingText' | 'refusedText' };

function Notice({ heading, text }: NoticeProps) {
  const t = useTranslations('admin.setUp');
  return (
    <>
      <title>{t('title')}</title>
      <h1 className="font-semibold text-[28px] leading-[34px] tracking-tight">{t(heading)}</h1>
      <p className="mt-2 max-w-prose text-text-secondary">{t(text)}</p>
    </>
  );
}
