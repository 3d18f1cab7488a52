import { useTranslations } from 'use-intl';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useNumberCheck } from '../use-number-check.ts';
import { nullIfDefault, useSettingsSection } from '../use-settings-section.ts';

const LIMITS = ['fileMegabytes', 'memberMegabytes'] as const;
const MAX_MEGABYTES = 1_000_000;

/** Settings for the upload and storage limits. */
export function LimitsSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.limits');
  const checkNumber = useNumberCheck();
  const form = useSettingsSection({
    name: 'limits',
    settings,
    toFormValues: ({ fileMegabytes, memberMegabytes }) => ({
      fileMegabytes: String(fileMegabytes.value),
      memberMegabytes: String(memberMegabytes.value),
    }),
    toChange: ({ fileMegabytes, memberMegabytes }, from) => ({
      fileMegabytes: nullIfDefault(Number(fileMegabytes), from.fileMegabytes),
      memberMegabytes: nullIfDefault(Number(memberMegabytes), from.memberMegabytes),
    }),
    check: (values) => Object.fromEntries(LIMITS.map((name) => [name, checkNumber(values[name], 1, MAX_MEGABYTES)])),
  });
  return (
    <SettingsSection name="limits" form={form}>
      <div className="grid gap-6 sm:grid-cols-2">
        {LIMITS.map((name) => (
          <div key={name}>
            <TextField
              label={t(name)}
              hint={t(`${name}Hint`)}
              inputMode="numeric"
              autoComplete="off"
              {...form.field(name)}
            />
            <DefaultLine
              label={t(name)}
              defaultText={t('value', { megabytes: settings[name].default })}
              isDefault={form.values[name] === String(settings[name].default)}
              onReset={() => form.set(name, String(settings[name].default))}
            />
          </div>
        ))}
      </div>
    </SettingsSection>
  );
}
