import { Blocks } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import { useAuth } from '../auth-provider.tsx';
import { DeviceRow } from './devices/device-row.tsx';
import { Outcome } from './outcome.tsx';
import { SecurityContent } from './security-content.tsx';
import { SettingsPage } from './settings-page.tsx';
import { useEndSession } from './use-end-session.ts';
import { useSecurity } from './use-security.ts';

/** Lists the apps and scripts that are signed in through the API, and disconnects them. */
export function AppsScreen() {
  const t = useTranslations('profile.apps');
  const auth = useAuth();
  const { isPending } = useSecurity();
  if (auth.status !== 'signedIn') return null;
  return (
    <SettingsPage name="apps" lead={t('lead')} ready={!isPending}>
      <section id="apps" aria-label={t('list')} tabIndex={-1} className="outline-hidden">
        <SecurityContent>
          {({ sessions }) => <Apps sessions={sessions.filter(({ app }) => app !== undefined)} />}
        </SecurityContent>
      </section>
    </SettingsPage>
  );
}

function Apps({ sessions }: Pick<Parameters<Parameters<typeof SecurityContent>[0]['children']>[0], 'sessions'>) {
  const t = useTranslations('profile.apps');
  const wordsOf = useErrorText();
  const { end } = useEndSession('apps');
  return (
    <>
      {sessions.length === 0 ? (
        <EmptyState
          icon={Blocks}
          title={t('none')}
          text={t('noneText')}
          action={<Link href="/api/docs">{t('docs')}</Link>}
        />
      ) : (
        <ul aria-label={t('list')}>
          {sessions.map((session) => (
            <DeviceRow
              key={session.id}
              session={session}
              ending={end.isPending && end.variables.id === session.id}
              onEnd={() => !end.isPending && end.mutate({ id: session.id })}
            />
          ))}
        </ul>
      )}
      {end.error && (
        <p role="alert" className="mt-4 text-error">
          {wordsOf(end.error)}
        </p>
      )}
      <Outcome>{end.isSuccess ? t('ended') : undefined}</Outcome>
    </>
  );
}
