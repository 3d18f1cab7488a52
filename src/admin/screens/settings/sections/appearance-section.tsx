import { useTranslations } from 'use-intl';
import { primariesOf } from '#platform/pure/instance-settings/accent.ts';
import { LIGHT_THEME } from '#platform/pure/themes.ts';
import { ColourInput } from '#ui/fields/colour-input.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { AccentPreview } from '../appearance/accent-preview.tsx';
import { LogoField } from '../appearance/logo-field.tsx';
import { DefaultLine } from '../default-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { nullIfDefault, useSettingsSection } from '../use-settings-section.ts';

const DEFAULT_ACCENT = LIGHT_THEME.colors.primary;

/** Settings for the instance's name, accent colour and logo. */
export function AppearanceSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.branding');
  const form = useSettingsSection({
    name: 'branding',
    settings,
    toFormValues: ({ name, accent }) => ({ name: name.value, accent: accent.value ?? DEFAULT_ACCENT }),
    toChange: ({ name, accent }, from) => ({
      name: nullIfDefault(name.trim(), from.name),
      accent: accent === DEFAULT_ACCENT ? null : accent,
    }),
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameNeeded') : undefined }),
  });
  const { name, accent } = form.values;
  const { light, dark } = primariesOf(accent);
  const adapted = light.primary !== accent || dark.primary !== accent;
  return (
    <SettingsSection name="branding" form={form} before={<LogoField logo={settings.logo.value} />}>
      <div>
        <TextField label={t('name')} maxLength={40} autoComplete="off" dir="auto" {...form.field('name')} />
        <DefaultLine
          label={t('name')}
          defaultText={settings.name.default}
          isDefault={name === settings.name.default}
          onReset={() => form.set('name', settings.name.default)}
        />
      </div>
      <fieldset className="min-w-0">
        <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('accent')}</legend>
        <ColourInput
          value={accent}
          onValueChange={(colour) => form.set('accent', colour)}
          words={{ pick: t('pick'), hex: t('hex'), wrong: t('wrong') }}
        />
        <DefaultLine
          label={t('accent')}
          defaultText={DEFAULT_ACCENT}
          isDefault={accent === DEFAULT_ACCENT}
          onReset={() => form.set('accent', DEFAULT_ACCENT)}
        />
        <AccentPreview accent={accent} />
        {adapted && accent !== DEFAULT_ACCENT && <p className="mt-2 text-text-secondary text-xs">{t('adapted')}</p>}
      </fieldset>
    </SettingsSection>
  );
}
