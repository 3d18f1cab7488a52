import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { NoticeLine } from '#ui/feedback/notice-line.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextArea } from '#ui/fields/text-area.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { fromDateTimeLocal, toDateTimeLocal } from '../datetime-local.ts';
import { SettingsSection } from '../settings-section.tsx';
import { useSettingsSection } from '../use-settings-section.ts';

const MAX_LENGTH = 500;
const TONES = ['info', 'warning'] as const;

/** Setting for the notice shown to everyone. */
export function NoticeSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.notice');
  const zone = useTimeZone() ?? '';
  const form = useSettingsSection({
    name: 'notice',
    settings,
    paths: { text: 'notice.text', tone: 'notice.tone', until: 'notice.until' },
    toFormValues: ({ notice: { value } }) => ({
      text: value?.text ?? '',
      tone: value?.tone ?? 'info',
      until: value?.until ? toDateTimeLocal(value.until) : '',
    }),
    toChange: ({ text, tone, until }) => ({
      notice:
        text.trim() === '' ? null : { text: text.trim(), tone, until: until === '' ? null : fromDateTimeLocal(until) },
    }),
    check: ({ text, until }) => ({
      text: text.length > MAX_LENGTH ? t('over', { over: text.length - MAX_LENGTH }) : undefined,
      until: until !== '' && Date.parse(fromDateTimeLocal(until)) <= Date.now() ? t('past') : undefined,
    }),
  });
  const { text, tone } = form.values;
  const left = MAX_LENGTH - text.length;
  const end = () => {
    for (const name of ['text', 'until'] as const) form.set(name, '');
    void form.submit();
  };
  return (
    <SettingsSection
      name="notice"
      form={form}
      action={
        settings.notice.value && (
          <Button busy={form.pending} onClick={end}>
            {t('end')}
          </Button>
        )
      }
    >
      <TextArea
        label={t('text')}
        hint={left < 0 ? undefined : t('left', { left })}
        dir="auto"
        {...form.field('text')}
        error={left < 0 ? t('over', { over: -left }) : form.faults.text}
      />
      <Segments
        label={t('tone')}
        choices={TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
        value={tone}
        onValueChange={(chosen) => form.set('tone', chosen)}
      />
      <TextField
        type="datetime-local"
        label={t('until')}
        hint={t('untilHint', { zone: zone.replaceAll('_', ' ') })}
        className="max-w-64"
        {...form.field('until')}
      />
      {text.trim() !== '' && (
        <div>
          <p className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('preview')}</p>
          <NoticeLine text={text.trim()} tone={tone} placement="within" />
        </div>
      )}
    </SettingsSection>
  );
}
