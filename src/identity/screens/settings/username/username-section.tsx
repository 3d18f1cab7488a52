import { useState } from 'react';
import { useFormatter, useTranslations } from 'use-intl';
import type { UserDocument } from '../../../contract.ts';
import { Expandable } from '../expandable.tsx';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { UsernameForm } from './username-form.tsx';

/** Shows the username and lets the member change it. Without a username, the form is shown at once. */
export function UsernameSection({ user }: { user: UserDocument }) {
  const t = useTranslations('profile.username');
  const format = useFormatter();
  const [old, setOld] = useState<string>();
  const { username, usernameLastChanged } = user.profile;
  if (username === '') {
    return (
      <Section name="username" title={t('title')} lead={t('leadEmpty')}>
        <UsernameForm user={user} onChanged={setOld} />
      </Section>
    );
  }
  const changedOn = usernameLastChanged && format.dateTime(new Date(usernameLastChanged), { dateStyle: 'medium' });
  return (
    <Section name="username" title={t('title')} lead={t('lead')}>
      <Expandable
        label={t('change')}
        summary={
          <>
            <bdi className="verbatim break-words font-medium">{username}</bdi>
            {changedOn && <p className="text-text-secondary text-xs">{t('changedOn', { date: changedOn })}</p>}
          </>
        }
      >
        {(close) => (
          <UsernameForm
            user={user}
            onCancel={close}
            onChanged={(before) => {
              setOld(before);
              close();
            }}
          />
        )}
      </Expandable>
      <Outcome>
        {old === undefined ? undefined : old === '' ? t('chosen', { username }) : t('changed', { username, old })}
      </Outcome>
    </Section>
  );
}
