import { CircleCheck } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { Icon } from '#ui/icon.tsx';
import { TitledSection } from '#ui/layout/titled-section.tsx';
import { AttentionLink } from '#ui/lists/attention-link.tsx';
import type { Attention, Dashboard } from '../../contract.ts';
import { useAttentionText } from './use-attention-text.ts';

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

/** Returns the React key of an attention item, unique in the list. */
function attentionKey(item: Attention): string {
  switch (item.kind) {
    case 'domain':
      return `domain ${item.host}`;
    case 'comments':
    case 'checks':
      return `${item.kind} ${item.cvId}`;
    case 'expiry':
      return `expiry ${item.id}`;
    case 'link':
      return `link ${item.shareId}`;
    default:
      return item.kind;
  }
}

/** An item that needs attention, with a link to the screen that fixes it. */
function AttentionRow({ item }: { item: Attention }) {
  return (
    <li>
      <AttentionLink {...useAttentionText()(item)} />
    </li>
  );
}
