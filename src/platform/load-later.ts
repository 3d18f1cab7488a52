const AGAIN_MILLISECONDS = 3000;

/**
 * Loads a part of the app. Retries while the server cannot be reached; fails only if the server does not have the part,
 * for example after an update of the instance.
 */
export async function loadLater<Piece>(load: () => Promise<Piece>): Promise<Piece> {
  for (;;) {
    try {
      return await load();
    } catch (error) {
      if (await isReached()) return load().catch(() => Promise.reject(error));
      await chance();
    }
  }
}

const isReached = () =>
  fetch('/healthz', { method: 'HEAD', cache: 'no-store' }).then(
    () => true,
    () => false,
  );

/** Waits for the next try: a few seconds, or until the browser is online again. */
const chance = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AGAIN_MILLISECONDS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
