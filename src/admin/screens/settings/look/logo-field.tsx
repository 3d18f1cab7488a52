import { Trash2 } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { fieldMessage, isRefusal, messageOf } from '#platform/api-errors.ts';
import { Button } from '#ui/button.tsx';
import { FileField } from '#ui/file-field.tsx';
import { LiveText } from '#ui/live-text.tsx';
import { SaveState } from '#ui/save-state.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { useDecide } from '../use-decide.ts';
import { inBase64 } from './in-base64.ts';

/** Maximum size of the file; must match the server's limit. */
const LARGEST = 2 * 1024 * 1024;

/** Field for the logo, which is saved as soon as a file is chosen. */
export function LogoField({ logo }: { logo: InstanceDecisions['logo']['value'] }) {
  const t = useTranslations('admin-settings.look.logo');
  const tForm = useTranslations('ui.form');
  const { setLogo, removeLogo } = useDecide();
  const [busy, setBusy] = useState(false);
  const [fault, setFault] = useState<string>();
  const [said, say] = useState('');

  const run = async (work: () => Promise<unknown>, done: string) => {
    if (busy) return;
    setBusy(true);
    setFault(undefined);
    say('');
    try {
      await work();
      say(done);
    } catch (error) {
      setFault(fieldMessage(error, 'file') ?? (isRefusal(error) ? messageOf(error) : tForm('unreachable')));
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
        error={fault}
        accept="image/png,image/jpeg,image/webp,.png,.jpg,.jpeg,.webp"
        largest={LARGEST}
        onFiles={([file]) => file && void run(async () => setLogo(await inBase64(file)), t('set'))}
      />
      {busy && <SaveState state="saving" />}
      <LiveText>{said}</LiveText>
    </div>
  );
}
