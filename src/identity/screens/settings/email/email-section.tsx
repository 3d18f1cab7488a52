import { BadgeCheck, MailWarning } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { UserDocument } from '../../../contract.ts';
import { VerifyEmail } from '../../verify-email.tsx';
import { Expandable } from '../expandable.tsx';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { useSecurity } from '../use-security.ts';
import { EmailChangeConfirmation } from './email-change-confirmation.tsx';
import { EmailChangeForm } from './email-change-form.tsx';
import { PendingEmailChange } from './pending-email-change.tsx';

type EmailOutcome = 'verifiedNow' | 'cancelled';

/** Shows the email address with its verification state, and lets the member verify or change it. */
export function EmailSection({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.email');
  const change = useSecurity().data?.emailChange;
  const [outcome, setOutcome] = useState<EmailOutcome>();
  const summary = (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
      <bdi className="verbatim min-w-0 break-words font-medium">{user.email}</bdi>
      {user.emailVerified ? (
        <Badge tone="success" icon={BadgeCheck}>
          {t('verified')}
        </Badge>
      ) : (
        <Badge tone="warning" icon={MailWarning}>
          {t('unverified')}
        </Badge>
      )}
    </p>
  );
  return (
    <Section name="email" title={t('title')} lead={t('lead')}>
      <EmailChangeConfirmation />
      {change ? (
        <>
          {summary}
          <PendingEmailChange user={user} change={change} onCancelled={() => setOutcome('cancelled')} />
        </>
      ) : (
        <Expandable summary={summary} label={t('change')}>
          {(close) => (
            <EmailChangeForm verified={user.emailVerified} onRequested={() => setOutcome(undefined)} onCancel={close} />
          )}
        </Expandable>
      )}
      {!user.emailVerified && (
        <div className="mt-6 max-w-sm">
          <VerifyEmail email={user.email} onVerified={() => setOutcome('verifiedNow')} />
        </div>
      )}
      <Outcome>{outcome && t(outcome)}</Outcome>
    </Section>
  );
}
