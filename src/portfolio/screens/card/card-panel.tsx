import { useQuery } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { saveFile } from '#platform/browser/save-file.ts';
import { Button } from '#ui/actions/button.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { type CardDetails, fullNameOf } from '../../model/card/card-details.ts';
import { contactQrText, VCARD_VERSIONS, type VCardVersion, vCardFileName, writeVCard } from '../../model/card/vcard.ts';
import { CardFace } from './card-face.tsx';
import { loadCardPhoto } from './load-card-photo.ts';
import { QrDownloads } from './qr-downloads.tsx';

type Props = {
  details: CardDetails;
  photoURL: string | null;
  withPhoto: boolean;
  onWithPhoto: (withPhoto: boolean) => void;
};

/** The card with its QR code, and the contact to download. */
export function CardPanel({ details, photoURL, withPhoto, onWithPhoto }: Props) {
  const t = useTranslations('card.card');
  const [version, setVersion] = useState<VCardVersion>('4.0');
  const isWanted = withPhoto && photoURL !== null;
  const photo = useQuery({
    queryKey: ['card-photo', photoURL],
    queryFn: () => loadCardPhoto(photoURL ?? ''),
    enabled: isWanted,
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  const isNamed = fullNameOf(details) !== '';
  const code = isNamed ? contactQrText(details) : undefined;
  const fileName = vCardFileName(details);
  const save = () => {
    const card = writeVCard(details, { version, photo: isWanted ? photo.data : undefined });
    saveFile(new Blob([card], { type: 'text/vcard;charset=utf-8' }), fileName);
  };
  return (
    <div className="grid gap-6">
      <CardFace details={details} code={code} />
      <p role="status" className={isNamed && code === undefined ? 'text-warning' : 'text-text-secondary'}>
        {code === undefined ? t(isNamed ? 'tooMuch' : 'nameNeeded') : t('scan')}
      </p>
      {code !== undefined && <QrDownloads text={code} fileName={fileName.replace(/\.vcf$/, '-qr')} />}
      <div className="grid gap-4 border-border border-t pt-6">
        <Segments
          label={t('version')}
          choices={VCARD_VERSIONS.map((value) => ({ value, label: t(value === '4.0' ? 'version4' : 'version3') }))}
          value={version}
          onValueChange={setVersion}
        />
        {photoURL !== null && (
          <Switch
            label={t('withPhoto')}
            hint={withPhoto && photo.isError ? t('noPhoto') : t('withPhotoHint')}
            checked={withPhoto}
            onCheckedChange={onWithPhoto}
          />
        )}
        <div>
          <Button
            tone="primary"
            icon={Download}
            busy={isWanted && photo.isLoading}
            disabledReason={isNamed ? undefined : t('nameNeeded')}
            onClick={save}
          >
            {t('download')}
          </Button>
        </div>
      </div>
    </div>
  );
}
