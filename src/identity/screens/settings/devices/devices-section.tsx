import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useErrorText } from '#ui/feedback/use-error-text.ts';
import type { AccountSecurity, MemberSession } from '../../../contract.ts';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { SecurityContent } from '../security-content.tsx';
import { useEndSession } from '../use-end-session.ts';
import { DeviceRow } from './device-row.tsx';

/** Lists the devices on which the member is signed in. */
export function DevicesSection() {
  const t = useTranslations('profile.devices');
  return (
    <Section name="devices" title={t('title')} lead={t('lead')}>
      <SecurityContent>{({ sessions }: AccountSecurity) => <Devices sessions={sessions} />}</SecurityContent>
    </Section>
  );
}

function Devices({ sessions: all }: { sessions: readonly MemberSession[] }) {
  const t = useTranslations('profile.devices');
  const tApps = useTranslations('profile.apps');
  const wordsOf = useErrorText();
  const { end, endOthers } = useEndSession('devices');
  const failure = end.error ?? endOthers.error;
  const sessions = all.filter(({ app }) => app === undefined);
  const apps = all.length - sessions.length;
  const others = sessions.filter(({ current }) => !current);
  return (
    <>
      <ul aria-label={t('list')}>
        {[...sessions.filter(({ current }) => current), ...others].map((session) => (
          <DeviceRow
            key={session.id}
            session={session}
            ending={end.isPending && end.variables.id === session.id}
            onEnd={() => !end.isPending && end.mutate({ id: session.id })}
          />
        ))}
      </ul>
      {apps > 0 && (
        <p className="mt-4">
          <Link render={<RouterLink to="/settings/apps" />}>{tApps('elsewhere', { count: apps })}</Link>
        </p>
      )}
      {others.length + apps > 1 && (
        <Button className="mt-4" busy={endOthers.isPending} onClick={() => endOthers.mutate(undefined)}>
          {t('endOthers')}
        </Button>
      )}
      {failure && (
        <p role="alert" className="mt-4 text-error">
          {wordsOf(failure)}
        </p>
      )}
      <Outcome>{!failure && (end.isSuccess || endOthers.isSuccess) ? t('ended') : undefined}</Outcome>
    </>
  );
}
