import { EyeOff } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { REPORT_STATES } from '#reports/contract.ts';
import { Button } from '#ui/actions/button.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { AdminPage } from '../frame/admin-page.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { ReportList } from './report-list.tsx';
import { TakeDownDialog } from './take-down-dialog.tsx';
import { TakedownsSection } from './takedowns-section.tsx';

const ALL = 'all';
const STATES = [...REPORT_STATES, ALL] as const;

/** Screen of reports and takedowns, showing open reports first. */
export function ReportsScreen() {
  const t = useTranslations('admin-reports');
  const { filter, change } = useUrlFilter(['q', 'state']);
  const [isTakingDown, setIsTakingDown] = useState(false);
  const opener = useRef<HTMLButtonElement>(null);
  const selectedState = STATES.find((option) => option === filter.state) ?? 'open';
  const state = REPORT_STATES.find((option) => option === selectedState);
  const q = filter.q?.slice(0, 200);
  return (
    <AdminPage
      title={t('title')}
      lead={t('lead')}
      action={
        <Button ref={opener} icon={EyeOff} onClick={() => setIsTakingDown(true)}>
          {t('takeDown.open')}
        </Button>
      }
    >
      <div className="grid grid-cols-1 gap-4">
        <div className="flex flex-wrap items-end gap-4">
          <Select
            className="w-40"
            label={t('states.label')}
            options={STATES.map((value) => ({ value, label: t(`states.${value}`) }))}
            value={selectedState}
            onValueChange={(value) => change({ state: value === 'open' ? null : value })}
          />
          <SearchField label={t('search')} value={filter.q ?? ''} onValueChange={(next) => change({ q: next })} />
        </div>
        <ReportList
          filter={{ ...(q ? { q } : {}), ...(state ? { state } : {}) }}
          onClear={() => change({ q: null, state: ALL })}
        />
      </div>
      <TakedownsSection />
      {isTakingDown && <TakeDownDialog opener={opener.current ?? undefined} onLeave={() => setIsTakingDown(false)} />}
    </AdminPage>
  );
}
