import { BellOff, WandSparkles } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/button.tsx';
import { IconButton } from '#ui/icon-button.tsx';
import type { CvContent } from '../../../../contract.ts';
import { type Path, placeAt } from '../../../../model/tree.ts';
import { PlaceButton } from '../place-button.tsx';
import { usePlaceWords } from '../use-place-words.ts';
import type { Finding } from './grouped.ts';
import { useFindingWords } from './use-finding-words.ts';

export type RowProps = {
  finding: Finding;
  /** The advice, unless the group already shows it for all its findings. */
  advice: string | undefined;
  content: CvContent;
  onLead: (path: Path, field?: string) => void;
  /** Undefined if the CV is read-only. */
  onFix: ((finding: Finding, button: Element) => void) | undefined;
  onDismiss: ((finding: Finding, button: Element) => void) | undefined;
};

const MOST_ALSO = 3;

/** A finding at one place, with a link to the place and buttons that fix or dismiss it. */
export function FindingRow({ finding, advice, content, onLead, onFix, onDismiss }: RowProps) {
  const t = useTranslations('cv-review.checks');
  const { titleOf, fixOf } = useFindingWords();
  const nameOf = usePlaceWords(content);
  const { at, field, also = [], fixes } = finding;
  const others = also.filter((path) => placeAt(content, path) !== undefined);
  const place = nameOf(at, field);
  return (
    <li data-finding="" className="pt-1.5">
      {advice !== undefined && <p className="text-pretty break-words text-text-secondary">{advice}</p>}
      <div className="flex items-start gap-1">
        <div className="min-w-0 flex-1 py-1">
          {at.length === 0 ? (
            <span className="text-text-secondary">{place}</span>
          ) : (
            <PlaceButton name={place} onClick={() => onLead(at, field)} />
          )}
          {others.length > 0 && (
            <div className="flex flex-wrap items-center gap-x-3">
              <span className="text-text-secondary">{t('also')}</span>
              {others.slice(0, MOST_ALSO).map((path) => (
                <PlaceButton key={path.join('/')} name={nameOf(path, field)} onClick={() => onLead(path, field)} />
              ))}
              {others.length > MOST_ALSO && (
                <span className="text-text-secondary">{t('andMore', { count: others.length - MOST_ALSO })}</span>
              )}
            </div>
          )}
        </div>
        {onDismiss && (
          <IconButton
            name={t('dismiss')}
            aria-label={t('dismissNamed', { title: titleOf(finding), place })}
            icon={BellOff}
            onClick={({ currentTarget }) => onDismiss(finding, currentTarget)}
          />
        )}
      </div>
      {fixes && onFix && (
        <Button
          icon={WandSparkles}
          className="mt-0.5 mb-1"
          onClick={({ currentTarget }) => onFix(finding, currentTarget)}
        >
          {fixOf(finding)}
        </Button>
      )}
    </li>
  );
}
