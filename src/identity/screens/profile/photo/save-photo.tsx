import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { DialogClose } from '#ui/dialog-close.tsx';
import { FileList } from '#ui/file-list.tsx';
import { FormMessage } from '#ui/form-message.tsx';
import { useErrorText } from '#ui/use-error-text.ts';
import type { usePhotoSaving } from './use-photo-saving.ts';

type Props = { saving: ReturnType<typeof usePhotoSaving>; onAnother: () => void; onSave: () => void };

/** Renders the upload progress, errors and buttons of the dialog, which stay visible on any screen size. */
export function SavePhoto({ saving: { field, failure, busy }, onAnother, onSave }: Props) {
  const t = useTranslations('profile');
  const wordsOf = useErrorText();
  const { files, onCancel, onRetry, onPause, onResume } = field;
  return (
    <>
      <div className="-mt-4 w-full">
        <FileList label={t('photo.upload')} files={files} {...{ onCancel, onRetry, onPause, onResume }} />
        <FormMessage form={{ message: failure ? wordsOf(failure) : undefined, failure }} className="mb-2" />
      </div>
      {!busy && (
        <Button tone="quiet" className="-ms-3 me-auto" onClick={onAnother}>
          {t('photo.another')}
        </Button>
      )}
      {/* On phones there is no room for it; the close button does the same. */}
      <DialogClose>
        <Button className="max-sm:hidden">{t('cancel')}</Button>
      </DialogClose>
      <Button tone="primary" busy={busy} onClick={onSave}>
        {t('photo.save')}
      </Button>
    </>
  );
}
