import { useTranslations } from 'use-intl';
import type { Share } from '../../contract.ts';

type LabeledShare = Pick<Share, 'label' | 'target'>;

/** Returns a function for the display name of a link: its label, else its target's title or kind. */
export function useShareName() {
  const t = useTranslations('portfolio-share.unnamed');
  return ({ label, target }: LabeledShare) => label || target.title || t(target.kind);
}
