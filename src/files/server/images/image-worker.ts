import { serveTask } from '#platform/workers/serve-task.ts';
import type { ImageRequest, ImageResult } from './image-tasks.ts';
import { UnfitImage, workImage, workLogo } from './image-work.ts';

/** Runs a worker that creates images and logos, so that no image blocks the responses of the server. */
serveTask(() => async (request: ImageRequest): Promise<ImageResult> => {
  try {
    return { made: await ('within' in request ? workLogo(request) : workImage(request)) };
  } catch (error) {
    if (error instanceof UnfitImage) return { fault: error.fault };
    throw error;
  }
});
