import { ShieldAlert, ShieldCheck, ShieldQuestion } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Badge } from '#ui/badge.tsx';
import type { BadgeProof } from '../../contract.ts';

const LOOKS = {
  verified: { tone: 'success', icon: ShieldCheck },
  notVerifiable: { tone: 'neutral', icon: ShieldQuestion },
  invalid: { tone: 'error', icon: ShieldAlert },
} as const;

/** Badge that shows the result of checking a badge's proof. */
export function ProofMark({ state }: Pick<BadgeProof, 'state'>) {
  const t = useTranslations('achievements.import.proof');
  return <Badge {...LOOKS[state]}>{t(state)}</Badge>;
}
