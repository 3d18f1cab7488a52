import { useEffect, useId, useRef, useState } from 'react';
import { isEqual } from '#platform/pure/autosave/fields.ts';
import type { CvContent } from '../../../contract.ts';
import { type CvApiOutputs, cvCalls } from '../../cv-calls.ts';
import type { CvWriter } from '../writing/cv-writer.ts';
import { makeAdaptiveDebounce } from './adaptive-debounce.ts';
import { makePainter, type Painter } from './painter.ts';

const sleep = (delayMs: number) => new Promise<void>((resolve) => setTimeout(resolve, delayMs));

type PageBlock = CvApiOutputs['preview']['blocks'][number];
type PreviewTarget = { content: CvContent; letter: string | undefined };
/** A page and the positions of its blocks. */
type TypesetPage = { fingerprint: string; blocks: readonly PageBlock[] };

/**
 * Renders the pages of a CV, or of one of its letters, while it is edited. One request runs at a time; the next uses
 * the latest content. The previous pages stay until the new ones are painted, and only changed pages are sent.
 */
export function useLivePages(writer: CvWriter, letter: string | undefined) {
  const editor = useId();
  const requestedLetter = useRef(letter);
  const refresh = useRef<() => void>(undefined);
  const [renderedPages, setRenderedPages] = useState<readonly TypesetPage[]>();
  const [error, setError] = useState<unknown>();
  const [busy, setBusy] = useState(false);
  const [painter, setPainter] = useState<Painter>();

  useEffect(() => {
    const painter = makePainter();
    const debounce = makeAdaptiveDebounce();
    setPainter(painter);
    const controller = new AbortController();
    const { signal } = controller;
    /** The content that was typeset last. For a letter that no longer exists, the CV's pages are requested. */
    let rendered: PreviewTarget | undefined;
    const currentTarget = (): PreviewTarget => {
      const { content } = writer.view();
      return { content, letter: content.letters.find(({ id }) => id === requestedLetter.current)?.id };
    };
    const isUpToDate = () => rendered?.content === writer.view().content && rendered.letter === currentTarget().letter;
    let isRendering = false;
    /** Waits for typing to pause, for as long as the cost of the pages justifies. */
    async function waitForPause() {
      for (let previous: CvContent | undefined; previous !== writer.view().content && debounce.delayMs() > 0; ) {
        previous = writer.view().content;
        await sleep(debounce.delayMs());
      }
    }
    async function renderPages() {
      isRendering = true;
      setBusy(true);
      while (!isUpToDate() && !signal.aborted) {
        await waitForPause();
        const { id } = writer.view();
        rendered = currentTarget();
        const { content: document, letter } = rendered;
        debounce.onRenderStart();
        try {
          const known = painter.knownFingerprints();
          const request = { id, document, letter, editor, known };
          const { fingerprints, blocks } = await cvCalls.preview(request, { context: painter });
          await painter.show(fingerprints);
          debounce.onRenderEnd();
          if (signal.aborted) break;
          setRenderedPages((previous) => reusePages(fingerprints, blocks, previous));
          setError(undefined);
        } catch (failure) {
          if (signal.aborted) break;
          setError(failure);
        }
      }
      isRendering = false;
      setBusy(false);
    }
    let lastContent: CvContent | undefined;
    const start = () => {
      if (lastContent === writer.view().content) return;
      lastContent = writer.view().content;
      debounce.onTyped();
      if (!isRendering) void renderPages();
    };
    const restart = () => {
      rendered = undefined;
      lastContent = undefined;
      start();
    };
    start();
    refresh.current = () => {
      if (!isUpToDate()) restart();
    };
    const unsubscribe = writer.subscribe(start);
    window.addEventListener('online', restart, { signal });
    return () => {
      unsubscribe();
      controller.abort();
      painter.close();
    };
  }, [writer, editor]);
  useEffect(() => {
    requestedLetter.current = letter;
    refresh.current?.();
  }, [letter]);
  return { renderedPages, painter, error, busy };
}

/** Returns the pages, reusing objects of unchanged ones so that these do not render again. */
const reusePages = (
  fingerprints: readonly string[],
  blocks: readonly PageBlock[],
  previous: readonly TypesetPage[] = [],
) =>
  fingerprints.map((fingerprint, at) => {
    const own = blocks.filter(({ page }) => page === at);
    const known = previous[at];
    return known?.fingerprint === fingerprint && isEqual(known.blocks, own) ? known : { fingerprint, blocks: own };
  });
