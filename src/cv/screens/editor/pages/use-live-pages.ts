import { useEffect, useId, useRef, useState } from 'react';
import type { CvContent } from '../../../contract.ts';
import { cvApi, type Outputs } from '../../cv-api.ts';
import { LONGEST_REST, makePace } from './pace.ts';
import { makePainter, type PaintedPage } from './painter.ts';

type Blocks = Outputs['preview']['blocks'];
export type LivePages = { pages: readonly PaintedPage[]; blocks: Blocks };

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

/**
 * The pages of a CV as it is being written. One wish is under way at a time, and the next is for what stands there by then;
 * what is seen stays until the next pages can be painted. Where painting is slow, it waits for the typing to rest.
 */
export function useLivePages(id: string, content: CvContent) {
  const editor = useId();
  const [shown, setShown] = useState<LivePages>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const wanted = useRef(content);
  wanted.current = content;
  const work = useRef<() => void>(undefined);
  const [pace] = useState(() => makePace());

  useEffect(() => {
    const painter = makePainter();
    const ending = new AbortController();
    let set: CvContent | undefined;
    let working = false;
    /** Waits until nothing has been written for as long as pages are worth. */
    async function rest() {
      for (let before: CvContent | undefined; before !== wanted.current && pace.rest() > 0; ) {
        before = wanted.current;
        await pause(pace.rest());
      }
    }
    async function setPages() {
      working = true;
      setBusy(true);
      while (set !== wanted.current && !ending.signal.aborted) {
        if (set) await rest();
        const document = wanted.current;
        set = document;
        try {
          const { pages, blocks } = await cvApi.preview.call({ id, document, editor }, { signal: ending.signal });
          const came = performance.now();
          const painted = await painter.paint(pages);
          if (ending.signal.aborted) break;
          setShown({ pages: painted, blocks });
          await nextFrames();
          pace.painted(performance.now() - came);
          setError(undefined);
        } catch (failure) {
          if (ending.signal.aborted) break;
          setError(failure);
        }
      }
      working = false;
      setBusy(false);
    }
    const start = () => void (working || setPages());
    work.current = start;
    const again = () => {
      set = undefined;
      start();
    };
    window.addEventListener('online', again, { signal: ending.signal });
    return () => {
      ending.abort();
      painter.close();
    };
  }, [id, editor, pace]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: each content is a wish
  useEffect(() => {
    pace.wrote();
    work.current?.();
  }, [content]);
  return { shown, error, busy };
}

/** Once what was shown is painted. A window that nobody sees paints nothing. */
const nextFrames = () =>
  Promise.race([
    new Promise<void>((resolve) => requestAnimationFrame(() => requestAnimationFrame(() => resolve()))),
    pause(LONGEST_REST),
  ]);
