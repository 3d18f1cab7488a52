import { lazy, Suspense, useState } from 'react';
import { useInstanceFacts } from '#platform/instance-settings/use-instance-facts.ts';

/** Most of the time there is nothing to say, and nothing to load for it. */
const NoticeToAll = lazy(async () => ({ default: (await import('./notice-to-all.tsx')).NoticeToAll }));

const KEY = 'notice.dismissed';

/**
 * What the instance has to say to all: it comes to a window that is open, too, and each browser may put each text away.
 * `floating`: over a screen that takes the whole window.
 */
export function InstanceNotice({ floating = false }: { floating?: boolean }) {
  const { notice } = useInstanceFacts();
  const [dismissed, setDismissed] = useState(() => localStorage.getItem(KEY));
  const dismiss = (text: string) => {
    localStorage.setItem(KEY, text);
    setDismissed(text);
    document.getElementById('content')?.focus({ preventScroll: true });
  };
  return (
    <div role="status">
      {notice && notice.text !== dismissed && (
        <Suspense>
          <NoticeToAll notice={notice} floating={floating} onDismiss={() => dismiss(notice.text)} />
        </Suspense>
      )}
    </div>
  );
}
