import { useFormatter, useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Switch } from '#ui/fields/switch.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { Share } from '../../../contract.ts';
import { MAX_SHARE_NOTE_LENGTH } from '../../../model/share-limits.ts';
import { SHARE_WORD_LENGTH } from '../../../model/share-word.ts';
import { EXPIRY_PRESETS, presetExpiry } from './expiry.ts';
import { PasswordChoice } from './password-choice.tsx';
import type { ShareForm } from './use-share-form.ts';

const SWITCHES = ['download', 'shows', 'indexing', 'notify'] as const;

/** Fields for the options of a link: password, expiry, pinning, switches and note. */
export function OptionFields({ form, share }: { form: ShareForm; share?: Share }) {
  const t = useTranslations('portfolio-share.form');
  return (
    <div className="grid gap-5">
      <TextField
        label={t('word.label')}
        hint={t('word.hint', { example: `${location.host}/portfolio/acme-2026` })}
        maxLength={SHARE_WORD_LENGTH.max}
        dir="ltr"
        autoCapitalize="off"
        autoComplete="off"
        spellCheck={false}
        {...form.field('word')}
      />
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

/** Choice between the current content and a copy of a given time. */
function PinChoice({ form, pinnedAt }: { form: ShareForm; pinnedAt: string | null }) {
  const t = useTranslations('portfolio-share.form.pinned');
  const format = useFormatter();
  const moment = pinnedAt && format.dateTime(new Date(pinnedAt), { dateStyle: 'medium', timeStyle: 'short' });
  const { pinned } = form.values;
  return (
    <Select
      label={t('label')}
      hint={t(`${pinned}Hint`)}
      error={form.faults.pinned}
      options={[
        ...(moment ? [{ value: 'kept' as const, label: t('kept', { moment }) }] : []),
        { value: 'follow', label: t('follow') },
        { value: 'now', label: t(moment ? 'anew' : 'now') },
      ]}
      value={pinned}
      onValueChange={(next) => form.set('pinned', next)}
    />
  );
}

/** Field for the expiry of a link, in the member's time zone. */
function ExpiryField({ form }: { form: ShareForm }) {
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
