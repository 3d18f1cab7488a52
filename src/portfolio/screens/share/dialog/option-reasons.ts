import type { useTranslations } from 'use-intl';
import type { Share } from '../../../contract.ts';

type Words = ReturnType<typeof useTranslations<'portfolio-share.dialog'>>;
type Reasons = { download: string | undefined; comments: string | undefined; indexing: string | undefined };

/** Returns why some options have no effect on a link; undefined for those that do. */
export function reasonsFor({ target, hasPassword }: Pick<Share, 'target' | 'hasPassword'>, t: Words): Reasons {
  const kinds = target.items?.map(({ kind }) => kind) ?? [target.kind];
  return {
    download: kinds.every((kind) => kind === 'project') ? t('reasons.download') : undefined,
    comments: kinds.includes('cv') ? undefined : t('reasons.comments'),
    indexing: indexingReason({ target, hasPassword }, t),
  };
}

function indexingReason({ target, hasPassword }: Pick<Share, 'target' | 'hasPassword'>, t: Words) {
  if (target.kind === 'portfolio') return t('reasons.indexingSite');
  if (target.kind === 'bundle') return t('reasons.indexingBundle');
  return hasPassword ? t('reasons.indexingPassword') : undefined;
}
