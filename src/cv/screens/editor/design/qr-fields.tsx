import { useTranslations } from 'use-intl';
import { useSiteAddresses } from '#hostnames/components.tsx';
import { useAuth } from '#identity/components.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Design } from '../../../model/design.ts';
import { displayUrl } from '../../../model/outline/addresses.ts';
import { isQrAddress, MAX_QR_ADDRESS } from '../../../model/outline/qr-target.ts';
import { cvPath } from '../../../pages/cv-path.ts';
import { type QrChoice, qrChoiceOf, qrDesignOf } from './qr-choices.ts';
import { useDesign } from './use-design.ts';

type Props = { id: string; design: Pick<Design, 'qr' | 'qrAddress'>; website: string };

/** Choice of the page that the QR code in the head of the CV leads to. */
export function QrFields({ id, design, website }: Props) {
  const t = useTranslations('cv-editor.designPane.qr');
  const { set, setAll, locked } = useDesign();
  const auth = useAuth();
  const sites = useSiteAddresses(auth.status === 'signedIn' ? auth.user.profile.username : '');
  const page = location.origin + cvPath(id);
  const choice = qrChoiceOf(design, [page, ...sites]);
  const hint = () => {
    if (choice === 'website') return isQrAddress(website.trim()) ? displayUrl(website) : t('noWebsite');
    if (choice === `page:${page}`) return t('pageHint');
    return choice.startsWith('page:') ? t('siteHint') : undefined;
  };
  const address = design.qrAddress.trim();
  return (
    <>
      <div data-field="qr">
        <Select<QrChoice>
          label={t('label')}
          hint={hint()}
          options={[
            { value: 'none', label: t('none') },
            { value: `page:${page}`, label: t('page') },
            ...sites.map((site) => ({ value: `page:${site}` as const, label: t('site', { site: displayUrl(site) }) })),
            { value: 'website', label: t('website') },
            { value: 'other', label: t('other') },
          ]}
          value={choice}
          onValueChange={(next) => setAll(design, qrDesignOf(next))}
          disabled={locked}
        />
      </div>
      {choice === 'other' && (
        <div data-field="qrAddress">
          <TextField
            label={t('address')}
            type="url"
            inputMode="url"
            dir="ltr"
            placeholder="https://"
            maxLength={MAX_QR_ADDRESS}
            value={design.qrAddress}
            error={address === '' || isQrAddress(address) ? undefined : t('invalid')}
            onChange={(event) => set('qrAddress', event.target.value)}
            disabled={locked}
          />
        </div>
      )}
    </>
  );
}
