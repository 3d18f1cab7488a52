import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { LiveText } from '#ui/live-text.tsx';
import type { TextSpan } from '../../model/formats/unstructured/excerpt.ts';
import { fieldKey } from '../../model/review/field-text.ts';
import { textOfSpans } from '../../model/review/review.ts';
import { TouchPanel } from './assign/touch-panel.tsx';
import { ReviewPage } from './page/review-page.tsx';
import type { TouchSelection } from './page/touch-selection.ts';
import { useReview } from './review-context.ts';

type Props = {
  selected: readonly TextSpan[];
  onSelect: (spans: readonly TextSpan[], box: () => DOMRect) => void;
};

const LEGEND = [
  { state: 'read', style: 'bg-paper-read' },
  { state: 'check', style: 'bg-paper-check' },
  { state: 'rest', style: 'border border-dashed border-control' },
] as const;

/** The pages of the file, one at a time, with the meaning of their colors. The page follows the highlighted field. */
export function PagePane({ selected, onSelect }: Props) {
  const t = useTranslations('cv-import');
  const { source, review, active } = useReview();
  const count = Math.max(source.pages.length, 1);
  const [number, setNumber] = useState(0);
  const pane = useRef<HTMLDivElement>(null);
  const [touched, setTouched] = useState<TouchSelection>();
  const lastTouched = touched?.lines.at(-1);
  useEffect(() => {
    // The panel below the page takes space from it.
    const line = pane.current?.querySelector(`[data-line="${lastTouched}"]`);
    line?.scrollIntoView({ block: 'center' });
  }, [lastTouched]);
  const closePanel = () => {
    pane.current?.querySelector<HTMLElement>(`[data-line="${lastTouched}"]`)?.focus({ preventScroll: true });
    setTouched(undefined);
  };
  const lines = source.lines.flatMap(({ page }, index) => (page === number ? [index] : []));
  const showPage = (next: number) => {
    setTouched(undefined);
    setNumber(next);
  };
  const mark = active === undefined ? undefined : review.marks.find((one) => fieldKey(one) === active);
  const pageOfActive = mark && source.lines[mark.line]?.page;
  const followActive = useEffectEvent((next: number) => {
    if (next !== number) showPage(next);
  });
  useEffect(() => {
    if (pageOfActive !== undefined) followActive(pageOfActive);
  }, [pageOfActive]);
  const takeFromPanel = (next: TouchSelection | undefined) => {
    document.getSelection()?.removeAllRanges();
    setTouched(next);
  };
  return (
    <section aria-label={t('views.page')} className="relative flex min-w-0 flex-[1.5] flex-col bg-desk">
      <LiveText>{touched ? textOfSpans(review, touched.spans) : ''}</LiveText>
      <div ref={pane} className="min-h-0 flex-1 overflow-auto p-3 sm:p-6">
        <ReviewPage
          number={number}
          // A mark under the handles of the device would divide the text between them, and end the selection.
          selected={[...selected, ...(touched && !touched.isNative ? touched.spans : [])]}
          onSelect={onSelect}
          onTouch={setTouched}
        />
      </div>
      {touched ? (
        <TouchPanel selection={touched} lines={lines} onSelection={takeFromPanel} onClose={closePanel} />
      ) : (
        <div className="flex flex-wrap items-center justify-between gap-2 border-border border-t bg-background px-4 py-1.5">
          <p className="hidden w-full text-xs pointer-coarse:block">{t('tapLine')}</p>
          <ul className="flex flex-wrap gap-x-4 gap-y-1 text-text-secondary text-xs">
            {LEGEND.map(({ state, style }) => (
              <li key={state} className="flex items-center gap-2">
                <span aria-hidden="true" className={`size-4 rounded-[3px] ${style}`} />
                {t(`states.${state}`)}
              </li>
            ))}
          </ul>
          {count > 1 && (
            <div className="flex items-center gap-1">
              <IconButton
                name={t('previousPage')}
                icon={ChevronLeft}
                className="rtl:-scale-x-100"
                disabled={number === 0}
                onClick={() => showPage(number - 1)}
              />
              <span className="tabular-nums">{t('pageOfShort', { page: number + 1, count })}</span>
              <IconButton
                name={t('nextPage')}
                icon={ChevronRight}
                className="rtl:-scale-x-100"
                disabled={number === count - 1}
                onClick={() => showPage(number + 1)}
              />
            </div>
          )}
        </div>
      )}
    </section>
  );
}
