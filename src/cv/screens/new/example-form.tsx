import { useTranslations } from 'use-intl';
import { NewCvFields } from './new-cv-fields.tsx';
import { type NewCvForm, useExamples } from './use-new-cv-form.ts';

/** Form that creates a CV from the example of a profession. */
export function ExampleForm({ form }: { form: NewCvForm }) {
  const t = useTranslations('cv.new');
  const names = useTranslations('cv.examples');
  const examples = useExamples();
  const { example } = form.values;
  return (
    <NewCvFields form={form} text={t('exampleText')} {...(example ? { placeholder: names(example) } : {})}>
      <fieldset>
        <legend className="mb-1 font-medium text-text-secondary text-xs leading-5">{t('profession')}</legend>
        <div className="grid gap-2 sm:grid-cols-2">
          {examples.map((value) => (
            <label
              key={value}
              className="flex min-h-11 items-center gap-3 rounded-control border border-border px-3 transition-colors hover:border-control has-checked:border-primary has-checked:bg-selected has-focus-visible:outline-2 has-focus-visible:outline-primary has-focus-visible:outline-offset-2"
            >
              <input
                type="radio"
                name="example"
                value={value}
                checked={value === example}
                onChange={() => form.set('example', value)}
                className="size-4 shrink-0 accent-primary outline-none"
              />
              <span className="min-w-0 break-words">{names(value)}</span>
            </label>
          ))}
        </div>
      </fieldset>
    </NewCvFields>
  );
}
