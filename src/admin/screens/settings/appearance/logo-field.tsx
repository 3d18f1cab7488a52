import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage, isApiError, messageOf } from '#platform/pure/api-errors.ts';
import { Button } from '#ui/actions/button.tsx';
import { SaveState } from '#ui/feedback/save-state.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { useSettingsActions } from '../use-settings-actions.ts';

/** Maximum size of the file; must match the server's limit. */
const MAX_LOGO_BYTES = 2 * 1024 * 1024;

/** Field for the logo, which is saved as soon as a file is chosen. */
export function LogoField({ logo }: { logo: AdminSettings['logo']['value'] }) {
  const t = useTranslations('admin-settings.branding.logo');
  const tForm = useTranslations('ui.form');
  const { setLogo, removeLogo } = useSettingsActions();
  const [busy, setBusy] = useState(false);
  const [errorMessage, setErrorMessage] = useState<string>();
  const [announcement, announce] = useState('');

  const run = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(true);
    setErrorMessage(undefined);
    announce('');
    try {
      await work();
      announce(done);
    } catch (error) {
      setErrorMessage(fieldMessage(error, 'file') ?? (isApiError(error) ? messageOf(error) : tForm('unreachable')));
    } finally {
      setBusy(false);
    }
  };

  return (
    <div className="mb-6 grid gap-3">
      {logo && (
        <div className="flex flex-wrap items-center gap-4">
          <span className="inline-flex max-w-full rounded-card border border-border bg-surface p-3">
            <img
              src={logo.src}
              alt={t('alt')}
              width={logo.width}
              height={logo.height}
              className="h-12 w-auto max-w-full object-contain"
            />
          </span>
          <Button icon={Trash2} busy={busy} onClick={() => void run(removeLogo, t('removed'))}>
            {t('remove')}
          </Button>
        </div>
      )}
      <FileField
        label={t('label')}
        hint={t('hint')}
        error={errorMessage}
        accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp"
        largest={MAX_LOGO_BYTES}
        onFiles={([file]) => file && void run(async () => setLogo(await toBase64(file)), t('set'))}
      />
      {busy && <SaveState state="saving" />}
      <LiveText>{announcement}</LiveText>
    </div>
  );
}

/** Encodes a file as Base64, for a JSON body. */
async function toBase64(file: Blob): Promise<string> {
  const reader = new FileReader();
  const read = new Promise<string>((resolve, reject) => {
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(reader.error ?? new Error('the file could not be read'));
  });
  reader.readAsDataURL(file);
  return (await read).replace(/^[^,]*,/, '');
}
