type Event = 'sign-in' | 'registration' | 'password reset' | 'profile update';

/** Errors of these are logged and thrown on, as specified. Whoever made them reads them in the form. */
export async function logged<T>(event: Event, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    // biome-ignore lint/suspicious/noConsole: this is the log that the specification asks for
    console.error(`${event}: ${error instanceof Error ? error.message : String(error)}`);
    throw error;
  }
}
