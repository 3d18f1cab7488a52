import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { CV_LIMITS } from '../../model/content.ts';
import type { useImportCv } from './use-import-cv.ts';

/** Form for the web address of a CV, which the instance downloads. */
export function AddressForm({ cvImport }: { cvImport: ReturnType<typeof useImportCv> }) {
  const t = useTranslations('cv.new');
  const { address, setAddress, startAddress, busy } = cvImport;
  return (
    <form
      className="grid justify-items-start gap-2"
      onSubmit={(event) => {
        event.preventDefault();
        startAddress();
      }}
    >
      <TextField
        label={t('address')}
        hint={t('addressHint')}
        className="w-full"
        type="url"
        inputMode="url"
        dir="ltr"
        autoComplete="off"
        spellCheck={false}
        maxLength={CV_LIMITS.address}
        value={address}
        onChange={({ target }) => setAddress(target.value)}
      />
      <Button type="submit" disabled={busy || address.trim() === ''}>
        {t('addressButton')}
      </Button>
    </form>
  );
}
