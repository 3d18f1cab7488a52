import { useTranslations } from 'use-intl';
import { Segments } from '#ui/fields/segments.tsx';
import { TagsField } from '#ui/fields/tags-field.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AdminSettings } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { SettingsSection } from '../settings-section.tsx';
import { useNumberCheck } from '../use-number-check.ts';
import { nullIfDefault, useSettingsSection } from '../use-settings-section.ts';

const MODES = ['open', 'invite', 'closed'] as const;
/** Letters, digits, hyphens and asterisks, but not asterisks alone; must match the server's rule. */
const RESERVED = /^(?=.*[a-z0-9])[a-z0-9*-]{1,40}$/;
const MAX_RESERVED = 500;
const MAX_DAYS = 3650;

/** Settings for sign-up and usernames. */
export function PeopleSection({ settings }: { settings: AdminSettings }) {
  const t = useTranslations('admin-settings.people');
  const checkNumber = useNumberCheck();
  const form = useSettingsSection({
    name: 'people',
    settings,
    toFormValues: ({ signUp, usernameChangeDays, reservedNames }) => ({
      signUp: signUp.value,
      usernameChangeDays: String(usernameChangeDays.value),
      reservedNames: reservedNames.value,
    }),
    toChange: ({ signUp, usernameChangeDays, reservedNames }, from) => ({
      signUp: nullIfDefault(signUp, from.signUp),
      usernameChangeDays: nullIfDefault(Number(usernameChangeDays), from.usernameChangeDays),
      reservedNames: nullIfDefault(reservedNames, from.reservedNames),
    }),
    check: ({ usernameChangeDays, reservedNames }) => {
      const wrong = reservedNames.find((name) => !RESERVED.test(name));
      return {
        usernameChangeDays: checkNumber(usernameChangeDays, 0, MAX_DAYS),
        reservedNames: wrong === undefined ? undefined : t('reservedFaulty', { name: wrong }),
      };
    },
  });
  const { signUp, usernameChangeDays, reservedNames } = form.values;
  const defaults = { signUp: settings.signUp.default, days: settings.usernameChangeDays.default };
  return (
    <SettingsSection name="people" form={form}>
      <div>
        <Segments
          label={t('signUp')}
          choices={MODES.map((value) => ({ value, label: t(`modes.${value}`) }))}
          value={signUp}
          onValueChange={(mode) => form.set('signUp', mode)}
        />
        <p className="mt-1 text-text-secondary text-xs">{t(`modeHints.${signUp}`)}</p>
        <DefaultLine
          label={t('signUp')}
          defaultText={t(`modes.${defaults.signUp}`)}
          isDefault={signUp === defaults.signUp}
          onReset={() => form.set('signUp', defaults.signUp)}
        />
      </div>
      <div>
        <TextField
          label={t('days')}
          hint={t('daysHint')}
          inputMode="numeric"
          autoComplete="off"
          className="sm:max-w-xs"
          {...form.field('usernameChangeDays')}
        />
        <DefaultLine
          label={t('days')}
          defaultText={t('daysValue', { days: defaults.days })}
          isDefault={usernameChangeDays === String(defaults.days)}
          onReset={() => form.set('usernameChangeDays', String(defaults.days))}
        />
      </div>
      <TagsField
        label={t('reserved')}
        hint={t('reservedHint')}
        error={form.faults.reservedNames}
        max={MAX_RESERVED}
        value={reservedNames}
        onValueChange={(names) => form.set('reservedNames', eachOnce(names))}
      />
    </SettingsSection>
  );
}

const eachOnce = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))];
