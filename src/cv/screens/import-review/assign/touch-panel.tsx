import { ArrowRight, ChevronDown, ChevronUp, Plus, X } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { Button } from '#ui/actions/button.tsx';
import { IconButton } from '#ui/actions/icon-button.tsx';
import { overlaps } from '../../../model/review/cut-spans.ts';
import { fieldKey } from '../../../model/review/field-text.ts';
import { addLine, holds, selectLine, type TouchSelection, tapWord, wordsIn } from '../page/touch-selection.ts';
import { useReview } from '../review-context.ts';
import { AssignForm } from './assign-form.tsx';

type Props = {
  selection: TouchSelection;
  /** The lines of the page in their order. */
  lines: readonly number[];
  onSelection: (selection: TouchSelection | undefined) => void;
  onClose: () => void;
};

/**
 * The text that a finger chose on the page, in words that a finger finds, with the field to assign it to. It is below the
 * page, so that the finger hides nothing of it.
 */
export function TouchPanel({ selection, lines, onSelection, onClose }: Props) {
  const t = useTranslations('cv-import');
  const { review, focusField } = useReview();
  const { texts } = review;
  const [first, last] = [selection.lines[0] ?? 0, selection.lines.at(-1) ?? 0];
  const filled = lines.filter((line) => texts[line]?.trim());
  const before = filled.findLast((line) => line < first);
  const after = filled.find((line) => line > last);
  const holder = review.marks.find((mark) => selection.spans.some((span) => overlaps(mark, span)));
  return (
    <section
      aria-label={t('selectedText')}
      onKeyDown={({ key }) => key === 'Escape' && onClose()}
      className="grid shrink-0 gap-2 border-border border-t bg-background px-4 py-2"
    >
      <div className="flex flex-wrap items-center">
        <IconButton
          name={t('previousLine')}
          icon={ChevronUp}
          aria-disabled={before === undefined}
          onClick={() => before !== undefined && onSelection(selectLine(texts, before))}
        />
        <IconButton
          name={t('nextLine')}
          icon={ChevronDown}
          aria-disabled={after === undefined}
          onClick={() => after !== undefined && onSelection(selectLine(texts, after))}
        />
        <Button
          tone="quiet"
          icon={Plus}
          aria-disabled={after === undefined}
          onClick={() => after !== undefined && onSelection(addLine(selection, texts, after))}
        >
          {t('addLine')}
        </Button>
        <IconButton className="ms-auto" name={t('clearSelection')} icon={X} onClick={onClose} />
      </div>
      <fieldset className="max-h-32 overflow-y-auto">
        <legend className="mb-1 text-text-secondary text-xs">{t('tapWords')}</legend>
        <div dir="auto" className="flex flex-wrap gap-1">
          {wordsIn(selection, texts).map((word) => (
            <button
              key={`${word.line} ${word.start}`}
              type="button"
              aria-pressed={holds(selection, word)}
              onClick={() => onSelection(tapWord(selection, texts, word))}
              className="min-h-11 min-w-11 max-w-full break-words rounded-control border border-border px-2 aria-pressed:border-primary aria-pressed:bg-selected"
            >
              {texts[word.line]?.slice(word.start, word.end)}
            </button>
          ))}
        </div>
      </fieldset>
      <AssignForm key={first} spans={selection.spans} onClose={onClose} />
      {holder && (
        <Button tone="quiet" className="justify-self-start" onClick={() => focusField(fieldKey(holder))}>
          <ArrowRight aria-hidden="true" className="size-4 rtl:-scale-x-100" />
          {t('showField')}
        </Button>
      )}
    </section>
  );
}
