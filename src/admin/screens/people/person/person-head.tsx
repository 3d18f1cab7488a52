import { useTranslations } from 'use-intl';
import { Avatar } from '#ui/avatar.tsx';
import { Email } from '#ui/email.tsx';
import type { PersonDetails } from '../../../contract/people.ts';
import { PersonBadges } from '../person-badges.tsx';
import { PersonActions } from './person-actions.tsx';

/** Avatar, addresses and badges of a member, with the actions. */
export function PersonHead({ person }: { person: PersonDetails }) {
  const { user } = person;
  const t = useTranslations('admin-people');
  const { displayName, photoURL, email, profile } = user;
  return (
    <div className="grid gap-4">
      <div className="flex items-center gap-4">
        <Avatar name={displayName} src={photoURL ?? undefined} size={64} decorative />
        <div className="grid min-w-0 gap-1">
          <p className="[overflow-wrap:anywhere]">
            <Email address={email} />
          </p>
          <p className="text-text-secondary [overflow-wrap:anywhere]">
            {profile.username ? <bdi>{profile.username}</bdi> : t('one.noUsername')}
          </p>
          <PersonBadges person={user} />
        </div>
      </div>
      <PersonActions person={person} />
    </div>
  );
}
