import { type MouseEvent, memo, useEffect, useRef, useState } from 'react';
import type { Design } from '../../../model/design.ts';
import type { Outputs } from '../../cv-calls.ts';
import { pointsOf } from '../../pages/papers.ts';
import type { Painter } from './painter.ts';

type Block = Outputs['preview']['blocks'][number];
type Props = {
  painter: Painter;
  /** Page index, from 0. */
  at: number;
  alt: string;
  blocks: readonly Block[];
  /** The id of the block being edited. */
  active: string | undefined;
  page: Design['page'];
  /** The direction of the CV's language: the marker is at the start of its lines. */
  dir: 'ltr' | 'rtl';
  onLead: ((id: string) => void) | undefined;
};

/**
 * A page whose blocks can be clicked to edit them. Pointer only, as the outline leads to the same places by keyboard.
 */
export const LivePage = memo(function LivePage({ painter, at, alt, blocks, active, page, dir, onLead }: Props) {
  const canvas = useRef<HTMLCanvasElement>(null);
  useEffect(() => (canvas.current ? painter.seat(at, canvas.current) : undefined), [painter, at]);
  const [pointed, setPointed] = useState<string>();
  const paper = pointsOf(page);
  const blockAt = ({ clientX, clientY, currentTarget }: MouseEvent<HTMLElement>) => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    const [x, y] = [((clientX - left) / width) * paper.width, ((clientY - top) / height) * paper.height];
    return smallestAt(blocks, x, y)?.id;
  };
  const boxOf = (id: string | undefined) => blocks.find((block) => block.id === id);
  const [marked, outlined] = [boxOf(active), pointed === active ? undefined : boxOf(pointed)];
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the outline leads to the same places by keys
    // biome-ignore lint/a11y/useKeyWithClickEvents: the outline leads to the same places by keys
    <div
      dir={dir}
      className={`size-full ${onLead && pointed !== undefined ? 'cursor-pointer' : ''}`}
      onMouseMove={(event) => setPointed(onLead ? blockAt(event) : undefined)}
      onMouseLeave={() => setPointed(undefined)}
      onClick={(event) => {
        const id = blockAt(event);
        if (id !== undefined) onLead?.(id);
      }}
    >
      <canvas ref={canvas} role="img" aria-label={alt} className="block size-full" />
      {marked && (
        <span
          data-active=""
          aria-hidden="true"
          style={styleOf(marked, paper)}
          className="pointer-events-none absolute border-primary border-s-2 bg-primary/5"
        />
      )}
      {outlined && (
        <span
          aria-hidden="true"
          style={styleOf(outlined, paper)}
          className="pointer-events-none absolute rounded-[2px] outline-1 outline-primary/60"
        />
      )}
    </div>
  );
});

/** Space around a highlighted block, in points. */
const AIR = 4;

const styleOf = ({ x, y, w, h }: Block, paper: { width: number; height: number }) => ({
  left: `${((x - AIR) / paper.width) * 100}%`,
  top: `${((y - AIR / 2) / paper.height) * 100}%`,
  width: `${((w + 2 * AIR) / paper.width) * 100}%`,
  height: `${((h + AIR) / paper.height) * 100}%`,
});

function smallestAt(blocks: readonly Block[], x: number, y: number): Block | undefined {
  const around = blocks.filter((one) => x >= one.x && x <= one.x + one.w && y >= one.y && y <= one.y + one.h);
  return around.sort((a, b) => a.w * a.h - b.w * b.h)[0];
}
