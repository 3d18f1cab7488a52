import { useTranslations } from 'use-intl';
import { Switch } from '#ui/switch.tsx';
import { TextArea } from '#ui/text-area.tsx';
import type { Share } from '../../../contract.ts';
import { MAX_SHARE_NOTE_LENGTH } from '../../../model/share-limits.ts';
import { ExpiryField } from './expiry-field.tsx';
import { PasswordChoice } from './password-choice.tsx';
import { PinChoice } from './pin-choice.tsx';
import type { ShareForm } from './use-share-form.ts';

const SWITCHES = ['download', 'shows', 'indexing', 'notify'] as const;

/** Fields for the options of a link: password, expiry, pinning, switches and note. */
export function OptionFields({ form, share }: { form: ShareForm; share?: Share }) {
  const t = useTranslations('portfolio-share.form');
  return (
    <div className="grid gap-5">
      <PasswordChoice form={form} hasPassword={share?.hasPassword ?? false} />
      <ExpiryField form={form} />
      <PinChoice form={form} pinnedAt={share?.pinnedAt ?? null} />
      <div className="grid gap-4">
        {SWITCHES.map((name) => (
          <Switch
            key={name}
            label={t(`${name}.label`)}
            hint={t(`${name}.hint`)}
            checked={form.values[name]}
            onCheckedChange={(next) => form.set(name, next)}
          />
        ))}
      </div>
      <TextArea label={t('note')} hint={t('noteHint')} maxLength={MAX_SHARE_NOTE_LENGTH} {...form.field('note')} />
    </div>
  );
}
