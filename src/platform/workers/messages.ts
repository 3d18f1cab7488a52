/** What the instance sends to a worker process. */
export type ToWorker<Input> = { setup: unknown } | { id: number; input: Input };

/** What a worker process answers. */
export type FromWorker<Output> = { id: number; output: Output } | { id: number; error: string };
