import { isApiError } from './api-errors.ts';

/** Asks the user to confirm their identity by one of these methods; resolves to false if they decline. */
type StepUpPrompt = (methods: readonly string[]) => Promise<boolean>;

let prompt: StepUpPrompt | undefined;
let pendingPrompt: Promise<boolean> | undefined;

/** Registers the dialog for step-up authentication. Returns a function that unregisters it. */
export function onStepUpRequired(handler: StepUpPrompt) {
  prompt = handler;
  return () => {
    if (prompt === handler) prompt = undefined;
  };
}

/**
 * Asks for a step-up, once for all calls that wait for it. Resolves to false if declined, or if no dialog is
 * registered.
 */
export function requestStepUp(methods: readonly string[]) {
  pendingPrompt ??= (prompt?.(methods) ?? Promise.resolve(false)).finally(() => {
    pendingPrompt = undefined;
  });
  return pendingPrompt;
}

/**
 * Makes a call. If the server requires a step-up, asks the user for one and repeats the call; if declined, throws the
 * server's refusal.
 */
export async function repeatAfterStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isApiError(error) || error.code !== 'STEP_UP_REQUIRED') throw error;
    if (!(await requestStepUp(methodsOf(error.data)))) throw error;
    return call();
  }
}

const methodsOf = (data: Record<string, unknown> | undefined) =>
  Array.isArray(data?.methods) ? data.methods.map(String) : [];
