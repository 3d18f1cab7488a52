const RETRY_DELAY_MS = 3000;

/**
 * Loads a chunk of the app. Retries while the server cannot be reached; fails only if the server does not have the
 * chunk, for example after an update of the instance.
 */
export async function loadLazily<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isServerReachable()) return load().catch(() => Promise.reject(error));
      await waitForRetry();
    }
  }
}

const isServerReachable = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Waits for the next try: a few seconds, or until the browser is online again. */
const waitForRetry = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, RETRY_DELAY_MS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
