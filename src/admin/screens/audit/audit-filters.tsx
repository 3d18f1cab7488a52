import { useTranslations } from 'use-intl';
import { AUDIT_ACTIONS, SUBJECT_KINDS } from '#audit/contract.ts';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import type { AuditUrlFilter } from './audit-filter.ts';

/** Value of "any" in the selects; no action or kind has this name. */
const ANY = 'any';

const BY_ADMIN = ['person-created', 'person-verified', 'person-deleted', 'two-factor-reset'] as const;

const isByAdmin = (action: string): action is (typeof BY_ADMIN)[number] =>
  (BY_ADMIN as readonly string[]).includes(action);

type Props = { filter: AuditUrlFilter; onChange: (next: { [Name in keyof AuditUrlFilter]?: string | null }) => void };

export function AuditFilters({ filter, onChange }: Props) {
  const t = useTranslations('admin-audit');
  const words = useTranslations('audit');
  // A member and an admin can do some things alike. Here, without an actor, their names tell them apart.
  const actions = AUDIT_ACTIONS.map((value) => ({
    value,
    label: isByAdmin(value) ? words(`byAdmin.${value}`) : words(`actions.${value}`),
  }));
  const subjects = SUBJECT_KINDS.map((value) => ({ value, label: t(`subjects.${value}`) }));
  const orNull = (value: string) => (value === ANY ? null : value);
  return (
    <div className="grid grid-cols-2 gap-x-4 gap-y-3 xl:grid-cols-4">
      <div className="col-span-2 flex xl:col-span-4">
        <SearchField label={t('search')} value={filter.q ?? ''} onValueChange={(q) => onChange({ q })} />
      </div>
      <Select
        label={t('action')}
        options={[{ value: ANY, label: t('anyAction') }, ...actions]}
        value={filter.action ?? ANY}
        onValueChange={(action) => onChange({ action: orNull(action) })}
      />
      <Select
        label={t('subject')}
        options={[{ value: ANY, label: t('anySubject') }, ...subjects]}
        value={filter.subject ?? ANY}
        onValueChange={(subject) => onChange({ subject: orNull(subject) })}
      />
      <TextField
        type="date"
        label={t('from')}
        value={filter.from ?? ''}
        onChange={(event) => onChange({ from: event.target.value })}
      />
      <TextField
        type="date"
        label={t('until')}
        value={filter.until ?? ''}
        onChange={(event) => onChange({ until: event.target.value })}
      />
    </div>
  );
}
