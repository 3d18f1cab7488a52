import { UserPlus } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { INVITATION_STATES } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { Select } from '#ui/fields/select.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { InvitationList } from './invitation-list.tsx';
import { InviteSheet } from './invite-sheet.tsx';

const CHOICES = ['all', ...INVITATION_STATES] as const;

/** Screen of the invitations and their states. */
export function InvitationsScreen() {
  const t = useTranslations('admin-invitations');
  const { filter, change } = useUrlFilter(['state']);
  const [inviting, setInviting] = useState(false);
  const state = INVITATION_STATES.find((name) => name === filter.state);
  const invite = (tone: 'primary' | 'plain') => (
    <Button tone={tone} icon={UserPlus} onClick={() => setInviting(true)}>
      {t('invite')}
    </Button>
  );
  return (
    <AdminPage title={t('title')} lead={t('lead')} action={invite('primary')}>
      <div className="grid gap-6">
        <Select
          label={t('filter')}
          className="max-w-48"
          options={CHOICES.map((value) => ({ value, label: t(`states.${value}`) }))}
          value={state ?? 'all'}
          onValueChange={(next) => change({ state: next === 'all' ? null : next })}
        />
        <InvitationList
          state={state}
          empty={
            state ? (
              <EmptyState
                icon={UserPlus}
                title={t('nothingTitle')}
                text={t('nothingText')}
                action={<Button onClick={() => change({ state: null })}>{t('clear')}</Button>}
              />
            ) : (
              <EmptyState icon={UserPlus} title={t('emptyTitle')} text={t('emptyText')} action={invite('plain')} />
            )
          }
        />
      </div>
      <InviteSheet open={inviting} onClose={() => setInviting(false)} />
    </AdminPage>
  );
}
