import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { Icon } from '#ui/icon.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import type { CvContent } from '../../../../contract.ts';
import { useNodeLabel } from '../use-node-label.ts';
import type { JobMatchProps } from './job-match-props.ts';
import type { Term } from './use-job-match.ts';

type Props = {
  term: Term;
  isNew: boolean;
  open: boolean;
  onToggle: () => void;
  content: CvContent;
} & Pick<JobMatchProps, 'onNavigate'>;

/** A term that the CV contains. Expanded, it lists each occurrence with a link to it. */
export function FoundTerm({ term: { term, found }, isNew, open, onToggle, content, onNavigate }: Props) {
  const t = useTranslations('cv-job');
  const labelOf = useNodeLabel(content);
  const id = useId();
  return (
    <li className="after:mx-2 after:block after:border-border after:border-b last:after:hidden">
      <button
        type="button"
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={onToggle}
        className="flex min-h-10 w-full items-center gap-3 rounded-control px-2 py-1 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
      >
        <bdi className="min-w-0 break-words">{term}</bdi>
        {isNew && <Badge tone="success">{t('new')}</Badge>}
        <span className="ms-auto shrink-0 text-text-secondary tabular-nums">
          {t('places', { count: found.length })}
        </span>
        <Icon of={ChevronDown} className={`text-text-secondary transition-transform ${open ? 'rotate-180' : ''}`} />
      </button>
      {open && (
        <ul id={id} className="pb-2">
          {found.map(({ at, field, text, start, end }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a field may contain the same word several times
            <li key={index}>
              <button
                type="button"
                onClick={() => onNavigate(at, field)}
                className="block w-full rounded-control px-2 py-1.5 text-start hover:bg-hover focus-visible:-outline-offset-2 pointer-coarse:min-h-11"
              >
                <bdi className="break-words">
                  {text.slice(0, start)}
                  <mark className="rounded-[3px] bg-tint px-0.5 font-medium text-link">{text.slice(start, end)}</mark>
                  {text.slice(end)}
                </bdi>
                <span className="block break-words text-text-secondary text-xs">{labelOf(at, field)}</span>
              </button>
            </li>
          ))}
        </ul>
      )}
    </li>
  );
}
