type Message = { say: 'saved'; stored: unknown } | { say: 'who is there' } | { say: 'here'; writers: string[] };

const ANSWER_MILLISECONDS = 80;
const joined = new Map<string, ReturnType<typeof join>>();

/**
 * Returns the channel between the windows of this browser in which a member edits documents of one kind. A save in one
 * window is announced to the others.
 */
export function windowsOf(name: string) {
  const known = joined.get(name) ?? join(name);
  joined.set(name, known);
  return known;
}

function join(name: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`vitrine ${name}`);
  const hearers = new Set<(stored: unknown) => void>();
  /** The writers of this window, and those that other windows have announced. */
  const own = new Set<string>();
  const others = new Set<string>();
  const post = (message: Message) => channel?.postMessage(message);
  channel?.addEventListener('message', ({ data }: MessageEvent<Message>) => {
    if (data.say === 'who is there') post({ say: 'here', writers: [...own] });
    else if (data.say === 'here') for (const writer of data.writers) others.add(writer);
    else for (const hear of hearers) hear(data.stored);
  });
  return {
    tell: (stored: unknown) => post({ say: 'saved', stored }),
    hear: (hearer: (stored: unknown) => void) => {
      hearers.add(hearer);
      return () => void hearers.delete(hearer);
    },
    arrive: (writer: string) => void own.add(writer),
    leave: (writer: string) => void own.delete(writer),
    /** Collects the ids of all active writers, whose drafts must not be restored by another window. */
    writers: async (): Promise<ReadonlySet<string>> => {
      if (channel) {
        others.clear();
        post({ say: 'who is there' });
        await new Promise((resolve) => setTimeout(resolve, ANSWER_MILLISECONDS));
      }
      return new Set([...own, ...others]);
    },
  };
}
