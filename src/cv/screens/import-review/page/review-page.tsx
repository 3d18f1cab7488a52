import { type KeyboardEvent, useMemo, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { LiveText } from '#ui/live-text.tsx';
import type { TextSpan } from '../../../model/formats/unstructured/excerpt.ts';
import { textOfSpans } from '../../../model/review/review.ts';
import { useReview } from '../review-context.ts';
import { entryBoxes } from './entry-boxes.ts';
import { type LinePiece, linePieces } from './line-pieces.ts';
import { markedText } from './marked-text.ts';
import { PageLine } from './page-line.tsx';
import { readSelection } from './read-selection.ts';
import type { TouchSelection } from './touch-selection.ts';
import { useFittedLines } from './use-fitted-lines.ts';
import { useTouch } from './use-touch.ts';
import { spanOfLine, stepByWord } from './word-selection.ts';

type Props = {
  /** The page to show, from 0. */
  number: number;
  /** The text that is being assigned. */
  selected: readonly TextSpan[];
  onSelect: (spans: readonly TextSpan[], box: () => DOMRect) => void;
  onTouch: (selection: TouchSelection | undefined) => void;
};

const FACES = { serif: 'font-serif', sans: 'font-sans', mono: 'font-mono' };

/** A page of the file in its layout, or its text if the format has no positions, with what became of each part. */
export function ReviewPage({ number, selected, onSelect, onTouch }: Props) {
  const t = useTranslations('cv-import');
  const { source, review, sections, active, setActive, focusField } = useReview();
  const { lines, pages, face } = source;
  const page = useRef<HTMLDivElement>(null);
  const [current, setCurrent] = useState<number>();
  const [words, setWords] = useState<TextSpan>();
  useFittedLines(page, number);
  const shown = useMemo(
    () => lines.flatMap((line, index) => (line.page === number ? [{ line, index }] : [])),
    [lines, number],
  );
  const marks = useMemo(() => Map.groupBy(review.marks, ({ line }) => line), [review.marks]);
  const unplaced = useMemo(() => Map.groupBy(review.unplaced, ({ line }) => line), [review.unplaced]);
  const marksOf = (line: number) => ({ marks: marks.get(line) ?? [], unplaced: unplaced.get(line) ?? [] });
  const touch = useTouch(page, review.texts, (line, at) => markedText(marksOf(line), at), onTouch);
  const boxes = useMemo(() => {
    const numbers = new Map(
      sections.flatMap(({ entries, kind }) =>
        kind === 'basics' || kind === 'summary' ? [] : entries.map(({ path }, at) => [path.join('/'), at + 1] as const),
      ),
    );
    return entryBoxes(lines, review.marks, numbers).filter((box) => box.page === number);
  }, [sections, lines, review.marks, number]);
  const size = pages[number];
  // Text along the side of a page has no box. It is listed as not placed.
  const isPlaced =
    size !== undefined &&
    shown.some(({ line }) => line.box) &&
    shown.every(({ line }) => !line.box || (line.segments[0]?.[0]?.size ?? 0) > 0);
  const own = [...selected, ...(words ? [words] : [])];
  const firstIndex = shown[0]?.index;
  const isShownCurrent = shown.some(({ index }) => index === current);

  const lineElement = (index: number) =>
    page.current?.querySelector<HTMLElement>(`[data-line="${index}"]`) ?? undefined;
  const boxOf = (index: number) => () => lineElement(index)?.getBoundingClientRect() ?? new DOMRect();
  const onPiece = (index: number) => (piece: LinePiece) => {
    if (touch.isTouch()) return;
    const [key] = piece.keys;
    if (key !== undefined) focusField(key);
    else onSelect(unplaced.get(index) ?? [], boxOf(index));
  };
  const takeSelection = () => {
    const found = !touch.isTouch() && page.current && readSelection(page.current, review.texts);
    if (found) onSelect(found.spans, () => found.box);
  };
  const onKeyDown = (index: number) => (event: KeyboardEvent<HTMLElement>) => {
    const { key, currentTarget, shiftKey } = event;
    const at = shown.findIndex((one) => one.index === index);
    const target = { ArrowDown: at + 1, ArrowUp: at - 1, Home: 0, End: shown.length - 1 }[key];
    const text = review.texts[index] ?? '';
    if (target !== undefined) {
      const next = shown[target];
      setWords(undefined);
      if (next) lineElement(next.index)?.focus();
    } else if (key === 'ArrowRight' || key === 'ArrowLeft') {
      const isForward = (key === 'ArrowRight') === (getComputedStyle(currentTarget).direction === 'ltr');
      setWords(
        stepByWord(text, words?.line === index ? words : undefined, {
          line: index,
          by: isForward ? 1 : -1,
          extends: shiftKey,
        }),
      );
    } else if (key === 'Enter' || key === ' ') {
      const span = words?.line === index ? words : spanOfLine(text, index);
      if (span) onSelect([span], boxOf(index));
    } else return;
    event.preventDefault();
  };
  const lineOf = ({ line, index }: (typeof shown)[number]) => (
    <PageLine
      line={line}
      number={index}
      pieces={linePieces(line, {
        ...marksOf(index),
        selected: own.filter((span) => span.line === index),
      })}
      active={active}
      isCurrent={isShownCurrent ? index === current : index === firstIndex}
      fontSize={(points) => (isPlaced && size ? `${(points / size.width) * 100}cqw` : undefined)}
      onPiece={onPiece(index)}
      onHover={setActive}
      onFocus={() => setCurrent(index)}
      onKeyDown={onKeyDown(index)}
    />
  );
  const percent = (part: number, whole: number) => `${(part / whole) * 100}%`;

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard selects words on its lines
    <div onMouseUp={takeSelection} {...touch.handlers} className="mx-auto w-full max-w-[52rem]">
      <LiveText>{words ? textOfSpans(review, [words]) : ''}</LiveText>
      <section
        aria-label={t('pageOf', { page: number + 1, count: Math.max(pages.length, 1) })}
        className={`bg-paper text-[#111827] shadow-sheet ${FACES[face ?? 'sans']}`}
      >
        {isPlaced && size ? (
          <div
            ref={page}
            dir="ltr"
            className="@container relative overflow-hidden leading-none"
            style={{ aspectRatio: `${size.width} / ${size.height}` }}
          >
            {size.picture !== undefined && (
              <img src={size.picture} alt="" className="pointer-events-none absolute inset-0 size-full select-none" />
            )}
            {boxes.map(({ key, number: entry, box }) => (
              <div
                key={key}
                aria-hidden="true"
                className={`pointer-events-none absolute rounded-[4px] border ${active?.startsWith(`${key}/`) ? 'border-[#2563eb]' : 'border-[#2563eb]/25'}`}
                style={{
                  left: `calc(${percent(box.left, size.width)} - 0.8cqw)`,
                  top: `calc(${percent(box.top, size.height)} - 0.5cqw)`,
                  width: `calc(${percent(box.width, size.width)} + 1.6cqw)`,
                  height: `calc(${percent(box.height, size.height)} + 1cqw)`,
                }}
              >
                <span
                  className={`absolute -start-[3.2cqw] top-0 grid size-[2.4cqw] place-items-center rounded-full border border-[#2563eb]/50 font-sans font-semibold text-[1.4cqw] ${active?.startsWith(`${key}/`) ? 'bg-[#2563eb] text-white' : 'bg-paper text-[#2563eb]'}`}
                >
                  {entry}
                </span>
              </div>
            ))}
            {shown.map(({ line, index }) => {
              const box = line.box;
              if (!box) return null;
              return (
                <div
                  key={index}
                  // The letters of a scan are those in its picture.
                  className={`absolute ${size.picture === undefined ? '' : 'text-transparent mix-blend-multiply'}`}
                  style={{
                    left: percent(box.left, size.width),
                    top: percent(box.top, size.height),
                    width: percent(box.width, size.width),
                  }}
                >
                  {line.bullet !== undefined && size.picture === undefined && (
                    <span aria-hidden="true" className="absolute -start-[1.6cqw] select-none text-[1.4cqw]">
                      {'•'}
                    </span>
                  )}
                  {lineOf({ line, index })}
                </div>
              );
            })}
          </div>
        ) : (
          <div ref={page} className="grid gap-0.5 px-5 py-8 leading-relaxed sm:px-12">
            {shown.map(({ line, index }) => (
              <div
                key={index}
                className={`relative ${line.gapAbove > 0.3 ? 'mt-3' : ''} ${line.heading ? 'font-bold' : ''} ${line.bullet === undefined ? '' : 'ps-5'}`}
              >
                {line.bullet !== undefined && (
                  <span aria-hidden="true" className="absolute start-1 select-none">
                    {'•'}
                  </span>
                )}
                {lineOf({ line, index })}
              </div>
            ))}
          </div>
        )}
      </section>
    </div>
  );
}
