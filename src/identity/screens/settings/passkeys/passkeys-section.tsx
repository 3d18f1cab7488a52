import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { useDeviceName } from '#ui/use-device-name.ts';
import type { AccountSecurity, MemberPasskey } from '../../../contract.ts';
import { Expandable } from '../expandable.tsx';
import { focusSection } from '../focus-section.ts';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { SecurityContent } from '../security-content.tsx';
import { PasskeyForm } from './passkey-form.tsx';
import { PasskeyRow } from './passkey-row.tsx';

/** Lists the member's passkeys, and lets the member add, rename and remove them. */
export function PasskeysSection() {
  const t = useTranslations('profile.passkeys');
  const deviceName = useDeviceName();
  const [outcome, setOutcome] = useState('');
  return (
    <Section name="passkeys" title={t('title')} lead={t('lead')}>
      <SecurityContent>
        {({ passkeys, sessions }: AccountSecurity) => {
          const currentSession = sessions.find(({ current }) => current);
          return (
            <>
              <PasskeyList
                passkeys={passkeys}
                onRemoved={({ name }) => {
                  setOutcome(t('removed', { name }));
                  focusSection('passkeys');
                }}
              />
              {'PublicKeyCredential' in window ? (
                <Expandable
                  label={t('add')}
                  summary={passkeys.length === 0 && <span className="text-text-secondary">{t('none')}</span>}
                >
                  {(close) => (
                    <PasskeyForm
                      proposedName={(currentSession && deviceName(currentSession)) ?? t('unnamed')}
                      onCancel={close}
                      onAdded={({ name }) => {
                        setOutcome(t('added', { name }));
                        close();
                      }}
                    />
                  )}
                </Expandable>
              ) : (
                <p className="text-text-secondary">{t('unsupported')}</p>
              )}
            </>
          );
        }}
      </SecurityContent>
      <Outcome>{outcome}</Outcome>
    </Section>
  );
}

type PasskeyListProps = { passkeys: readonly MemberPasskey[]; onRemoved: (passkey: MemberPasskey) => void };

function PasskeyList({ passkeys, onRemoved }: PasskeyListProps) {
  const t = useTranslations('profile.passkeys');
  if (passkeys.length === 0) return null;
  return (
    <ul aria-label={t('list')} className="mb-4">
      {passkeys.map((passkey) => (
        <PasskeyRow key={passkey.id} passkey={passkey} onRemoved={() => onRemoved(passkey)} />
      ))}
    </ul>
  );
}
