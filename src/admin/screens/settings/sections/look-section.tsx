import { useTranslations } from 'use-intl';
import { primariesOf } from '#platform/instance-settings/accent.ts';
import { LIGHT_THEME } from '#platform/themes.ts';
import { ColourInput } from '#ui/colour-input.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { AccentPreview } from '../look/accent-preview.tsx';
import { LogoField } from '../look/logo-field.tsx';
import { Section } from '../section.tsx';
import { orUndecided, useSection } from '../use-section.ts';

const OURS = LIGHT_THEME.colors.primary;

/** Settings for the instance's name, accent colour and logo. */
export function LookSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.look');
  const form = useSection({
    name: 'look',
    decisions,
    valuesOf: ({ name, accent }) => ({ name: name.value, accent: accent.value ?? OURS }),
    changeOf: ({ name, accent }, from) => ({
      name: orUndecided(name.trim(), from.name),
      accent: accent === OURS ? null : accent,
    }),
    check: ({ name }) => ({ name: name.trim() === '' ? t('nameNeeded') : undefined }),
  });
  const { name, accent } = form.values;
  const { light, dark } = primariesOf(accent);
  const adapted = light.primary !== accent || dark.primary !== accent;
  return (
    <Section name="look" form={form} before={<LogoField logo={decisions.logo.value} />}>
      <div>
        <TextField label={t('name')} maxLength={40} autoComplete="off" dir="auto" {...form.field('name')} />
        <DefaultLine
          label={t('name')}
          words={decisions.name.default}
          isDefault={name === decisions.name.default}
          onReset={() => form.set('name', decisions.name.default)}
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
          words={OURS}
          isDefault={accent === OURS}
          onReset={() => form.set('accent', OURS)}
        />
        <AccentPreview accent={accent} />
        {adapted && accent !== OURS && <p className="mt-2 text-text-secondary text-xs">{t('adapted')}</p>}
      </fieldset>
    </Section>
  );
}
