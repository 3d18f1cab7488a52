import { Mail, RotateCw } from 'lucide-react';
import { useState } from 'react';
import { useTranslations } from 'use-intl';
import { MAIL_STATES, type MailCounts } from '#mail/contract.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/empty-state.tsx';
import { Tabs } from '#ui/tabs.tsx';
import { useAddressFilter } from '../use-address-filter.ts';
import { MailFilters } from './mail-filters.tsx';
import { MailList } from './mail-list.tsx';
import { toldCount } from './use-mail.ts';
import type { MailDeeds } from './use-mail-deeds.ts';

type Props = { counts: MailCounts; templates: readonly string[]; deeds: MailDeeds };

/** Tabs of the outbox by state, with failed mails first if there are any. */
export function MailTabs({ counts, templates, deeds }: Props) {
  const t = useTranslations('admin-mail');
  const { filter, change } = useAddressFilter(['state', 'q', 'kind', 'mail']);
  // The order of the tabs is fixed on mount, so that they do not move when failed mails are delivered.
  const [tabs] = useState(() => (counts.failed > 0 ? FAILED_FIRST : ALL_FIRST));
  const chosen = tabs.find((tab) => tab === filter.state) ?? tabs[0];
  const template = templates.find((name) => name === filter.kind);
  const q = (filter.q ?? '').slice(0, LONGEST_SEARCH);
  const isNarrow = q !== '' || template !== undefined;
  const isEmpty = Object.values(counts).every((count) => count === 0);
  const list = (
    <div className="grid grid-cols-1 gap-4">
      <MailFilters q={q} template={template} templates={templates} onChange={change} />
      {chosen === 'failed' && counts.failed > 0 && (
        <div>
          <Button icon={RotateCw} busy={deeds.retryAll.isPending} onClick={() => deeds.retryAll.mutate({})}>
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
        openId={UUID.test(filter.mail ?? '') ? filter.mail : undefined}
        onOpen={(mail) => change({ mail })}
        deeds={deeds}
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
        ...(value === 'all' ? {} : toldCount(counts, value)),
        panel: value === chosen && list,
      }))}
    />
  );
}

const ALL_FIRST = ['all', ...MAIL_STATES] as const;
const FAILED_FIRST = ['failed', 'all', 'queued', 'sent', 'kept'] as const;
const LONGEST_SEARCH = 200;
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
