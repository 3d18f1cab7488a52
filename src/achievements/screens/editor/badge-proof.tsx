import { CircleCheck, CircleHelp, CircleX, type LucideIcon } from 'lucide-react';
import { useFormatter, useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import type { BadgeProof as Proof } from '../../contract.ts';
import { ProofStateBadge } from '../manager/proof-state-badge.tsx';

const STYLE_BY_STATE: Record<Proof['state'], { icon: LucideIcon; color: string }> = {
  verified: { icon: CircleCheck, color: 'text-success' },
  notVerifiable: { icon: CircleHelp, color: 'text-text-secondary' },
  invalid: { icon: CircleX, color: 'text-error' },
};
const styleOf = (state: string) => STYLE_BY_STATE[state as Proof['state']] ?? STYLE_BY_STATE.notVerifiable;

/** Result of a badge's proof, with each check. */
export function BadgeProof({ proof }: { proof: Proof }) {
  const t = useTranslations('achievements.proof');
  const format = useFormatter();
  return (
    <div className="rounded-card border border-border p-4">
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <ProofStateBadge state={proof.state} />
        <p className="min-w-0 flex-1 basis-48">{t(`states.${proof.state}`)}</p>
      </div>
      <ul className="mt-3 grid gap-2 border-border border-t pt-3">
        {proof.checks.map(({ name, state, why }) => {
          const { icon, color } = styleOf(state);
          const messageKey = `whys.${why}` as 'whys.signatureHolds';
          return (
            <li key={`${name} ${why}`} className="flex items-start gap-2">
              <Icon of={icon} className={`mt-0.5 ${color}`} />
              <span className="min-w-0 break-words">
                {t.has(messageKey) ? t(messageKey) : t('unknown', { check: name })}
              </span>
            </li>
          );
        })}
      </ul>
      <p className="mt-3 break-words text-text-secondary text-xs">
        {t('about', {
          format: proof.format,
          date: format.dateTime(new Date(proof.checkedAt), { dateStyle: 'medium' }),
        })}
        {proof.issuer && (
          <>
            {' · '}
            <span dir="ltr">{proof.issuer}</span>
          </>
        )}
      </p>
    </div>
  );
}
