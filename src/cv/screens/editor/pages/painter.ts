import type { Fetched, FetchOrder, Painted, PaintOrder, Sight } from './page-worker.ts';

export type Painter = ReturnType<typeof makePainter>;

/** A canvas in which a page is seen, whether it is anywhere near, and what is painted in it. */
type Seat = { canvas: HTMLCanvasElement; near: boolean; shows: string | undefined; observer: IntersectionObserver };

/** Pages are painted before they come into sight. */
const NEAR = '100% 0px';

/** It is empty where the thread has ended before. */
type Answer = Partial<Fetched & Painted>;

/**
 * Fetches and paints pages in a thread of their own: whoever types meanwhile is not held up. Only pages that are near are
 * painted, and what is seen stays until what comes next is painted as well.
 */
export function makePainter() {
  let thread: Worker | undefined;
  const waiting = new Map<number, (answer: Answer) => void>();
  const seats = new Map<number, Seat>();
  let orders = 0;
  /** Of the pages that are shown, whose drawings the thread has. */
  let fingerprints: string[] = [];
  let width = 0;

  function begin() {
    const begun = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
    begun.addEventListener('message', ({ data }: MessageEvent<Fetched | Painted>) => {
      waiting.get(data.id)?.(data);
      waiting.delete(data.id);
    });
    // One that does not begin, such as without a connection, answers nothing by itself. The next order begins another.
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

  /** What is near and does not show yet what it is to show. */
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

  /** Gives a canvas to a page, until it is taken away again. */
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
    /** The pages that nobody has to send again. */
    known: () => fingerprints,
    seat,
    /** So many pixels of the screen are they wide from now on. */
    resize: (pixels: number) => {
      width = pixels;
      void paintMissing().catch(() => undefined);
    },
    /** Fetches pages, for what is shown next. Their drawings stay here. */
    fetch: async (address: string, request: RequestInit) => {
      const { status, text } = await ask({ address, request });
      if (status === undefined) throw new TypeError();
      return new Response(text, { status });
    },
    /** Shows other pages; done once those that are near are painted. */
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

/** Far away, a page takes no memory. */
function clear(seat: Seat) {
  seat.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
  seat.canvas.width = 0;
  seat.shows = undefined;
}
