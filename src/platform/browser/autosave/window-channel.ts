type WindowMessage = { say: 'saved'; stored: unknown } | { say: 'who is there' } | { say: 'here'; writers: string[] };

const REPLY_TIMEOUT_MS = 80;
const openChannels = new Map<string, ReturnType<typeof openChannel>>();

/**
 * Returns the channel between the windows of this browser in which a member edits documents of one kind. A save in one
 * window is announced to the others.
 */
export function windowChannel(name: string) {
  const existing = openChannels.get(name) ?? openChannel(name);
  openChannels.set(name, existing);
  return existing;
}

function openChannel(name: string) {
  const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel(`vitrine ${name}`);
  const listeners = new Set<(stored: unknown) => void>();
  /** The writers of this window, and those that other windows have announced. */
  const own = new Set<string>();
  const others = new Set<string>();
  const post = (message: WindowMessage) => channel?.postMessage(message);
  channel?.addEventListener('message', ({ data }: MessageEvent<WindowMessage>) => {
    if (data.say === 'who is there') post({ say: 'here', writers: [...own] });
    else if (data.say === 'here') for (const writer of data.writers) others.add(writer);
    else for (const notify of listeners) notify(data.stored);
  });
  return {
    announceSave: (stored: unknown) => post({ say: 'saved', stored }),
    onSave: (listener: (stored: unknown) => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    addWriter: (writer: string) => void own.add(writer),
    removeWriter: (writer: string) => void own.delete(writer),
    /** Collects the ids of all active writers, whose drafts must not be restored by another window. */
    writers: async (): Promise<ReadonlySet<string>> => {
      if (channel) {
        others.clear();
        post({ say: 'who is there' });
        await new Promise((resolve) => setTimeout(resolve, REPLY_TIMEOUT_MS));
      }
      return new Set([...own, ...others]);
    },
  };
}
