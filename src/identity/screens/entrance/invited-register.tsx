import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Delayed } from '#ui/delayed.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { AuthFrame } from '../auth-frame.tsx';
import { Address } from './address.tsx';
import { EntranceLink } from './entrance-link.tsx';
import { InvitedForm } from './invited-form.tsx';
import { useEntrance } from './use-entrance.ts';
import { useInvitation } from './use-invitation.ts';

/** Renders the sign-up screen for a person who was invited by email. */
export function InvitedRegister({ token, foot }: { token: string; foot: ReactNode }) {
  const t = useTranslations('identity.register');
  const entrance = useEntrance();
  const { looked, again } = useInvitation(token);
  switch (looked?.kind) {
    case undefined:
      return (
        <AuthFrame title={t('title')}>
          <Delayed>
            <Spinner label={t('title')} />
          </Delayed>
        </AuthFrame>
      );
    case 'unread':
      return (
        <AuthFrame title={t('unreadTitle')} lead={t('unreadText')} foot={foot}>
          <Button onClick={again}>{t('retry')}</Button>
        </AuthFrame>
      );
    case 'refused':
      return (
        <AuthFrame title={t('overTitle')} lead={looked.message} foot={foot}>
          {entrance?.signUp === 'open' && <EntranceLink to="/register">{t('overOpen')}</EntranceLink>}
        </AuthFrame>
      );
    case 'open': {
      const { invitedBy, instance, email } = looked.invitation;
      const gaps = {
        inviter: invitedBy ?? '',
        instance,
        host: window.location.host,
        b: (words: ReactNode) => <Address>{words}</Address>,
      };
      return (
        <AuthFrame
          title={t('title')}
          lead={invitedBy ? t.rich('invitedText', gaps) : t.rich('invitedTextNobody', gaps)}
          foot={foot}
        >
          <InvitedForm token={token} email={email} />
        </AuthFrame>
      );
    }
  }
}
