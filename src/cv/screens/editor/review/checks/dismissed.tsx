import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import type { CvContent } from '../../../../contract.ts';
import type { Path } from '../../../../model/tree.ts';
import { FoldedPart } from '../folded-part.tsx';
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

/** Collapsed list of dismissed findings, each of which can be restored. */
export function Dismissed({ findings, content, onLead, onBringBack }: Props) {
  const t = useTranslations('cv-review.checks');
  const { titleOf } = useFindingWords();
  const nameOf = usePlaceWords(content);
  return (
    <FoldedPart heading={t('dismissed', { count: findings.length })}>
      <ul className="pt-1">
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
    </FoldedPart>
  );
}
