import { Mail, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAIL_STATES, type MailCounts } from '#mail/contract.ts';
import { isUuid } from '#platform/pure/uuid.ts';
import { Button } from '#ui/actions/button.tsx';
import { EmptyState } from '#ui/feedback/empty-state.tsx';
import { SearchField } from '#ui/fields/search-field.tsx';
import { Select } from '#ui/fields/select.tsx';
import { Tabs } from '#ui/layout/tabs.tsx';
import { useUrlFilter } from '../use-url-filter.ts';
import { MailList } from './mail-list.tsx';
import { tabCount } from './use-mail.ts';
import type { MailActions } from './use-mail-actions.ts';
import { useMailKinds } from './use-mail-kinds.ts';

type Props = { counts: MailCounts; templates: readonly string[]; mailActions: MailActions };

/** Tabs of the outbox by state, with failed mails first if there are any. */
export function MailTabs({ counts, templates, mailActions }: Props) {
  const t = useTranslations('admin-mail');
  const { filter, change } = useUrlFilter(['state', 'q', 'kind', 'mail']);
  // The order of the tabs is fixed on mount, so that they do not move when failed mails are delivered.
  const [tabs] = useState(() => (counts.failed > 0 ? FAILED_FIRST : ALL_FIRST));
  const chosen = tabs.find((tab) => tab === filter.state) ?? tabs[0];
  const template = templates.find((name) => name === filter.kind);
  const q = (filter.q ?? '').slice(0, MAX_SEARCH_LENGTH);
  const isNarrow = q !== '' || template !== undefined;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const list = (
    <div className="grid grid-cols-1 gap-4">
      <MailFilters q={q} template={template} templates={templates} onChange={change} />
      {chosen === 'failed' && counts.failed > 0 && (
        <div>
          <Button icon={RotateCw} busy={mailActions.retryAll.isPending} onClick={() => mailActions.retryAll.mutate({})}>
            {t('retryAll')}
          </Button>
        </div>
      )}
      <MailList
        filter={{
          ...(q ? { q } : {}),
          ...(template ? { template } : {}),
          ...(chosen === 'all' ? {} : { state: chosen }),
        }}
        openId={isUuid(filter.mail ?? '') ? filter.mail : undefined}
        onOpen={(mail) => change({ mail })}
        mailActions={mailActions}
        empty={
          isEmpty ? (
            <EmptyState icon={Mail} title={t('emptyTitle')} text={t('emptyText')} />
          ) : (
            <EmptyState
              icon={Mail}
              title={t('nothingTitle')}
              text={t('nothingText')}
              action={
                (isNarrow || chosen !== 'all') && (
                  <Button onClick={() => change({ q: null, kind: null, state: 'all' })}>{t('clear')}</Button>
                )
              }
            />
          )
        }
      />
    </div>
  );
  return (
    <Tabs
      label={t('tabsLabel')}
      value={chosen}
      onValueChange={(state) => change({ state })}
      tabs={tabs.map((value) => ({
        value,
        label: t(`tabs.${value}`),
        ...(value === 'all' ? {} : tabCount(counts, value)),
        panel: value === chosen && list,
      }))}
    />
  );
}

const ALL_FIRST = ['all', ...MAIL_STATES] as const;
const FAILED_FIRST = ['failed', 'all', 'queued', 'sent', 'kept'] as const;
const MAX_SEARCH_LENGTH = 200;
/** Value of "any" in the select; no kind of mail has this name. */
const ANY = 'any';

type MailFiltersProps = {
  q: string;
  template: string | undefined;
  templates: readonly string[];
  onChange: (next: { q?: string; kind?: string | null }) => void;
};

function MailFilters({ q, template, templates, onChange }: MailFiltersProps) {
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
