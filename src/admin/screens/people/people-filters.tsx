import { ArrowDownWideNarrow, Download, ListFilter } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { PERSON_SORTS, PERSON_STATES } from '#identity/contract.ts';
import { Link } from '#ui/actions/link.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Icon } from '#ui/icon.tsx';
import { ChoiceMenu } from '#ui/overlays/choice-menu.tsx';
import { type PeopleUrlFilter, toListInput } from './people-filter.ts';

type Props = {
  filter: PeopleUrlFilter;
  onChange: (next: { [Name in keyof PeopleUrlFilter]?: string | null }) => void;
};

/** Search, filters, sort order and export of the member list. */
export function PeopleFilters({ filter, onChange }: Props) {
  const t = useTranslations('admin-people');
  return (
    <div className="flex flex-wrap items-center gap-2">
      <div className="flex min-w-full flex-1 sm:min-w-64">
        <SearchField label={t('search')} value={filter.q} onValueChange={(q) => onChange({ q })} />
      </div>
      <ChoiceMenu
        label={t('state')}
        icon={ListFilter}
        choices={PERSON_STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
        value={filter.state}
        onValueChange={(state) => onChange({ state: state === 'all' ? null : state })}
        active={filter.state !== 'all'}
      />
      <ChoiceMenu
        label={t('sort')}
        icon={ArrowDownWideNarrow}
        choices={PERSON_SORTS.map((value) => ({ value, label: t(`sorts.${value}`) }))}
        value={filter.sort}
        onValueChange={(sort) => onChange({ sort: sort === 'newest' ? null : sort })}
      />
      <Link
        variant="button-plain"
        className="ms-auto"
        href={`/api/admin/people.csv?${new URLSearchParams(toListInput(filter))}`}
        download
        title={t('export')}
      >
        <Icon of={Download} />
        <span className="max-sm:sr-only">{t('export')}</span>
      </Link>
    </div>
  );
}
