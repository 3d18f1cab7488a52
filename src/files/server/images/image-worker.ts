import { serveTask } from '#platform/server/workers/serve-task.ts';
import type { ImageRequest, ImageResult } from './image-tasks.ts';
import { InvalidImageError, renderImage, renderLogo } from './image-work.ts';

/** Runs a worker that creates images and logos, so that no image blocks the responses of the server. */
serveTask(() => async (request: ImageRequest): Promise<ImageResult> => {
  try {
    return { made: await ('within' in request ? renderLogo(request) : renderImage(request)) };
  } catch (error) {
    if (error instanceof InvalidImageError) return { fault: error.code };
    throw error;
  }
});
