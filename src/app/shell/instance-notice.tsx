import { lazy, Suspense, useState } from 'react';
import { useInstanceFacts } from '#platform/browser/instance-settings/use-instance-facts.ts';

/** Loaded lazily, because usually there is no notice. */
const DismissibleNotice = lazy(async () => ({ default: (await import('./dismissible-notice.tsx')).DismissibleNotice }));

const KEY = 'notice.dismissed';

/** The admin's notice to all users. It appears in open windows too, and each browser can dismiss each text. */
export function InstanceNotice() {
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
          <DismissibleNotice notice={notice} onDismiss={() => dismiss(notice.text)} />
        </Suspense>
      )}
    </div>
  );
}
