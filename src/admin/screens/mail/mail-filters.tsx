import { useTranslations } from 'use-intl';
import { SearchField } from '#ui/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useMailKinds } from './use-mail-kinds.ts';

/** Value of "any" in the select; no kind of mail has this name. */
const ANY = 'any';

type Props = {
  q: string;
  template: string | undefined;
  templates: readonly string[];
  onChange: (next: { q?: string; kind?: string | null }) => void;
};

export function MailFilters({ q, template, templates, onChange }: Props) {
  const t = useTranslations('admin-mail');
  const kindOf = useMailKinds();
  const kinds = templates.map((value) => ({ value, label: kindOf(value) }));
  const byName = kinds.toSorted((one, other) => one.label.localeCompare(other.label));
  return (
    <div className="flex flex-wrap gap-3">
      <div className="flex min-w-0 flex-1 basis-64">
        <SearchField label={t('search')} value={q} onValueChange={(text) => onChange({ q: text })} />
      </div>
      <Select
        className="min-w-0 basis-56"
        label={t('kind')}
        labelHidden
        options={[{ value: ANY, label: t('anyKind') }, ...byName]}
        value={template ?? ANY}
        onValueChange={(kind) => onChange({ kind: kind === ANY ? null : kind })}
      />
    </div>
  );
}
