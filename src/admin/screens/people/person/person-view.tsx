import { useFormatter, useLocale, useTranslations } from 'use-intl';
import { Link } from '#ui/actions/link.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Email } from '#ui/email.tsx';
import type { PersonDetails, PublicPage } from '../../../contract/people.ts';
import { PersonBadges } from '../person-badges.tsx';
import { Fact, Facts } from './facts.tsx';
import { PersonActions } from './person-actions.tsx';
import { PersonEvents } from './person-events.tsx';
import { PersonSection } from './person-section.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { StorageFacts } from './storage/storage-facts.tsx';

/** All sections of the member screen. */
export const PersonView = ({ person }: { person: PersonDetails }) => (
  <div className="grid gap-10">
    <PersonHead person={person} />
    <PersonFacts person={person} />
    <ContentSection person={person} />
    <PublicPages pages={person.pages} isActive={person.user.isActive} />
    <PersonSessions sessions={person.sessions} />
    <PersonEvents events={person.events} uid={person.user.uid} />
  </div>
);

const COUNTED_KINDS = ['cvs', 'projects', 'posts', 'achievements', 'links', 'domains'] as const;

/** Number of a member's documents and their storage use. */
function ContentSection({ person: { user, counts, storage } }: { person: PersonDetails }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  return (
    <PersonSection title={t('holdings')}>
      <Facts>
        {COUNTED_KINDS.map((kind) => (
          <Fact key={kind} name={t(`counts.${kind}`)}>
            {format.number(counts[kind])}
          </Fact>
        ))}
        <StorageFacts user={user} storage={storage} />
      </Facts>
    </PersonSection>
  );
}

/** Avatar, addresses and badges of a member, with the actions. */
function PersonHead({ person }: { person: PersonDetails }) {
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
            {profile.username ? <bdi className="verbatim">{profile.username}</bdi> : t('one.noUsername')}
          </p>
          <PersonBadges person={user} />
        </div>
      </div>
      <PersonActions person={person} />
    </div>
  );
}

/** Account details: dates, verification and sign-in security. */
function PersonFacts({ person }: { person: PersonDetails }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const { user, language, twoFactorEnabled, passkeys } = person;
  const { location, usernameLastChanged } = user.profile;
  const day = (at: string) => <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'medium' })}</time>;
  return (
    <PersonSection title={t('account')}>
      <Facts>
        <Fact name={t('joined')}>{day(user.createdAt)}</Fact>
        <Fact name={t('address')}>{t(user.emailVerified ? 'verified' : 'unverified')}</Fact>
        <Fact name={t('twoFactor')}>{t(twoFactorEnabled ? 'on' : 'off')}</Fact>
        <Fact name={t('passkeys')}>{format.number(passkeys)}</Fact>
        {usernameLastChanged && <Fact name={t('renamed')}>{day(usernameLastChanged)}</Fact>}
        <Fact name={t('language')}>{languages.of(language)}</Fact>
        {location && (
          <Fact name={t('location')}>
            <bdi>{location}</bdi>
          </Fact>
        )}
        <Fact name={t('id')}>
          <bdi className="font-mono text-xs">{user.uid}</bdi>
        </Fact>
      </Facts>
    </PersonSection>
  );
}

type Props = { pages: readonly PublicPage[]; isActive: boolean };

/** List of a member's public pages, opened as any visitor would see them. */
function PublicPages({ pages, isActive }: Props) {
  const t = useTranslations('admin-people.one');
  return (
    <PersonSection title={t('pages')} lead={pages.length > 0 && t('pagesLead')}>
      {pages.length === 0 ? (
        <p className="text-text-secondary">{t(isActive ? 'noPages' : 'pagesGone')}</p>
      ) : (
        <ul className="border-border border-t">
          {pages.map(({ kind, url, title }) => (
            <li key={url} className="grid gap-x-6 border-border border-b py-3 sm:grid-cols-[8rem_1fr]">
              <span className="text-text-secondary">{t(`pageKinds.${kind}`)}</span>
              <span className="min-w-0 [overflow-wrap:anywhere]">
                {title && (
                  <span dir="auto" className="block">
                    {title}
                  </span>
                )}
                <Link href={url} external>
                  <bdi className="verbatim">{url.replace(/^https?:\/\//, '')}</bdi>
                </Link>
              </span>
            </li>
          ))}
        </ul>
      )}
    </PersonSection>
  );
}
