import { useEffect, useId, useRef, useState } from 'react';
import { isEqual } from '#platform/autosave/fields.ts';
import type { CvContent } from '../../../contract.ts';
import { cvCalls, type Outputs } from '../../cv-calls.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { makePace } from './pace.ts';
import { makePainter, type Painter } from './painter.ts';

const pause = (milliseconds: number) => new Promise<void>((resolve) => setTimeout(resolve, milliseconds));

type Block = Outputs['preview']['blocks'][number];
type Wanted = { content: CvContent; letter: string | undefined };
/** A page and the positions of its blocks. */
type ShownPage = { fingerprint: string; blocks: readonly Block[] };

/**
 * Renders the pages of a CV, or of one of its letters, while it is edited. One request runs at a time; the next uses
 * the latest content. The previous pages stay until the new ones are painted, and only changed pages are sent.
 */
export function useLivePages(writer: CvWriter, letter: string | undefined) {
  const editor = useId();
  const wanted = useRef(letter);
  const turn = useRef<() => void>(undefined);
  const [shown, setShown] = useState<readonly ShownPage[]>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [painter, setPainter] = useState<Painter>();

  useEffect(() => {
    const painter = makePainter();
    const pace = makePace();
    setPainter(painter);
    const ending = new AbortController();
    const { signal } = ending;
    /** The content that was typeset last. For a letter that no longer exists, the CV's pages are requested. */
    let set: Wanted | undefined;
    const wish = (): Wanted => {
      const { content } = writer.view();
      return { content, letter: content.letters.find(({ id }) => id === wanted.current)?.id };
    };
    const isSet = () => set?.content === writer.view().content && set.letter === wish().letter;
    let working = false;
    /** Waits for typing to pause, for as long as the cost of the pages justifies. */
    async function rest() {
      for (let before: CvContent | undefined; before !== writer.view().content && pace.rest() > 0; ) {
        before = writer.view().content;
        await pause(pace.rest());
      }
    }
    async function setPages() {
      working = true;
      setBusy(true);
      while (!isSet() && !signal.aborted) {
        await rest();
        const { id } = writer.view();
        set = wish();
        const { content: document, letter } = set;
        pace.begins();
        try {
          const known = painter.known();
          const asked = { id, document, letter, editor, known };
          const { fingerprints, blocks } = await cvCalls.preview(asked, { context: painter });
          await painter.show(fingerprints);
          pace.ends();
          if (signal.aborted) break;
          setShown((before) => shownPages(fingerprints, blocks, before));
          setError(undefined);
        } catch (failure) {
          if (signal.aborted) break;
          setError(failure);
        }
      }
      working = false;
      setBusy(false);
    }
    let heard: CvContent | undefined;
    const start = () => {
      if (heard === writer.view().content) return;
      heard = writer.view().content;
      pace.wrote();
      if (!working) void setPages();
    };
    const again = () => {
      set = undefined;
      heard = undefined;
      start();
    };
    start();
    turn.current = () => {
      if (!isSet()) again();
    };
    const deafen = writer.subscribe(start);
    window.addEventListener('online', again, { signal });
    return () => {
      deafen();
      ending.abort();
      painter.close();
    };
  }, [writer, editor]);
  useEffect(() => {
    wanted.current = letter;
    turn.current?.();
  }, [letter]);
  return { shown, painter, error, busy };
}

/** Returns the pages, reusing objects of unchanged ones so that these do not render again. */
const shownPages = (fingerprints: readonly string[], blocks: readonly Block[], before: readonly ShownPage[] = []) =>
  fingerprints.map((fingerprint, at) => {
    const own = blocks.filter(({ page }) => page === at);
    const known = before[at];
    return known?.fingerprint === fingerprint && isEqual(known.blocks, own) ? known : { fingerprint, blocks: own };
  });
