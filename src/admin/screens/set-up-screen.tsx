import { useQuery } from '@tanstack/react-query';
import { useTranslations } from 'use-intl';
import { FirstAdminForm, SET_UP_SCHEME } from '#identity/components.tsx';
import { messageOf, statusOf } from '#platform/browser/api-client.ts';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';
import { QueryProvider } from '#platform/browser/query-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { Delayed } from '#ui/feedback/delayed.tsx';
import { PageTitle } from '#ui/layout/page-title.tsx';
import { Mark } from '#ui/mark.tsx';
import { AdminApiProvider, makeAdminApi } from './admin-api.tsx';
import { HealthFacts } from './health/health-facts.tsx';
import { MailPanel } from './mail/mail-panel.tsx';

/**
 * Returns the token of the setup link. It is in the URL fragment, so browsers do not send it to the server with the
 * page.
 */
const setUpTokenFromUrl = () => window.location.hash.slice(1);

/** API client that authenticates with the setup link's token. */
const operatorApi = makeAdminApi(() => ({ authorization: `${SET_UP_SCHEME} ${setUpTokenFromUrl()}` }));

/** Setup screen for the operator, with the instance's status, before there is an admin. */
export function SetUpScreen() {
  const { name } = useInstanceFacts();
  return (
    <main className="mx-auto max-w-3xl px-4 py-12 sm:px-6">
      <p className="mb-10 flex items-center gap-2 font-medium text-base">
        <span className="text-primary">
          <Mark />
        </span>
        {name}
      </p>
      {setUpTokenFromUrl() ? (
        <QueryProvider>
          <AdminApiProvider value={operatorApi}>
            <Instance />
          </AdminApiProvider>
        </QueryProvider>
      ) : (
        <Notice heading="missingHeading" text="missingText" />
      )}
    </main>
  );
}

function Instance() {
  const t = useTranslations('admin');
  const health = useQuery(operatorApi.instance.health.queryOptions({ retry: false }));
  if (health.isPending) {
    return (
      <Delayed>
        <p role="status">{t('health.loading')}</p>
      </Delayed>
    );
  }
  if (health.isError) {
    const refused = statusOf(health.error) === 401;
    if (refused) return <Notice heading="refusedHeading" text="refusedText" />;
    return (
      <>
        <h1 className="font-medium text-headline">{t('setUp.failedHeading')}</h1>
        <p className="mt-2 mb-6 text-text-secondary">{t('setUp.failedText', { message: messageOf(health.error) })}</p>
        <Button onClick={() => health.refetch()}>{t('setUp.retry')}</Button>
      </>
    );
  }
  return (
    <>
      <PageTitle>{t('setUp.title')}</PageTitle>
      <h1 className="font-medium text-headline">{t('setUp.heading')}</h1>
      <p className="mt-2 mb-8 max-w-prose text-text-secondary">{t('setUp.lead')}</p>
      <FirstAdminForm token={setUpTokenFromUrl()} />
      <h2 className="mt-12 mb-4 font-medium text-title">{t('setUp.healthHeading')}</h2>
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
      <PageTitle>{t('title')}</PageTitle>
      <h1 className="font-medium text-headline">{t(heading)}</h1>
      <p className="mt-2 mb-6 max-w-prose text-text-secondary">{t(text)}</p>
      <a href="/login" className={buttonStyle('plain')}>
        {t('signIn')}
      </a>
    </>
  );
}
