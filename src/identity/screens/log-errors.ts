type LoggedOperation = 'sign-in' | 'registration' | 'password reset' | 'profile update';

/** Runs `work`; logs its errors, as the specification requires, and rethrows them for the form to show. */
export async function logErrors<T>(operation: LoggedOperation, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: this is the log that the specification asks for
    console.error(`${operation}: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
}
