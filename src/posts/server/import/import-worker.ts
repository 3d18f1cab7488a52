import { serveTask } from '#platform/server/workers/serve-task.ts';
import { convertUpload } from './convert-upload.ts';
import type { ImportOutput, ImportRequest } from './import-task.ts';

/** Worker that reads the posts of other programs. */
serveTask(
  () =>
    (request: ImportRequest): Promise<ImportOutput> =>
      convertUpload(request),
);
