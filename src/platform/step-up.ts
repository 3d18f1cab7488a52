import { isRefusal } from './api-errors.ts';

/** Asks the person to prove who they are, by one of these ways; false if they decline. */
type Ask = (methods: readonly string[]) => Promise<boolean>;

let ask: Ask | undefined;
let asking: Promise<boolean> | undefined;

/** Sets who asks the person when the server wants a step-up. Returns how to undo that. */
export function onStepUpRequired(asker: Ask) {
  ask = asker;
  return () => {
    if (ask === asker) ask = undefined;
  };
}

/** Asks for a step-up, once for however many wait for it. Returns false if it was declined, or nobody can ask. */
export function askForStepUp(methods: readonly string[]) {
  asking ??= (ask?.(methods) ?? Promise.resolve(false)).finally(() => {
    asking = undefined;
  });
  return asking;
}

/**
 * Makes a call. If the server refuses it for want of a step-up, asks the person for one and makes it again; if they
 * decline, throws the refusal.
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
