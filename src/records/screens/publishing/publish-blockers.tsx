import { Circle, CircleCheck } from 'lucide-react';
import type { ReactElement } from 'react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { useAuth } from '#identity/components.tsx';
import { Link } from '#ui/actions/link.tsx';
import { Icon } from '#ui/icon.tsx';
import { Popover } from '#ui/overlays/popover.tsx';

const BLOCKERS = ['title', 'unverified', 'nameless'] as const;
type PublishBlocker = (typeof BLOCKERS)[number];
const FIX_ROUTES = { unverified: '/settings#email', nameless: '/settings#username' } as const;

/** Returns what a member lacks for publishing a record with this title. */
export function usePublishBlockers(title: string): PublishBlocker[] {
  const auth = useAuth();
  if (auth.status !== 'signedIn') return [];
  const { emailVerified, profile } = auth.user;
  const isMissing: Record<PublishBlocker, boolean> = {
    title: title.trim() === '',
    unverified: !emailVerified,
    nameless: profile.username === '',
  };
  return BLOCKERS.filter((blocker) => isMissing[blocker]);
}

type Props = { blockers: readonly PublishBlocker[]; trigger: ReactElement };

/** A popover that lists what publishing needs, with links to what is missing. */
export function PublishBlockers({ blockers, trigger }: Props) {
  const t = useTranslations('records.publish');
  return (
    <Popover title={t('missing')} align="end" trigger={trigger}>
      <ul className="grid gap-2">
        {BLOCKERS.map((blocker) => {
          const isMissing = blockers.includes(blocker);
          return (
            <li key={blocker} className="flex items-start gap-2">
              <Icon
                of={isMissing ? Circle : CircleCheck}
                className={`mt-0.5 ${isMissing ? 'text-text-secondary' : 'text-success'}`}
              />
              <span className={isMissing ? '' : 'text-text-secondary'}>
                {t(`lacks.${blocker}`)} <span className="sr-only">({t(isMissing ? 'open' : 'done')})</span>
                {isMissing && blocker !== 'title' && (
                  <>
                    {' '}
                    <Link render={<RouterLink to={FIX_ROUTES[blocker]} />}>{t(`links.${blocker}`)}</Link>
                  </>
                )}
              </span>
            </li>
          );
        })}
      </ul>
    </Popover>
  );
}
