import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { groupSpans } from '../../../model/review/cut-spans.ts';
import { textOfSpans } from '../../../model/review/review.ts';
import { useReview } from '../review-context.ts';

type Props = { onPlace: (spans: readonly TextSpan[], opener: HTMLElement) => void };

/** The text of the file that no field holds. It is kept with the import unless it is placed or skipped. */
export function UnplacedList({ onPlace }: Props) {
  const t = useTranslations('cv-import');
  const { review, dispatch } = useReview();
  const groups = groupSpans(review.unplaced).filter((spans) => textOfSpans(review, spans) !== '');
  if (groups.length === 0) return null;
  return (
    <section aria-labelledby="not-placed" className="mt-6 rounded-card bg-surface p-4">
      <h2 id="not-placed" className="font-medium">
        {t('notPlaced')}
      </h2>
      <p className="text-text-secondary text-xs">{t('notPlacedText')}</p>
      <ul className="mt-3 grid gap-4">
        {groups.map((spans) => {
          const text = textOfSpans(review, spans);
          const [first] = spans;
          return (
            <li key={`${first?.line} ${first?.start}`} className="flex flex-wrap items-center gap-x-2 gap-y-2">
              <p dir="auto" className="min-w-48 flex-1 break-words border-control border-s-2 border-dashed ps-3">
                {text}
              </p>
              <div className="flex gap-1">
                <Button
                  aria-label={t('placeText', { text })}
                  onClick={({ currentTarget }) => onPlace(spans, currentTarget)}
                >
                  {t('place')}
                </Button>
                <Button
                  tone="quiet"
                  aria-label={t('skipText', { text })}
                  onClick={() => dispatch({ do: 'skip', spans })}
                >
                  {t('skip')}
                </Button>
              </div>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
