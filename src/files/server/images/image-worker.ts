import { parentPort } from 'node:worker_threads';
import {
  type ImageFault,
  type ImageWork,
  type LogoWork,
  type MadeImage,
  type MadeLogo,
  UnfitImage,
  workImage,
  workLogo,
} from './image-work.ts';

export type Order = { id: number; work: ImageWork | LogoWork };
export type Answer = { id: number } & (
  | { made: MadeImage | MadeLogo }
  | { fault: ImageFault; why: string }
  | { broken: string }
);

/** A thread of its own, so that no picture holds up anybody else's answer. */
parentPort?.on('message', async ({ id, work }: Order) => parentPort?.postMessage(await answer(id, work)));

async function answer(id: number, work: Order['work']): Promise<Answer> {
  try {
    return { id, made: await ('within' in work ? workLogo(work) : workImage(work)) };
  } catch (error) {
    if (!(error instanceof UnfitImage)) return { id, broken: String(error) };
    return { id, fault: error.fault, why: String(error.cause ?? '') };
  }
}
