import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/titled-section.tsx';
import type { Dashboard } from '../../contract.ts';
import { attentionKey } from './attention-key.ts';
import { AttentionRow } from './attention-row.tsx';

const COLLAPSED_COUNT = 5;

/** List of items that need attention, most urgent first. Items beyond the first five are collapsed. */
export function AttentionSection({ attention }: Pick<Dashboard, 'attention'>) {
  const t = useTranslations('dashboard.attention');
  const list = useId();
  const [open, setOpen] = useState(false);
  const shown = open ? attention : attention.slice(0, COLLAPSED_COUNT);
  return (
    <TitledSection title={t('title')}>
      {attention.length === 0 ? (
        <p className="flex items-center gap-3 py-4 text-text-secondary">
          <Icon of={CircleCheck} className="text-success" />
          {t('none')}
        </p>
      ) : (
        <ul id={list} aria-label={t('title')}>
          {shown.map((item) => (
            <AttentionRow key={attentionKey(item)} item={item} />
          ))}
        </ul>
      )}
      {attention.length > COLLAPSED_COUNT && (
        <Button
          tone="quiet"
          className="mt-2 -ms-3"
          aria-expanded={open}
          aria-controls={list}
          onClick={() => setOpen(!open)}
        >
          {open ? t('fewer') : t('all', { count: attention.length })}
        </Button>
      )}
    </TitledSection>
  );
}
