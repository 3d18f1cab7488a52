import { serveTask } from '#platform/workers/serve-task.ts';
import type { ImageRequest, ImageResult } from './image-tasks.ts';
import { UnfitImage, workImage, workLogo } from './image-work.ts';

/** A worker that makes images and logos, so that no picture holds up anybody's answer. */
serveTask(() => async (request: ImageRequest): Promise<ImageResult> => {
  try {
    return { made: await ('within' in request ? workLogo(request) : workImage(request)) };
  } catch (error) {
    if (error instanceof UnfitImage) return { fault: error.fault };
    throw error;
  }
});
