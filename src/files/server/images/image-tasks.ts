import { invalidFields } from '#platform/pure/errors.ts';
import { type Task, workerProgram } from '#platform/server/workers/task.ts';
import { runTask } from '#platform/server/workers/workers.ts';
import type { ImageErrorCode, ImageRenderInput, LogoRenderInput, RenderedImage, RenderedLogo } from './image-work.ts';

export type ImageRequest = ImageRenderInput | LogoRenderInput;
export type ImageResult = { made: RenderedImage | RenderedLogo } | { fault: ImageErrorCode };

const imageTask: Task<ImageRequest, ImageResult> = {
  program: workerProgram(import.meta.url, 'image-worker'),
  memoryMb: 512,
  // A photo of a hundred million pixels takes half of it.
  cpuMs: 20_000,
  deadlineMs: 60_000,
  exceeded: { path: 'file', text: { word: 'brokenImage' } },
};

/** A request whose bytes are read when a worker is free, so that queued ones take no memory. */
type LazyRequest<Request extends { bytes: Uint8Array }> = Omit<Request, 'bytes'> & { read: () => Promise<Uint8Array> };

async function runImageTask<Request extends ImageRequest>({ read, ...options }: LazyRequest<Request>, owner: string) {
  const input = async () => ({ ...options, bytes: await read() }) as unknown as ImageRequest;
  const result = await runTask(imageTask, input, { owner });
  if ('fault' in result) throw invalidFields([{ path: 'file', text: { word: result.fault } }]);
  return result.made;
}

/** Creates all sizes and formats of an image from a member's file. */
export const makeImageSizes = (request: LazyRequest<ImageRenderInput>, owner: string) =>
  runImageTask(request, owner) as Promise<RenderedImage>;

/** Creates the formats of a logo at its display size. */
export const makeLogoSizes = (request: LazyRequest<LogoRenderInput>, owner: string) =>
  runImageTask(request, owner) as Promise<RenderedLogo>;
