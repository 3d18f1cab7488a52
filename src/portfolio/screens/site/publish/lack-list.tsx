import { Circle } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Link } from '#ui/link.tsx';
import type { Lack } from './use-lacks.ts';

const PLACES: Record<Lack, string> = { unverified: '/profile#email', nameless: '/profile#username' };

/** Lists the account's missing requirements for publishing, each with a link to the remedy. */
export function LackList({ lacks }: { lacks: readonly Lack[] }) {
  const t = useTranslations('portfolio-editor.publish');
  return (
    <ul className="grid gap-2">
      {lacks.map((lack) => (
        <li key={lack} className="flex items-start gap-2">
          <Icon of={Circle} className="mt-0.5 text-text-secondary" />
          <span>
            {t(`lacks.${lack}`)} <Link render={<RouterLink to={PLACES[lack]} />}>{t(`links.${lack}`)}</Link>
          </span>
        </li>
      ))}
    </ul>
  );
}
