import { useFormatter, useLocale, useTranslations } from 'use-intl';
import type { PersonDetails } from '../../../contract/people.ts';
import { Fact, Facts } from './facts.tsx';
import { PersonSection } from './person-section.tsx';

/** Account details: dates, verification and sign-in security. */
export function PersonFacts({ person }: { person: PersonDetails }) {
  const t = useTranslations('admin-people.one');
  const format = useFormatter();
  const languages = new Intl.DisplayNames([useLocale()], { type: 'language' });
  const { user, language, twoFactorEnabled, passkeys } = person;
  const { location, usernameLastChanged } = user.profile;
  const day = (at: string) => <time dateTime={at}>{format.dateTime(new Date(at), { dateStyle: 'long' })}</time>;
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
