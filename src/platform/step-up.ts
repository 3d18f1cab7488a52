import { isRefusal } from './api-errors.ts';

/** Asks the user to confirm their identity by one of these methods; resolves to false if they decline. */
type Ask = (methods: readonly string[]) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Registers the dialog for step-up authentication. Returns a function that unregisters it. */
export function onStepUpRequired(asker: Ask) {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/**
 * Asks for a step-up, once for all calls that wait for it. Resolves to false if declined, or if no dialog is
 * registered.
 */
export function askForStepUp(methods: readonly string[]) {
  asking ??= (ask?.(methods) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Makes a call. If the server requires a step-up, asks the user for one and repeats the call; if declined, throws the
 * server's refusal.
 */
export async function repeatAfterStepUp<T>(call: () => Promise<T>): Promise<T> {
  try {
    return await call();
  } catch (error) {
    if (!isRefusal(error) || error.code !== 'STEP_UP_REQUIRED') throw error;
    if (!(await askForStepUp(methodsOf(error.data)))) throw error;
    return call();
  }
}

const methodsOf = (data: Record<string, unknown> | undefined) =>
  Array.isArray(data?.methods) ? data.methods.map(String) : [];
