import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/text-field.tsx';
import { endOf, SOON } from './ends.ts';
import type { ShareForm } from './use-share-form.ts';

/** Field for the expiry of a link, in the member's time zone. */
export function EndField({ form }: { form: ShareForm }) {
  const t = useTranslations('portfolio-share.form.end');
  const zone = useTimeZone() ?? '';
  const { expiresAt } = form.values;
  return (
    <fieldset className="grid gap-2">
      <legend className="sr-only">{t('label')}</legend>
      <TextField
        type="datetime-local"
        label={t('label')}
        hint={t('hint', { zone: zone.replaceAll('_', ' ') })}
        ref={form.endInput}
        {...form.field('expiresAt')}
      />
      <div className="flex flex-wrap gap-2">
        {SOON.map((soon) => (
          <Button key={soon} onClick={() => form.set('expiresAt', endOf(soon, new Date()))}>
            {t(soon)}
          </Button>
        ))}
        {expiresAt !== '' && <Button onClick={() => form.set('expiresAt', '')}>{t('never')}</Button>}
      </div>
    </fieldset>
  );
}
