import { invalidFields } from '#platform/errors.ts';
import { type Task, workerProgram } from '#platform/workers/task.ts';
import { runTask } from '#platform/workers/workers.ts';
import type { ImageFault, ImageWork, LogoWork, MadeImage, MadeLogo } from './image-work.ts';

export type ImageRequest = ImageWork | LogoWork;
export type ImageResult = { made: MadeImage | MadeLogo } | { fault: ImageFault };

const imageTask: Task<ImageRequest, ImageResult> = {
  program: workerProgram(import.meta.url, 'image-worker'),
  memoryMb: 512,
  // A photo of a hundred million points takes half of it.
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'file', text: { word: 'brokenImage' } },
};

/** A request whose bytes are read once a worker is free, so that what waits takes no memory. */
type Lazy<Request extends { bytes: Uint8Array }> = Omit<Request, 'bytes'> & { read: () => Promise<Uint8Array> };

async function make<Request extends ImageRequest>({ read, ...how }: Lazy<Request>, owner: string) {
  const input = async () => ({ ...how, bytes: await read() }) as unknown as ImageRequest;
  const result = await runTask(imageTask, input, { owner });
  if ('fault' in result) throw invalidFields([{ path: 'file', text: { word: result.fault } }]);
  return result.made;
}

/** Makes an image in all its sizes and formats from a member's file. */
export const makeImageSizes = (request: Lazy<ImageWork>, owner: string) => make(request, owner) as Promise<MadeImage>;

/** Makes a logo no larger than it is shown. */
export const makeLogoSizes = (request: Lazy<LogoWork>, owner: string) => make(request, owner) as Promise<MadeLogo>;
