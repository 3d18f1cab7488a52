import type { Painted, PaintOrder, Sight } from './page-worker.ts';

/** A page of what is shown; its drawing is left out where the painter has it already. */
export type Page = { fingerprint: string; drawing: string };
export type Painter = ReturnType<typeof makePainter>;

/** A canvas in which a page is seen, whether it is anywhere near, and what is painted in it. */
type Seat = { canvas: HTMLCanvasElement; near: boolean; shows: string | undefined; observer: IntersectionObserver };

/** Pages are painted before they come into sight. */
const NEAR = '100% 0px';

/**
 * Paints pages in a thread of their own: whoever types meanwhile is not held up. Only pages that are near are painted, and
 * what is seen stays until what comes next is painted as well.
 */
export function makePainter() {
  const thread = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
  const waiting = new Map<number, (painted: Painted) => void>();
  const seats = new Map<number, Seat>();
  let orders = 0;
  let fingerprints: readonly string[] = [];
  /** The drawings that the thread has. */
  let held: readonly string[] = [];
  let width = 0;

  thread.addEventListener('message', ({ data }: MessageEvent<Painted>) => {
    waiting.get(data.id)?.(data);
    waiting.delete(data.id);
  });
  // A thread that never begins, such as without a connection, answers nothing by itself.
  thread.addEventListener('error', ({ message }) => {
    for (const [id, answer] of waiting) answer({ id, pictures: [], failed: message || 'the painter has not begun' });
    waiting.clear();
  });

  const ask = (order: Omit<PaintOrder, 'id'>) =>
    new Promise<Painted>((resolve) => {
      orders += 1;
      waiting.set(orders, resolve);
      thread.postMessage({ id: orders, ...order } satisfies PaintOrder);
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

  async function paintMissing(pages: readonly Page[] = []) {
    const sights = missing();
    const drawings = pages.flatMap(({ fingerprint, drawing }) =>
      drawing === '' ? [] : [[fingerprint, drawing] as const],
    );
    if (sights.length + drawings.length === 0) return;
    const wanted = fingerprints;
    held = wanted;
    const { pictures, failed } = await ask({ drawings, wanted, paint: sights });
    if (failed !== undefined) {
      held = [];
      throw new Error(failed);
    }
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
    known: () => held,
    seat,
    /** So many pixels of the screen are they wide from now on. */
    resize: (pixels: number) => {
      width = pixels;
      void paintMissing().catch(() => undefined);
    },
    /** Shows other pages; done once those that are near are painted. */
    show: (pages: readonly Page[]) => {
      fingerprints = pages.map(({ fingerprint }) => fingerprint);
      return paintMissing(pages);
    },
    close: () => {
      thread.terminate();
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
