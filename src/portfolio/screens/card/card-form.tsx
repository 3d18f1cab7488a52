import { useTranslations } from 'use-intl';
import type { UserDocument } from '#identity/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { safeWebAddress } from '../../model/card/card-details.ts';
import type { CardSettings } from '../../model/card/card-settings.ts';
import { FillFromCv } from './fill-from-cv.tsx';

const MAX_LENGTH = 200;

type Props = {
  user: UserDocument;
  settings: CardSettings;
  /** The address of the member's site, if it is published at one of their own. */
  site: string | undefined;
  set: (changes: Partial<CardSettings>) => void;
};

/** The details on the card and in the signature. Email and phone are empty until the member enters them. */
export function CardForm({ user, settings, site, set }: Props) {
  const t = useTranslations('card.form');
  const field = (name: 'givenName' | 'familyName' | 'title' | 'organization' | 'phone' | 'location') => ({
    label: t(name),
    value: settings[name],
    maxLength: MAX_LENGTH,
    dir: name === 'phone' ? 'ltr' : 'auto',
    onChange: (event: { target: { value: string } }) => set({ [name]: event.target.value }),
  });
  const { email, website } = settings;
  return (
    <div className="grid gap-5">
      <div className="grid gap-5 sm:grid-cols-2">
        <TextField {...field('givenName')} autoComplete="given-name" />
        <TextField {...field('familyName')} autoComplete="family-name" />
      </div>
      <TextField {...field('title')} autoComplete="organization-title" />
      <TextField {...field('organization')} autoComplete="organization" />
      <div className="grid justify-items-start gap-1">
        <TextField
          className="w-full"
          label={t('email')}
          hint={t('private')}
          type="email"
          dir="ltr"
          autoComplete="email"
          maxLength={MAX_LENGTH}
          value={email}
          onChange={(event) => set({ email: event.target.value })}
        />
        {email.trim() === '' && (
          <Button tone="quiet" className="-ms-3" onClick={() => set({ email: user.email })}>
            {t('useEmail', { email: user.email })}
          </Button>
        )}
      </div>
      <TextField {...field('phone')} hint={t('private')} type="tel" autoComplete="tel" />
      <TextField {...field('location')} autoComplete="address-level2" />
      <div className="grid justify-items-start gap-1">
        <TextField
          className="w-full"
          label={t('website')}
          type="url"
          inputMode="url"
          dir="ltr"
          placeholder="https://"
          autoComplete="url"
          maxLength={MAX_LENGTH}
          value={website}
          error={website.trim() === '' || safeWebAddress(website) ? undefined : t('websiteWrong')}
          onChange={(event) => set({ website: event.target.value })}
        />
        {site !== undefined && website.trim() !== site && (
          <Button tone="quiet" className="-ms-3 break-all" onClick={() => set({ website: site })}>
            {t('useSite', { site: site.replace(/^https?:\/\//, '') })}
          </Button>
        )}
      </div>
      {Object.keys(user.profile.socialLinks).length > 0 && (
        <Switch
          label={t('withLinks')}
          hint={t('withLinksHint')}
          checked={settings.withLinks}
          onCheckedChange={(withLinks) => set({ withLinks })}
        />
      )}
      <FillFromCv onFill={set} />
    </div>
  );
}
