import { ChevronRight } from 'lucide-react';
import { Link as RouterLink } from 'react-router';
import { Icon } from '#ui/icon.tsx';
import type { Attention } from '../../contract.ts';
import { useAttentionText } from './use-attention-text.ts';

const TONES = { error: 'text-error', warning: 'text-warning', quiet: 'text-text-secondary' };

/** An item that needs attention, with a link to the screen that fixes it. */
export function AttentionRow({ item }: { item: Attention }) {
  const { icon, tone, title, text, to } = useAttentionText()(item);
  return (
    <li className="border-border border-b">
      <RouterLink to={to} className="group flex items-start gap-3 rounded-[4px] py-3">
        <Icon of={icon} className={`mt-0.5 ${TONES[tone]}`} />
        <span className="min-w-0 flex-1">
          <span className="block break-words font-medium group-hover:text-link">{title}</span>
          <span className="block break-words text-text-secondary">{text}</span>
        </span>
        <Icon of={ChevronRight} className="mt-0.5 text-text-secondary rtl:rotate-180" />
      </RouterLink>
    </li>
  );
}
