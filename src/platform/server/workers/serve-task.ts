import { writeFileSync } from 'node:fs';
import { setPriority } from 'node:os';
import type { FromWorker, ToWorker } from './messages.ts';

/** The niceness of a worker: requests have priority over tasks. */
const NICENESS = 5;
/** Makes the kernel end a worker before the instance when memory runs out. */
const OOM_SCORE = '800';

/**
 * Serves the runs of a task in a worker process, one at a time. `setUp` gets the task's setup and returns the function
 * that computes an output from an input.
 */
export function serveTask<Setup, Input, Output>(setUp: (setup: Setup) => (input: Input) => Output | Promise<Output>) {
  yieldToInstance();
  let run: ((input: Input) => Output | Promise<Output>) | undefined;
  process.on('message', async (message: ToWorker<Input>) => {
    if ('setup' in message) {
      run = setUp(message.setup as Setup);
      return;
    }
    const { id, input } = message;
    try {
      if (!run) throw new Error('the worker received an input before its setup');
      sendToParent({ id, output: await run(input) });
    } catch (error) {
      sendToParent({ id, error: String(error) });
    }
  });
}

const sendToParent = <Output>(message: FromWorker<Output>) => process.send?.(message);

function yieldToInstance() {
  try {
    setPriority(NICENESS);
    writeFileSync('/proc/self/oom_score_adj', OOM_SCORE);
  } catch {
    // Not Linux, or not allowed in this container: the limits of the pool hold all the same.
  }
}
