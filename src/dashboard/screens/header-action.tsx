import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Link } from '#ui/link.tsx';
import type { Dashboard } from '../contract.ts';
import { STEP_ROUTES } from './onboarding/step-routes.ts';
import type { Onboarding } from './onboarding/use-onboarding.ts';

/** Header action of the dashboard: the next onboarding step for new members, otherwise a link to the published site. */
export function HeaderAction({ site, onboarding }: { site: Dashboard['site']; onboarding: Onboarding }) {
  const t = useTranslations('dashboard');
  const [address] = site.addresses;
  if (onboarding.isVisible && onboarding.next) {
    return (
      <Link variant="button-primary" render={<RouterLink to={STEP_ROUTES[onboarding.next]} />}>
        {t(`steps.${onboarding.next}.title`)}
      </Link>
    );
  }
  return address ? (
    <Link variant="button-plain" href={address.url} external>
      {t('shown.openSite')}
    </Link>
  ) : null;
}
