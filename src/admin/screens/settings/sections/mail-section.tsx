import { useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { nullIfDefault, useSettingsSection } from '../use-settings-section.ts';

/** Setting for the sender of mails. */
export function MailSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.mail');
  const form = useSettingsSection({
    name: 'mail',
    settings,
    toFormValues: ({ mailFrom }) => ({ mailFrom: mailFrom.value }),
    toChange: ({ mailFrom }, from) => ({ mailFrom: nullIfDefault(mailFrom.trim(), from.mailFrom) }),
    check: ({ mailFrom }) => ({ mailFrom: mailFrom.trim() === '' ? t('fromNeeded') : undefined }),
  });
  const defaultValue = settings.mailFrom.default;
  return (
    <SettingsSection name="mail" form={form}>
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
          defaultText={defaultValue}
          isDefault={form.values.mailFrom === defaultValue}
          onReset={() => form.set('mailFrom', defaultValue)}
        />
      </div>
    </SettingsSection>
  );
}
