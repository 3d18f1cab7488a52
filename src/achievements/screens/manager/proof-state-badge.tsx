import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/layout/badge.tsx';
import type { BadgeProof } from '../../contract.ts';

const STYLE_BY_STATE = {
  verified: { tone: 'success', icon: ShieldCheck },
  notVerifiable: { tone: 'neutral', icon: ShieldQuestion },
  invalid: { tone: 'error', icon: ShieldAlert },
} as const;

/** Badge that shows the result of checking a badge's proof. */
export function ProofStateBadge({ state }: Pick<BadgeProof, 'state'>) {
  const t = useTranslations('achievements.import.proof');
  return <Badge {...STYLE_BY_STATE[state]}>{t(state)}</Badge>;
}
