import { Worker } from 'node:worker_threads';
import { AppError, invalidFields } from '#platform/errors.ts';
import type { ImageFault, ImageWork, LogoWork, MadeImage, MadeLogo } from './image-work.ts';
import type { Answer, Order } from './image-worker.ts';

type Later = { read: () => Promise<ArrayBuffer> };
type Wish = Omit<ImageWork, 'bytes'> & Later;
type LogoWish = Omit<LogoWork, 'bytes'> & Later;
export type Workshop = {
  make(wish: Wish): Promise<MadeImage>;
  makeLogo(wish: LogoWish): Promise<MadeLogo>;
  close(): Promise<void>;
};

type Made = MadeImage | MadeLogo;
type Waiting = PromiseWithResolvers<Made> & { wish: Wish | LogoWish };
type UnderWay = Waiting & { id: number; timer: NodeJS.Timeout };

/** After so long a picture is given up: the thread is ended, whatever it does. */
const PATIENCE_MILLISECONDS = 60_000;
/** More would wait longer than anybody does. */
const LONGEST_QUEUE = 30;

/** Beside this file when run from source, beside the bundle when built. */
const WORKER = new URL(import.meta.url.endsWith('.ts') ? './image-worker.ts' : './image-worker.js', import.meta.url);

const unfit = (fault: ImageFault) => invalidFields([{ path: 'file', text: { word: fault } }]);

/** One thread that makes pictures, one after the other; begun with the first, and anew when a picture breaks it. */
export function openWorkshop(): Workshop {
  const queue: Waiting[] = [];
  let worker: Worker | undefined;
  let current: UnderWay | undefined;
  let count = 0;

  const finish = (settle: (job: UnderWay) => void) => {
    const job = current;
    if (!job) return;
    clearTimeout(job.timer);
    current = undefined;
    settle(job);
    next();
  };

  const take = (answer: Answer) => {
    if (answer.id !== current?.id) return;
    finish(({ resolve, reject }) => {
      if ('made' in answer) resolve(answer.made);
      else if ('fault' in answer) reject(unfit(answer.fault));
      else reject(new Error(`a picture could not be made: ${answer.broken}`));
    });
  };

  const begin = () => {
    const begun = new Worker(WORKER);
    const lost = () => {
      if (worker !== begun) return;
      worker = undefined;
      finish(({ reject }) => reject(unfit('brokenImage')));
    };
    begun.on('message', take).on('error', lost).on('exit', lost);
    begun.unref();
    return begun;
  };

  const next = () => {
    const job = current ? undefined : queue.shift();
    if (!job) return;
    worker ??= begin();
    count += 1;
    const timer = setTimeout(() => void worker?.terminate(), PATIENCE_MILLISECONDS).unref();
    current = { ...job, id: count, timer };
    void hand(current);
  };

  /** The bytes are read when their turn has come, so that what waits takes no memory, and move over without a copy. */
  const hand = async ({ id, wish: { read, ...how } }: UnderWay) => {
    try {
      const bytes = await read();
      if (id === current?.id) {
        worker?.postMessage({ id, work: { ...how, bytes: new Uint8Array(bytes) } } satisfies Order, [bytes]);
      }
    } catch (error) {
      if (id === current?.id) finish(({ reject }) => reject(error));
    }
  };

  const ask = (wish: Wish | LogoWish) => {
    if (queue.length >= LONGEST_QUEUE) throw new AppError('SERVICE_UNAVAILABLE');
    const job = { wish, ...Promise.withResolvers<Made>() };
    queue.push(job);
    next();
    return job.promise;
  };

  return {
    // What is made is of the kind that was wished for.
    make: (wish) => ask(wish) as Promise<MadeImage>,
    makeLogo: (wish) => ask(wish) as Promise<MadeLogo>,
    close: async () => {
      const ending = worker;
      worker = undefined;
      for (const { reject } of [...queue.splice(0), ...(current ? [current] : [])]) {
        reject(new AppError('SERVICE_UNAVAILABLE'));
      }
      clearTimeout(current?.timer);
      current = undefined;
      await ending?.terminate();
    },
  };
}
