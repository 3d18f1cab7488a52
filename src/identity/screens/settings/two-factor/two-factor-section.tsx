import { lazy, Suspense, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { AccountSecurity } from '../../../contract.ts';
import { identityApi } from '../../identity-api.ts';
import { Expandable } from '../expandable.tsx';
import { focusSection } from '../focus-section.ts';
import { Outcome } from '../outcome.tsx';
import { PasswordPrompt } from '../password-prompt.tsx';
import { Section } from '../section.tsx';
import { SecurityContent } from '../security-content.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

type TwoFactorOutcome = 'turnedOn' | 'turnedOff';

/** Renders the settings of two-factor authentication. */
export function TwoFactorSection() {
  const t = useTranslations('profile.two-factor');
  const [outcome, setOutcome] = useState<TwoFactorOutcome>();
  const showOutcome = (next: TwoFactorOutcome) => {
    setOutcome(next);
    focusSection('two-factor');
  };
  return (
    <Section name="two-factor" title={t('title')} lead={t('lead')}>
      <SecurityContent>
        {({ twoFactorEnabled, backupCodesLeft }: AccountSecurity) =>
          twoFactorEnabled ? (
            <TwoFactorOn backupCodesLeft={backupCodesLeft} onTurnedOff={() => showOutcome('turnedOff')} />
          ) : (
            <TwoFactorOff onTurnedOn={() => showOutcome('turnedOn')} />
          )
        }
      </SecurityContent>
      <Outcome>{outcome && t(outcome)}</Outcome>
    </Section>
  );
}

/** Loads the setup on demand, since it includes the QR code generator and is rarely needed. */
const loadSetUp = () => import('./two-factor-set-up.tsx');
const TwoFactorSetUp = lazy(async () => ({ default: (await loadSetUp()).TwoFactorSetUp }));

/** Shows that two-factor authentication is off, and turns it on by password, backup codes and a first code. */
function TwoFactorOff({ onTurnedOn }: { onTurnedOn: () => void }) {
  const t = useTranslations('profile.two-factor');
  const [setUp, setSetUp] = useState<{ totpURI: string; backupCodes: string[] }>();
  return (
    <Expandable summary={<Badge>{t('off')}</Badge>} label={t('turnOn')}>
      {(close) => {
        const leave = () => {
          setSetUp(undefined);
          close();
        };
        return setUp ? (
          <Suspense>
            <TwoFactorSetUp {...setUp} onCancel={leave} onTurnedOn={onTurnedOn} />
          </Suspense>
        ) : (
          <PasswordPrompt
            label={t('continue')}
            onCancel={leave}
            onPassword={async (password) => {
              await loadSetUp();
              setSetUp(await identityApi.twoFactor.enable.call({ password }));
            }}
          />
        );
      }}
    </Expandable>
  );
}
