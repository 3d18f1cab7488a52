import type { Kernel } from '#platform/kernel.ts';
import { openTaggedCache } from '#platform/tagged-cache.ts';
import type { Facts } from './gather-facts.ts';

export type KnownFacts = {
  /** What is known of a member's work on a day; read from the database where something has changed. */
  find(member: { uid: string; day: string }, gather: () => Promise<Facts>): Promise<Facts>;
  /** It is read anew. Other instances hear of a change from the database. */
  forget(uid: string): void;
  close(): Promise<void>;
};

/** As the triggers of the tables name it. */
const CHANNEL = 'vitrine_work';
const MOST = 5000;
const REMEMBERED_MILLISECONDS = 5 * 60 * 1000;

/** Remembers what dashboards are made of. Whatever changes in a member's work makes every instance forget it. */
export async function openKnownFacts({ bus }: Pick<Kernel, 'bus'>): Promise<KnownFacts> {
  const cache = await openTaggedCache<Facts>({
    bus,
    channel: CHANNEL,
    largest: MOST,
    milliseconds: REMEMBERED_MILLISECONDS,
    distrustful: true,
  });
  return {
    // There is always something to know, so there is always something to answer.
    find: ({ uid, day }, gather) =>
      cache.get(`${uid} ${day}`, async () => ({ value: await gather(), tags: [uid] })) as Promise<Facts>,
    forget: cache.drop,
    close: cache.close,
  };
}
