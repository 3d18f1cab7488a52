import type { KeyboardEvent, MouseEvent, PointerEvent } from 'react';
import type { ReadLine } from '../../../model/review/read-source.ts';
import type { LinePiece } from './line-pieces.ts';

type Props = {
  line: ReadLine;
  number: number;
  pieces: readonly (readonly LinePiece[])[];
  /** The key of the field that is highlighted. */
  active: string | undefined;
  /** Whether the line is the one that Tab reaches. */
  isCurrent: boolean;
  /** Returns the size of text in CSS, or `undefined` for a format without sizes. */
  fontSize: (points: number) => string | undefined;
  onPiece: (piece: LinePiece) => void;
  onHover: (key: string | undefined) => void;
  onFocus: () => void;
  onKeyDown: (event: KeyboardEvent<HTMLElement>) => void;
};

const TINTS = {
  plain: '',
  read: 'bg-paper-read cursor-pointer',
  check: 'bg-paper-check cursor-pointer',
  rest: 'outline-dashed outline-1 outline-on-paper/60 cursor-pointer',
};

/** The text of a line, marked by what became of it. The groups of runs are as far apart as they fit. */
export function PageLine(props: Props) {
  const { line, number, pieces, active, isCurrent, fontSize, onPiece, onHover, onFocus, onKeyDown } = props;
  const choose = (piece: LinePiece) => (event: MouseEvent) => {
    // The end of a selection by mouse is no click.
    if (document.getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    onPiece(piece);
  };
  const hover = (piece: LinePiece) => (event: PointerEvent) => {
    // A finger on the text is no hover.
    if (event.pointerType !== 'touch') onHover(piece.keys[0]);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: the text of a button can't be selected
    <div
      role="button"
      tabIndex={isCurrent ? 0 : -1}
      data-line={number}
      dir="auto"
      // The height of an empty line is that of its own font.
      style={{ fontSize: fontSize(line.segments[0]?.[0]?.size ?? 0) }}
      onFocus={onFocus}
      onKeyDown={onKeyDown}
      className="select-text whitespace-pre rounded-[2px] outline-none focus-visible:outline-2 focus-visible:outline-primary focus-visible:outline-offset-2"
    >
      <span className={`inline-flex min-w-full justify-between ${line.box ? '' : 'gap-6 whitespace-pre-wrap'}`}>
        {pieces.map((segment, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: segments have no other identity
          <span key={index}>
            {segment.map((piece) => (
              // biome-ignore lint/a11y/noStaticElementInteractions: the keyboard reaches the line, and the fields
              // biome-ignore lint/a11y/useKeyWithClickEvents: the keyboard reaches the line, and the fields
              <span
                key={piece.start}
                data-at={piece.start}
                data-state={piece.state}
                onClick={piece.state === 'plain' ? undefined : choose(piece)}
                onPointerEnter={piece.keys.length > 0 ? hover(piece) : undefined}
                style={{ fontSize: fontSize(piece.size) }}
                className={`rounded-[2px] transition-shadow ${piece.bold ? 'font-bold' : ''} ${piece.italic ? 'italic' : ''} ${TINTS[piece.state]} ${active !== undefined && piece.keys.includes(active) ? 'shadow-[0_0_0_2px_#2563eb]' : ''} ${piece.isSelected ? 'bg-[#b6d0ff]!' : ''}`}
              >
                {piece.text}
              </span>
            ))}
          </span>
        ))}
      </span>
    </div>
  );
}
