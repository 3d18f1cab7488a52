import { Worker } from 'node:worker_threads';
import pLimit from 'p-limit';
import { AppError } from './errors.ts';

type Limits = {
  /** The program of the thread; it answers the one order that it is given. */
  program: URL;
  /** After so long an order is given up: its thread is ended, whatever it does. */
  milliseconds: number;
  megabytes: number;
  atOnce: number;
  /** More would wait longer than anybody does. */
  waiting: number;
};

/** Says that an order took more time or more memory than there is for one. */
export const GIVEN_UP = Symbol('given up');

/** Has each order done by a thread of its own, so that none of them holds up anybody else's answer. */
export function makeThreads<Order, Answer>({ program, milliseconds, megabytes, atOnce, waiting }: Limits) {
  const places = pLimit(atOnce);

  const ask = (order: Order) => {
    const { promise, resolve, reject } = Promise.withResolvers<Answer | typeof GIVEN_UP>();
    // It needs nothing of the settings, and so it is given none.
    const worker = new Worker(program, {
      workerData: order,
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: megabytes },
    });
    const timer = setTimeout(() => resolve(GIVEN_UP), milliseconds);
    worker.on('message', resolve);
    worker.on('error', (error: NodeJS.ErrnoException) =>
      error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? resolve(GIVEN_UP) : reject(error),
    );
    worker.on('exit', (code) => reject(new Error(`a thread ended with ${code} and no answer`)));
    return promise.finally(() => {
      clearTimeout(timer);
      return worker.terminate();
    });
  };

  return async (order: Order): Promise<Answer | typeof GIVEN_UP> => {
    if (places.pendingCount >= waiting) throw new AppError('SERVICE_UNAVAILABLE');
    return places(() => ask(order));
  };
}
