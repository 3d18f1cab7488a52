/** A message from the instance to a worker process. */
export type ToWorker<Input> = { setup: unknown } | { id: number; input: Input };

/** A message from a worker process to the instance. */
export type FromWorker<Output> = { id: number; output: Output } | { id: number; error: string };
