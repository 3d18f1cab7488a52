import type { Fetched, FetchOrder, Painted, PaintOrder, Sight } from './page-worker.ts';

export type Painter = ReturnType<typeof makePainter>;

/** A canvas that displays a page: whether it is in or near the viewport, and the painted version. */
type Seat = { canvas: HTMLCanvasElement; near: boolean; shows: string | undefined; observer: IntersectionObserver };

/** Margin around the viewport within which pages are painted ahead of scrolling. */
const NEAR = '100% 0px';

/** A reply of the worker; empty if the worker failed. */
type Answer = Partial<Fetched & Painted>;

/**
 * Fetches and paints pages in a worker, so that typing stays responsive. Only pages near the viewport are painted, and
 * the previous image stays until the next one is ready.
 */
export function makePainter() {
  let thread: Worker | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  const seats = new Map<number, Seat>();
  let orders = 0;
  /** Fingerprints of the displayed pages, whose drawings the worker holds. */
  let fingerprints: string[] = [];
  let width = 0;

  function begin() {
    const begun = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<Fetched | Painted>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    // A worker that cannot start, for example offline, never replies. The next message starts a new one.
    begun.addEventListener('error', () => {
      begun.terminate();
      thread = undefined;
      fingerprints = [];
      for (const answer of waiting.values()) answer({});
      waiting.clear();
    });
    return begun;
  }

  const ask = (order: Omit<PaintOrder, 'id'> | Omit<FetchOrder, 'id'>) =>
    new Promise<Answer>((resolve) => {
      orders += 1;
      waiting.set(orders, resolve);
      thread ??= begin();
      thread.postMessage({ id: orders, ...order });
    });

  const sightOf = (at: number): Sight | undefined => {
    const fingerprint = fingerprints[at];
    return fingerprint === undefined || width === 0 ? undefined : { at, fingerprint, width };
  };
  const nameOf = ({ fingerprint, width }: Sight) => `${fingerprint} ${width}`;

  /** Returns the pages near the viewport whose canvas does not show their current version. */
  function missing() {
    return [...seats].flatMap(([at, { near, shows }]) => {
      const sight = sightOf(at);
      return near && sight && nameOf(sight) !== shows ? [sight] : [];
    });
  }

  async function paintMissing(shown?: readonly string[]) {
    const paint = missing();
    if (paint.length === 0 && !shown) return;
    const { pictures } = await ask({ paint, shown });
    if (!pictures) throw new Error('not painted');
    for (const painted of pictures) put(painted);
  }

  function put({ picture, ...sight }: Painted['pictures'][number]) {
    const seat = seats.get(sight.at);
    const due = sightOf(sight.at);
    if (!seat?.near || !due || nameOf(due) !== nameOf(sight)) return picture.close();
    seat.canvas.width = picture.width;
    seat.canvas.height = picture.height;
    seat.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    seat.canvas.dataset.page = sight.fingerprint;
    seat.shows = nameOf(sight);
  }

  /** Registers the canvas for a page and returns a function that unregisters it. */
  function seat(at: number, canvas: HTMLCanvasElement) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const taken = seats.get(at);
        if (taken?.canvas !== canvas) return;
        taken.near = entry?.isIntersecting ?? true;
        if (taken.near) void paintMissing().catch(() => undefined);
        else clear(taken);
      },
      { root: canvas.closest('[data-desk]'), rootMargin: NEAR },
    );
    observer.observe(canvas);
    seats.set(at, { canvas, near: false, shows: undefined, observer });
    return () => {
      observer.disconnect();
      seats.delete(at);
    };
  }

  return {
    /** Returns the fingerprints of pages that the server does not have to send again. */
    known: () => fingerprints,
    seat,
    /** Sets the width of the pages in device pixels. */
    resize: (pixels: number) => {
      width = pixels;
      void paintMissing().catch(() => undefined);
    },
    /** Fetches pages in the worker, which keeps their drawings. */
    fetch: async (address: string, request: RequestInit) => {
      const { status, text } = await ask({ address, request });
      if (status === undefined) throw new TypeError();
      return new Response(text, { status });
    },
    /** Displays other pages; resolves once those near the viewport are painted. */
    show: (pages: string[]) => {
      fingerprints = pages;
      return paintMissing(pages);
    },
    close: () => {
      thread?.terminate();
      for (const { observer } of seats.values()) observer.disconnect();
    },
  };
}

/** Empties the canvas of a page that is far from the viewport, to free its memory. */
function clear(seat: Seat) {
  seat.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
  seat.canvas.width = 0;
  seat.shows = undefined;
}
