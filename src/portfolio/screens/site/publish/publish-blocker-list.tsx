import { Circle } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { PublishBlocker } from './use-publish-blockers.ts';

const REMEDY_PATHS: Record<PublishBlocker, string> = { unverified: '/profile#email', nameless: '/profile#username' };

/** Lists the account's missing requirements for publishing, each with a link to the remedy. */
export function PublishBlockerList({ blockers }: { blockers: readonly PublishBlocker[] }) {
  const t = useTranslations('portfolio-editor.publish');
  return (
    <ul className="grid gap-2">
      {blockers.map((blocker) => (
        <li key={blocker} className="flex items-start gap-2">
          <Icon of={Circle} className="mt-0.5 text-text-secondary" />
          <span>
            {t(`lacks.${blocker}`)}{' '}
            <Link render={<RouterLink to={REMEDY_PATHS[blocker]} />}>{t(`links.${blocker}`)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
