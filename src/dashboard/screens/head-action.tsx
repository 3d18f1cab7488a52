import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { Dashboard } from '../contract.ts';
import { PLACES } from './steps/places.ts';
import type { Path } from './steps/use-path.ts';

/** Header action of the dashboard: the next onboarding step for new members, otherwise a link to the published site. */
export function HeadAction({ site, path }: { site: Dashboard['site']; path: Path }) {
  const t = useTranslations('dashboard');
  const [address] = site.addresses;
  if (path.isShown && path.next) {
    return (
      <Link look="button-primary" render={<RouterLink to={PLACES[path.next]} />}>
        {t(`steps.${path.next}.title`)}
      </Link>
    );
  }
  return address ? (
    <Link look="button-plain" href={address.url} external>
      {t('shown.openSite')}
    </Link>
  ) : null;
}
