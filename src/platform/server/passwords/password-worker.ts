import { serveTask } from '../workers/serve-task.ts';
import { deriveKey } from './derive-key.ts';

/** Worker that derives the keys of password hashes. */
serveTask(() => deriveKey);
