import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { filesApi, MAX_FACE_BYTES, useUploads } from '#files/components.tsx';
import type { StoredFace } from '#files/contract.ts';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';

/** Upload of WOFF2 files, once the member has confirmed that they may use them. */
export function FaceUpload({ onDone }: { onDone: () => void }) {
  const t = useTranslations('portfolio-faces');
  const [isLicensed, setIsLicensed] = useState(false);
  const uploads = useUploads<StoredFace>({
    uploadFolder: 'faces',
    finish: (file) => filesApi.faces.make.call({ file, licensed: true }),
    onDone,
  });
  const files = uploads.field.files.filter(({ state }) => state !== 'done');
  return (
    <div className="grid gap-3">
      <Checkbox label={t('licensed')} hint={t('licensedHint')} checked={isLicensed} onCheckedChange={setIsLicensed} />
      {(isLicensed || files.length > 0) && (
        <UploadField
          label={t('upload')}
          hint={t('uploadHint')}
          accept=".woff2"
          multiple
          {...uploads.field}
          largest={MAX_FACE_BYTES}
          files={files}
        />
      )}
    </div>
  );
}
