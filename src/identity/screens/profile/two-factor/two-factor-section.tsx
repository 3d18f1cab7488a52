import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountSecurity } from '../../../contract.ts';
import { focusSection } from '../focus-section.ts';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { SecurityContent } from '../security-content.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
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
