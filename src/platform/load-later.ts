const AGAIN_MILLISECONDS = 3000;

/**
 * Loads a piece of the app that is wanted beside what one already has. As long as the server cannot be reached, one waits
 * for it to be back; only a piece that it does not have fails, such as after an update of the instance.
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

/** The connection may be back. */
const chance = () =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, AGAIN_MILLISECONDS);
    window.addEventListener('online', () => resolve(), { once: true });
  });
