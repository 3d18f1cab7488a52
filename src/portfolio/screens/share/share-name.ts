import { useTranslations } from 'use-intl';
import type { Share } from '../../contract.ts';

type Named = Pick<Share, 'label' | 'target'>;

/** What a link is called: as its owner named it, or else after what it shows. */
export function useShareName() {
  const t = useTranslations('portfolio-share.unnamed');
  return ({ label, target }: Named) => label || target.title || t(target.kind);
}
