import { useTimeZone, useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { NoticeLine } from '#ui/notice-line.tsx';
import { Segments } from '#ui/segments.tsx';
import { TextArea } from '#ui/text-area.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { momentOf, typedMoment } from '../moments.ts';
import { Section } from '../section.tsx';
import { useSection } from '../use-section.ts';

const LONGEST = 500;
const TONES = ['info', 'warning'] as const;

/** Setting for the notice shown to everyone. */
export function NoticeSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.notice');
  const zone = useTimeZone() ?? '';
  const form = useSection({
    name: 'notice',
    decisions,
    paths: { text: 'notice.text', tone: 'notice.tone', until: 'notice.until' },
    valuesOf: ({ notice: { value } }) => ({
      text: value?.text ?? '',
      tone: value?.tone ?? 'info',
      until: value?.until ? typedMoment(value.until) : '',
    }),
    changeOf: ({ text, tone, until }) => ({
      notice: text.trim() === '' ? null : { text: text.trim(), tone, until: until === '' ? null : momentOf(until) },
    }),
    check: ({ text, until }) => ({
      text: text.length > LONGEST ? t('over', { over: text.length - LONGEST }) : undefined,
      until: until !== '' && Date.parse(momentOf(until)) <= Date.now() ? t('past') : undefined,
    }),
  });
  const { text, tone } = form.values;
  const left = LONGEST - text.length;
  const end = () => {
    for (const name of ['text', 'until'] as const) form.set(name, '');
    void form.submit();
  };
  return (
    <Section
      name="notice"
      form={form}
      action={
        decisions.notice.value && (
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
          <NoticeLine text={text.trim()} tone={tone} place="within" />
        </div>
      )}
    </Section>
  );
}
