import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from './errors.ts';
import { GIVEN_UP } from './threads.ts';

type Options = {
  /** The program of each thread; it answers `{id, order}` with `{id, made}` or `{id, failed}`, order after order. */
  program: URL;
  /** What each thread begins with. */
  given: unknown;
  threads: number;
  /** After so long an order is given up, and its thread replaced. */
  milliseconds: number;
  megabytes: number;
  /** More would wait longer than anybody does. */
  waiting: number;
};
type Reply<Made> = { id: number; made: Made } | { id: number; failed: string };

/** Says that a later order of the same kind came while this one waited: nobody needs its answer any more. */
export const OVERTAKEN = Symbol('overtaken');

/** Threads that keep what they have learnt from one order to the next. One that fails or stalls is replaced. */
export function openThreadPool<Order, Made>(options: Options) {
  const { threads, waiting } = options;
  const places = pLimit(threads);
  /** The one that worked last comes first: it knows most. */
  const idle: Thread<Order, Made>[] = [];
  const latest = new Map<string, symbol>();

  const forget = (ended: Thread<Order, Made>) => {
    const at = idle.indexOf(ended);
    if (at >= 0) idle.splice(at, 1);
  };

  /** Of the orders of one `line` that wait, only the last one is done. */
  const fulfil = async (order: Order, line?: string): Promise<Made | typeof GIVEN_UP | typeof OVERTAKEN> => {
    if (places.pendingCount >= waiting) throw new AppError('SERVICE_UNAVAILABLE');
    const mine = Symbol();
    if (line !== undefined) latest.set(line, mine);
    return places(async () => {
      if (line !== undefined) {
        if (latest.get(line) !== mine) return OVERTAKEN;
        latest.delete(line);
      }
      const thread = idle.pop() ?? openThread(options, forget);
      const reply = await thread.ask(order);
      if (reply === GIVEN_UP) return GIVEN_UP;
      idle.push(thread);
      if ('failed' in reply) throw new Error(reply.failed);
      return reply.made;
    });
  };

  /** Opens a first thread ahead of the order that will need it. */
  const prepare = () => {
    if (idle.length + places.activeCount === 0) idle.push(openThread(options, forget));
  };

  return { fulfil, prepare };
}

type Thread<Order, Made> = ReturnType<typeof openThread<Order, Made>>;

function openThread<Order, Made>(
  { program, given, milliseconds, megabytes }: Options,
  onEnd: (ended: Thread<Order, Made>) => void,
) {
  // A thread needs nothing of the settings, and so it is given none.
  const worker = new Worker(program, {
    workerData: given,
    env: {},
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: megabytes },
  });
  let orders = 0;
  let asked: PromiseWithResolvers<Reply<Made> | typeof GIVEN_UP> | undefined;

  worker.on('message', (reply: Reply<Made>) => reply.id === orders && asked?.resolve(reply));
  worker.on('error', (error: NodeJS.ErrnoException) =>
    error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? asked?.resolve(GIVEN_UP) : asked?.reject(error),
  );
  worker.on('exit', (code) => {
    onEnd(thread);
    asked?.reject(new Error(`a thread ended with ${code} and no answer`));
  });

  // While nothing is asked of it, it keeps nobody from ending.
  worker.unref();

  const thread = {
    async ask(order: Order) {
      orders += 1;
      asked = Promise.withResolvers();
      const timer = setTimeout(() => asked?.resolve(GIVEN_UP), milliseconds);
      worker.ref();
      worker.postMessage({ id: orders, order });
      try {
        const reply = await asked.promise;
        if (reply === GIVEN_UP) void worker.terminate();
        return reply;
      } finally {
        clearTimeout(timer);
        worker.unref();
      }
    },
  };
  return thread;
}
