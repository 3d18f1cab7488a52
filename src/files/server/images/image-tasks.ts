import { invalidFields } from '#platform/errors.ts';
import { type Task, workerProgram } from '#platform/workers/task.ts';
import { runTask } from '#platform/workers/workers.ts';
import type { ImageFault, ImageWork, LogoWork, MadeImage, MadeLogo } from './image-work.ts';

export type ImageRequest = ImageWork | LogoWork;
export type ImageResult = { made: MadeImage | MadeLogo } | { fault: ImageFault };

const imageTask: Task<ImageRequest, ImageResult> = {
  program: workerProgram(import.meta.url, 'image-worker'),
  memoryMb: 512,
  // A photo of a hundred million pixels takes half of it.
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'file', text: { word: 'brokenImage' } },
};

/** A request whose bytes are read when a worker is free, so that queued ones take no memory. */
type Lazy<Request extends { bytes: Uint8Array }> = Omit<Request, 'bytes'> & { read: () => Promise<Uint8Array> };

async function make<Request extends ImageRequest>({ read, ...how }: Lazy<Request>, owner: string) {
  const input = async () => ({ ...how, bytes: await read() }) as unknown as ImageRequest;
  const result = await runTask(imageTask, input, { owner });
  if ('fault' in result) throw invalidFields([{ path: 'file', text: { word: result.fault } }]);
  return result.made;
}

/** Creates all sizes and formats of an image from a member's file. */
export const makeImageSizes = (request: Lazy<ImageWork>, owner: string) => make(request, owner) as Promise<MadeImage>;

/** Creates the formats of a logo at its display size. */
export const makeLogoSizes = (request: Lazy<LogoWork>, owner: string) => make(request, owner) as Promise<MadeLogo>;
