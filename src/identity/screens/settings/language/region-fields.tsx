import { useMemo } from 'react';
import { useTranslations } from 'use-intl';
import { useReaderLanguage } from '#platform/browser/i18n/reader-language.ts';
import { REGIONS } from '#platform/pure/i18n/regions.ts';
import { Combobox } from '#ui/fields/combobox.tsx';
import { Select } from '#ui/fields/select.tsx';
import { useRegionalPreferences } from '../../preferences/use-regional-preferences.ts';
import { listTimeZones } from './time-zones.ts';

/** The value of the option that leaves the region to the language: fields have no empty values. */
const AUTOMATIC = 'automatic';

/** Renders the choice of the region and of the time zone. Changes apply immediately. */
export function RegionFields() {
  const t = useTranslations('settings.language');
  const language = useReaderLanguage();
  const { region, timeZone, change } = useRegionalPreferences();
  const regions = useMemo(() => listRegions(language), [language]);
  const timeZones = useMemo(() => listTimeZones(language), [language]);
  const deviceTimeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const isRegionCode = (value: string) => REGIONS.find((code) => code === value) ?? null;
  return (
    <>
      <Select
        label={t('region')}
        hint={t('regionHint')}
        options={[{ value: AUTOMATIC, label: t('regionAutomatic') }, ...regions]}
        value={region ?? AUTOMATIC}
        onValueChange={(code) => void change({ region: isRegionCode(code) })}
      />
      <Combobox
        label={t('timeZone')}
        hint={t('timeZoneHint')}
        options={timeZones}
        value={timeZone}
        placeholder={t('timeZoneAutomatic', { timeZone: deviceTimeZone.replaceAll('_', ' ') })}
        onValueChange={(name) => void change({ timeZone: name })}
      />
    </>
  );
}

/** Returns the regions by name, in the order of the language. */
function listRegions(language: string) {
  const names = new Intl.DisplayNames([language], { type: 'region' });
  const { compare } = new Intl.Collator(language);
  return REGIONS.map((code) => ({ value: code, label: names.of(code) ?? code })).sort((a, b) =>
    compare(a.label, b.label),
  );
}
