import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { EXPIRY_PRESETS, presetExpiry } from './expiry.ts';
import type { ShareForm } from './use-share-form.ts';

/** Field for the expiry of a link, in the member's time zone. */
export function ExpiryField({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form.end');
  const timeZone = useTimeZone() ?? '';
  const { expiresAt } = form.values;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('label')}</legend>
      <TextField
        type="datetime-local"
        label={t('label')}
        hint={t('hint', { zone: timeZone.replaceAll('_', ' ') })}
        ref={form.expiryInput}
        {...form.field('expiresAt')}
      />
      <div className="flex flex-wrap gap-2">
        {EXPIRY_PRESETS.map((preset) => (
          <Button key={preset} onClick={() => form.set('expiresAt', presetExpiry(preset, new Date()))}>
            {t(preset)}
          </Button>
        ))}
        {expiresAt !== '' && <Button onClick={() => form.set('expiresAt', '')}>{t('never')}</Button>}
      </div>
    </fieldset>
  );
}
