import { useTranslations } from 'use-intl';
import { TextField } from '#ui/text-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { Section } from '../section.tsx';
import { useNumberCheck } from '../use-number-check.ts';
import { orUndecided, useSection } from '../use-section.ts';

const LIMITS = ['fileMegabytes', 'memberMegabytes'] as const;
const MOST_MEGABYTES = 1_000_000;

/** Settings for the upload and storage limits. */
export function LimitsSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.limits');
  const checkNumber = useNumberCheck();
  const form = useSection({
    name: 'limits',
    decisions,
    valuesOf: ({ fileMegabytes, memberMegabytes }) => ({
      fileMegabytes: String(fileMegabytes.value),
      memberMegabytes: String(memberMegabytes.value),
    }),
    changeOf: ({ fileMegabytes, memberMegabytes }, from) => ({
      fileMegabytes: orUndecided(Number(fileMegabytes), from.fileMegabytes),
      memberMegabytes: orUndecided(Number(memberMegabytes), from.memberMegabytes),
    }),
    check: (values) => Object.fromEntries(LIMITS.map((name) => [name, checkNumber(values[name], 1, MOST_MEGABYTES)])),
  });
  return (
    <Section name="limits" form={form}>
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
              words={t('value', { megabytes: decisions[name].default })}
              isDefault={form.values[name] === String(decisions[name].default)}
              onReset={() => form.set(name, String(decisions[name].default))}
            />
          </div>
        ))}
      </div>
    </Section>
  );
}
