import type {
  DrawingRequest,
  DrawingResponse,
  FetchRequest,
  FetchResponse,
  PaintRequest,
  PaintResponse,
  PaintTask,
} from './page-worker.ts';

export type Painter = ReturnType<typeof makePainter>;

/** A canvas that displays a page: whether it is in or near the viewport, and the painted version. */
type PageSlot = {
  canvas: HTMLCanvasElement;
  isNear: boolean;
  shownKey: string | undefined;
  observer: IntersectionObserver;
};

/** Margin around the viewport within which pages are painted ahead of scrolling. */
const PAINT_MARGIN = '100% 0px';

/** A reply of the worker; empty if the worker failed. */
type WorkerReply = Partial<FetchResponse & PaintResponse & DrawingResponse>;
type WorkerRequest = Omit<PaintRequest, 'id'> | Omit<FetchRequest, 'id'> | Omit<DrawingRequest, 'id'>;

/**
 * Fetches and paints pages in a worker, so that typing stays responsive. Only pages near the viewport are painted, and
 * the previous image stays until the next one is ready.
 */
export function makePainter() {
  let worker: Worker | undefined;
  const pendingReplies = new Map<number, (resolve: WorkerReply) => void>();
  const slots = new Map<number, PageSlot>();
  let lastId = 0;
  /** Fingerprints of the displayed pages, whose drawings the worker holds. */
  let fingerprints: string[] = [];
  let width = 0;
  /** The last request for a drawing. */
  let drawing: Promise<WorkerReply> = Promise.resolve({});

  function startWorker() {
    const started = new Worker(new URL('./page-worker.ts', import.meta.url), { type: 'module' });
    started.addEventListener('message', ({ data }: MessageEvent<FetchResponse | PaintResponse | DrawingResponse>) => {
      pendingReplies.get(data.id)?.(data);
      pendingReplies.delete(data.id);
    });
    // A worker that cannot start, for example offline, never replies. The next message starts a new one.
    started.addEventListener('error', () => {
      started.terminate();
      worker = undefined;
      fingerprints = [];
      for (const resolve of pendingReplies.values()) resolve({});
      pendingReplies.clear();
    });
    return started;
  }

  const send = (message: WorkerRequest) =>
    new Promise<WorkerReply>((resolve) => {
      lastId += 1;
      pendingReplies.set(lastId, resolve);
      worker ??= startWorker();
      worker.postMessage({ id: lastId, ...message });
    });

  const taskFor = (at: number): PaintTask | undefined => {
    const fingerprint = fingerprints[at];
    return fingerprint === undefined || width === 0 ? undefined : { at, fingerprint, width };
  };
  const paintKey = ({ fingerprint, width }: PaintTask) => `${fingerprint} ${width}`;

  /** Returns the pages near the viewport whose canvas does not show their current version. */
  function pendingTasks() {
    return [...slots].flatMap(([at, { isNear, shownKey }]) => {
      const task = taskFor(at);
      return isNear && task && paintKey(task) !== shownKey ? [task] : [];
    });
  }

  async function paintPending(shown?: readonly string[]) {
    const paint = pendingTasks();
    if (paint.length === 0 && !shown) return;
    const { pictures } = await send({ paint, shown });
    if (!pictures) throw new Error('the worker did not paint the pages');
    for (const result of pictures) display(result);
  }

  function display({ picture, ...task }: PaintResponse['pictures'][number]) {
    const slot = slots.get(task.at);
    const expected = taskFor(task.at);
    if (!slot?.isNear || !expected || paintKey(expected) !== paintKey(task)) return picture.close();
    slot.canvas.width = picture.width;
    slot.canvas.height = picture.height;
    slot.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(picture);
    slot.canvas.dataset.page = task.fingerprint;
    slot.shownKey = paintKey(task);
  }

  /** Registers the canvas for a page and returns a function that unregisters it. */
  function slot(at: number, canvas: HTMLCanvasElement) {
    const observer = new IntersectionObserver(
      ([entry]) => {
        const registered = slots.get(at);
        if (registered?.canvas !== canvas) return;
        registered.isNear = entry?.isIntersecting ?? true;
        if (registered.isNear) void paintPending().catch(() => undefined);
        else clear(registered);
      },
      { root: canvas.closest('[data-desk]'), rootMargin: PAINT_MARGIN },
    );
    observer.observe(canvas);
    slots.set(at, { canvas, isNear: false, shownKey: undefined, observer });
    return () => {
      observer.disconnect();
      slots.delete(at);
    };
  }

  return {
    /** Returns the fingerprints of pages that the server does not have to send again. */
    knownFingerprints: () => fingerprints,
    registerCanvas: slot,
    /** Sets the width of the pages in device pixels. */
    resize: (pixels: number) => {
      width = pixels;
      void paintPending().catch(() => undefined);
    },
    /** Fetches pages in the worker, which keeps their drawings. */
    fetch: async (address: string, request: RequestInit) => {
      const { status, text } = await send({ address, request });
      if (status === undefined) throw new TypeError();
      return new Response(text, { status });
    },
    /** Returns the SVG of a page. */
    drawingOf: async (at: number) => {
      drawing = send({ drawing: fingerprints[at] ?? '' });
      return (await drawing).svg;
    },
    /** Displays other pages; resolves once those near the viewport are painted. */
    show: (pages: string[]) => {
      fingerprints = pages;
      return paintPending(pages);
    },
    close: () => {
      // On a phone the pages close with the click for whose word the drawing was requested.
      void drawing.then(() => worker?.terminate());
      for (const { observer } of slots.values()) observer.disconnect();
    },
  };
}

/** Empties the canvas of a page that is far from the viewport, to free its memory. */
function clear(slot: PageSlot) {
  slot.canvas.getContext('bitmaprenderer')?.transferFromImageBitmap(null);
  slot.canvas.width = 0;
  slot.shownKey = undefined;
}
