import { AppError, tooManyRequests } from '../../pure/errors.ts';

/** Limits how many uploads and imports run at once. */
export type UploadSlots = {
  /** Runs the work in a slot of the member; throws if the member or the instance has none left. */
  run<T>(uid: string, work: () => Promise<T>): Promise<T>;
};

type Options = { perMember: number; total: number };

const RETRY_SECONDS = 2;

/** Makes slots for this process, because uploads use its own disk and connections. */
export function makeUploadSlots({ perMember, total }: Options): UploadSlots {
  const running = new Map<string, number>();
  let all = 0;
  return {
    run: async (uid, work) => {
      const own = running.get(uid) ?? 0;
      if (own >= perMember) throw tooManyRequests(RETRY_SECONDS);
      if (all >= total) {
        throw new AppError('SERVICE_UNAVAILABLE', { text: { word: 'tooManyUploads' }, retryAfter: RETRY_SECONDS });
      }
      running.set(uid, own + 1);
      all += 1;
      try {
        return await work();
      } finally {
        all -= 1;
        const remaining = (running.get(uid) ?? 1) - 1;
        if (remaining > 0) running.set(uid, remaining);
        else running.delete(uid);
      }
    },
  };
}
