import { useTranslations } from 'use-intl';
import { Checkbox } from '#ui/checkbox.tsx';
import { FORMAT_GROUPS, FORMATS_BY_GROUP } from './formats.ts';
import { PageSelect } from './page-select.tsx';
import type { ExportForm } from './use-export-form.ts';

/** Checkboxes for all export formats, grouped by purpose, each with a hint. */
export function FormatGroups({ id, form }: { id: string; form: ExportForm }) {
  const t = useTranslations('cv-export');
  return FORMAT_GROUPS.map((group) => (
    <fieldset key={group} className="min-w-0">
      <legend className="mb-2 font-medium text-text-secondary text-xs">{t(`groups.${group}`)}</legend>
      <div className="grid gap-2.5">
        {FORMATS_BY_GROUP[group].map((format) => (
          <div key={format}>
            <Checkbox
              label={t(`formats.${format}.name`)}
              hint={t(`formats.${format}.use`)}
              checked={form.values.formats.includes(format)}
              onCheckedChange={(chosen) => form.toggleFormat(format, chosen)}
            />
            {format === 'png' && form.values.formats.includes('png') && (
              <div className="ms-6 mt-2">
                <PageSelect id={id} form={form} />
              </div>
            )}
          </div>
        ))}
      </div>
    </fieldset>
  ));
}
