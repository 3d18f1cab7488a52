import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { AccountSecurity } from '../../../contract.ts';
import { focusSection } from '../focus-section.ts';
import { Outcome } from '../outcome.tsx';
import { Section } from '../section.tsx';
import { SecurityPart } from '../security-part.tsx';
import { TwoFactorOff } from './two-factor-off.tsx';
import { TwoFactorOn } from './two-factor-on.tsx';

type Outcomes = 'turnedOn' | 'turnedOff';

/** Renders the settings of two-factor authentication. */
export function TwoFactorSection() {
  const t = useTranslations('profile.two-factor');
  const [outcome, setOutcome] = useState<Outcomes>();
  const tell = (what: Outcomes) => {
    setOutcome(what);
    focusSection('two-factor');
  };
  return (
    <Section name="two-factor" title={t('title')} lead={t('lead')}>
      <SecurityPart>
        {({ twoFactorEnabled, backupCodesLeft }: AccountSecurity) =>
          twoFactorEnabled ? (
            <TwoFactorOn backupCodesLeft={backupCodesLeft} onTurnedOff={() => tell('turnedOff')} />
          ) : (
            <TwoFactorOff onTurnedOn={() => tell('turnedOn')} />
          )
        }
      </SecurityPart>
      <Outcome>{outcome && t(outcome)}</Outcome>
    </Section>
  );
}
