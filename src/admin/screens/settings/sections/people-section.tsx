import { useTranslations } from 'use-intl';
import { Segments } from '#ui/segments.tsx';
import { TagsField } from '#ui/tags-field.tsx';
import { TextField } from '#ui/text-field.tsx';
import type { InstanceDecisions } from '../../../contract/settings.ts';
import { DefaultLine } from '../default-line.tsx';
import { Section } from '../section.tsx';
import { useNumberCheck } from '../use-number-check.ts';
import { orUndecided, useSection } from '../use-section.ts';

const MODES = ['open', 'invite', 'closed'] as const;
/** Letters, digits, hyphens and asterisks, but not asterisks alone; must match the server's rule. */
const RESERVED = /^(?=.*[a-z0-9])[a-z0-9*-]{1,40}$/;
const MOST_RESERVED = 500;
const MOST_DAYS = 3650;

/** Settings for sign-up and usernames. */
export function PeopleSection({ decisions }: { decisions: InstanceDecisions }) {
  const t = useTranslations('admin-settings.people');
  const checkNumber = useNumberCheck();
  const form = useSection({
    name: 'people',
    decisions,
    valuesOf: ({ signUp, usernameChangeDays, reservedNames }) => ({
      signUp: signUp.value,
      usernameChangeDays: String(usernameChangeDays.value),
      reservedNames: reservedNames.value,
    }),
    changeOf: ({ signUp, usernameChangeDays, reservedNames }, from) => ({
      signUp: orUndecided(signUp, from.signUp),
      usernameChangeDays: orUndecided(Number(usernameChangeDays), from.usernameChangeDays),
      reservedNames: orUndecided(reservedNames, from.reservedNames),
    }),
    check: ({ usernameChangeDays, reservedNames }) => {
      const wrong = reservedNames.find((name) => !RESERVED.test(name));
      return {
        usernameChangeDays: checkNumber(usernameChangeDays, 0, MOST_DAYS),
        reservedNames: wrong === undefined ? undefined : t('reservedFaulty', { name: wrong }),
      };
    },
  });
  const { signUp, usernameChangeDays, reservedNames } = form.values;
  const without = { signUp: decisions.signUp.default, days: decisions.usernameChangeDays.default };
  return (
    <Section name="people" form={form}>
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
          words={t(`modes.${without.signUp}`)}
          isDefault={signUp === without.signUp}
          onReset={() => form.set('signUp', without.signUp)}
        />
      </div>
      <div>
        <TextField
          label={t('days')}
          hint={t('daysHint')}
          inputMode="numeric"
          autoComplete="off"
          className="max-w-xs"
          {...form.field('usernameChangeDays')}
        />
        <DefaultLine
          label={t('days')}
          words={t('daysValue', { days: without.days })}
          isDefault={usernameChangeDays === String(without.days)}
          onReset={() => form.set('usernameChangeDays', String(without.days))}
        />
      </div>
      <TagsField
        label={t('reserved')}
        hint={t('reservedHint')}
        error={form.faults.reservedNames}
        max={MOST_RESERVED}
        value={reservedNames}
        onValueChange={(names) => form.set('reservedNames', eachOnce(names))}
      />
    </Section>
  );
}

const eachOnce = (names: readonly string[]) => [...new Set(names.map((name) => name.toLowerCase()))];
