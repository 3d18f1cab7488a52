import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import type { Design } from '../../../model/design.ts';
import { blockStyle, type PageBlock } from '../../pages/block-style.ts';
import { paperPointsOf } from '../../pages/paper-size.ts';
import type { PagePoint } from './line-at-point.ts';
import type { Painter } from './painter.ts';

/** A point that was clicked, and the SVG of its page. */
export type ClickedPoint = PagePoint & { svg: Promise<string | undefined> };
/** Opens the form of a block, with the caret at the word that was clicked. */
export type OpenBlock = (id: string, clicked: ClickedPoint) => void;

type Props = {
  painter: Painter;
  /** Page index, from 0. */
  at: number;
  alt: string;
  blocks: readonly PageBlock[];
  /** The id of the block being edited. */
  active: string | undefined;
  /** The id of the block whose row in the outline is under the pointer. */
  hovered: string | undefined;
  onHover: ((id: string | undefined) => void) | undefined;
  page: Design['page'];
  /** The direction of the CV's language: the marker is at the start of its lines. */
  dir: 'ltr' | 'rtl';
  onNavigate: OpenBlock | undefined;
};

/**
 * A page whose blocks can be clicked to edit them. Pointer only, as the outline opens the same nodes by keyboard.
 */
export const LivePage = memo(function LivePage(props: Props) {
  const { painter, at, alt, blocks, active, hovered, onHover, page, dir, onNavigate } = props;
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? painter.registerCanvas(at, canvas.current) : undefined), [painter, at]);
  const [hoveredId, setHoveredId] = useState<string>();
  useEffect(() => () => onHover?.(undefined), [onHover]);
  const paper = paperPointsOf(page);
  const pointAt = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * paper.width, ((clientY - top) / height) * paper.height];
    return { x, y, block: smallestAt(blocks, x, y) };
  };
  const blockOf = (id: string | undefined) => blocks.find((block) => block.id === id);
  const outlinedId = hoveredId ?? hovered;
  const [activeBlock, hoveredBlock] = [blockOf(active), outlinedId === active ? undefined : blockOf(outlinedId)];
  const hover = (id: string | undefined) => {
    if (id === hoveredId) return;
    setHoveredId(id);
    onHover?.(id);
  };
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline opens the same nodes by keyboard
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline opens the same nodes by keyboard
    <div
      dir={dir}
      className={`size-full ${onNavigate && hoveredId !== undefined ? 'cursor-pointer' : ''}`}
      onPointerMove={(event) =>
        hover(onNavigate && event.pointerType !== 'touch' ? pointAt(event).block?.id : undefined)
      }
      onPointerLeave={() => hover(undefined)}
      onClick={(event) => {
        const { block, ...point } = pointAt(event);
        if (!block) return;
        // Its row is elsewhere once the form is open.
        hover(undefined);
        onNavigate?.(block.id, { ...point, block, svg: painter.drawingOf(at) });
      }}
    >
      <canvas ref={canvas} role="img" aria-label={alt} className="block size-full" />
      {activeBlock && (
        <span
          data-active=""
          aria-hidden="true"
          style={blockStyle(activeBlock, paper)}
          className="pointer-events-none absolute border-primary border-s-2 bg-primary/5"
        />
      )}
      {hoveredBlock && (
        <span
          data-outlined=""
          aria-hidden="true"
          style={blockStyle(hoveredBlock, paper)}
          className="pointer-events-none absolute rounded-[2px] outline-1 outline-primary/60"
        />
      )}
    </div>
  );
});

function smallestAt(blocks: readonly PageBlock[], x: number, y: number): PageBlock | undefined {
  const containing = blocks.filter((one) => x >= one.x && x <= one.x + one.w && y >= one.y && y <= one.y + one.h);
  return containing.sort((a, b) => a.w * a.h - b.w * b.h)[0];
}
