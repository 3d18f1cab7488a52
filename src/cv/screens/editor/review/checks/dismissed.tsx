import { ChevronRight } from 'lucide-react';
import { useId, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { Icon } from '#ui/icon.tsx';
import type { CvContent } from '../../../../contract.ts';
import type { Path } from '../../../../model/tree.ts';
import { PlaceButton } from '../place-button.tsx';
import { usePlaceWords } from '../use-place-words.ts';
import type { Finding } from './grouped.ts';
import { useFindingWords } from './use-finding-words.ts';

type Props = {
  findings: readonly Finding[];
  content: CvContent;
  onLead: (path: Path, field?: string) => void;
  onBringBack: ((finding: Finding, button: Element) => void) | undefined;
};

/** What is not to be mentioned again, folded away. */
export function Dismissed({ findings, content, onLead, onBringBack }: Props) {
  const t = useTranslations('cv-review.checks');
  const id = useId();
  const [open, setOpen] = useState(false);
  const { titleOf } = useFindingWords();
  const nameOf = usePlaceWords(content);
  return (
    <section className="border-border border-t pt-3">
      <h3>
        <button
          type="button"
          aria-expanded={open}
          aria-controls={open ? id : undefined}
          onClick={() => setOpen(!open)}
          className="-mx-1.5 flex min-h-8 items-center gap-1.5 rounded-control px-1.5 font-medium text-text-secondary hover:bg-hover hover:text-text pointer-coarse:min-h-11"
        >
          <Icon of={ChevronRight} className={`transition-transform ${open ? 'rotate-90' : 'rtl:rotate-180'}`} />
          {t('dismissed', { count: findings.length })}
        </button>
      </h3>
      {open && (
        <ul id={id} className="pt-1">
          {findings.map((finding) => {
            const { at, field, key } = finding;
            const [title, place] = [titleOf(finding), nameOf(at, field)];
            return (
              <li
                key={key}
                data-finding=""
                className="flex items-start gap-3 border-border border-b py-2 last:border-b-0"
              >
                <div className="min-w-0 flex-1">
                  <p>{title}</p>
                  {at.length === 0 ? (
                    <p className="text-text-secondary">{place}</p>
                  ) : (
                    <PlaceButton name={place} onClick={() => onLead(at, field)} />
                  )}
                </div>
                {onBringBack && (
                  <Button
                    tone="quiet"
                    aria-label={t('bringBackNamed', { title, place })}
                    onClick={({ currentTarget }) => onBringBack(finding, currentTarget)}
                  >
                    {t('bringBack')}
                  </Button>
                )}
              </li>
            );
          })}
        </ul>
      )}
    </section>
  );
}
