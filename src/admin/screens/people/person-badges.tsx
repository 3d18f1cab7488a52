import { useTranslations } from 'use-intl';
import type { ListedPerson } from '#identity/contract.ts';
import { Badge } from '#ui/layout/badge.tsx';

type Props = { person: Pick<ListedPerson, 'isAdmin' | 'isActive' | 'emailVerified'> };

/** Badges of a member who is an admin, deactivated or unverified. */
export function PersonBadges({ person: { isAdmin, isActive, emailVerified } }: Props) {
  const t = useTranslations('admin-people.badges');
  if (!isAdmin && isActive && emailVerified) return null;
  return (
    <span className="flex flex-wrap gap-1">
      {isAdmin && <Badge tone="primary">{t('admin')}</Badge>}
      {!isActive && <Badge tone="error">{t('deactivated')}</Badge>}
      {!emailVerified && <Badge tone="warning">{t('unproven')}</Badge>}
    </span>
  );
}
