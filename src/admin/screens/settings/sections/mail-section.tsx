import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { Section } from '../section.tsx';
import { orUndecided, useSection } from '../use-section.ts';

/** Setting for the sender of mails. */
export function MailSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.mail');
  const form = useSection({
    name: 'mail',
    decisions,
    valuesOf: ({ mailFrom }) => ({ mailFrom: mailFrom.value }),
    changeOf: ({ mailFrom }, from) => ({ mailFrom: orUndecided(mailFrom.trim(), from.mailFrom) }),
    check: ({ mailFrom }) => ({ mailFrom: mailFrom.trim() === '' ? t('fromNeeded') : undefined }),
  });
  const without = decisions.mailFrom.default;
  return (
    <Section name="mail" form={form}>
      <div>
        <TextField
          label={t('from')}
          hint={t('fromHint')}
          dir="auto"
          autoComplete="off"
          spellCheck={false}
          {...form.field('mailFrom')}
        />
        <DefaultLine
          label={t('from')}
          words={without}
          isDefault={form.values.mailFrom === without}
          onReset={() => form.set('mailFrom', without)}
        />
      </div>
    </Section>
  );
}
