import { useTranslations } from 'use-intl';
import type { Audience } from '../../contract.ts';
import { useShareName } from './share-name.ts';

const SEPARATOR = ' · ';

/** Returns functions for the name of an audience, and for its visits and comments in a few words. */
export function useAudienceText() {
  const t = useTranslations('portfolio-share');
  const nameOf = useShareName();
  return {
    nameOf: (audience: Audience) => {
      if (audience.kind === 'link') return nameOf(audience.share);
      return audience.kind === 'site' ? t('site.title') : t('dialog.ownAddress');
    },
    metaOf: (audience: Audience) => {
      const { visits, received } = audience.kind === 'link' ? audience.share : { received: undefined, ...audience };
      return [
        visits.views === 0 ? t('visits.none') : t('visits.views', { count: visits.views }),
        ...(received && received.all > 0 ? [t('dialog.received', { count: received.all })] : []),
        ...(received && received.held > 0 ? [t('dialog.held', { count: received.held })] : []),
      ].join(SEPARATOR);
    },
  };
}
