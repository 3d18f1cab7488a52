import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { Select } from '#ui/fields/select.tsx';
import { useLanguageChoices } from '../../language/use-language-choices.ts';
import { SettingsPage } from '../settings-page.tsx';
import { FormatExamples } from './format-examples.tsx';
import { RegionFields } from './region-fields.tsx';

/** The value of the option to follow the browser: a field has no empty values. */
const BROWSER = 'browser';

/** Renders the choice of the app's language, and of the conventions in which it shows dates, numbers and times. */
export function LanguageScreen() {
  const t = useTranslations('settings.language');
  const [failure, setFailure] = useState<string>();
  const choices = useLanguageChoices(setFailure);
  return (
    <SettingsPage name="language" lead={t('lead')}>
      <div className="grid max-w-sm gap-6">
        <Select
          label={t('language')}
          hint={t('languageHint')}
          error={failure}
          options={choices.map(({ id, label }) => ({ value: id || BROWSER, label }))}
          value={choices.find(({ isChosen }) => isChosen)?.id || BROWSER}
          onValueChange={(chosen) => {
            setFailure(undefined);
            choices.find(({ id }) => (id || BROWSER) === chosen)?.choose();
          }}
        />
        <RegionFields />
      </div>
      <FormatExamples />
    </SettingsPage>
  );
}
