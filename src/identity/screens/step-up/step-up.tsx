import { lazy, Suspense, useEffect, useState } from 'react';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { onStepUpRequired } from '#platform/pure/step-up.ts';

const LazyDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

type StepUpRequest = { methods: readonly string[]; resolve: (confirmed: boolean) => void };

/** Opens the step-up dialog when an API call requires it. The dialog is loaded on demand. */
export function StepUp() {
  const [request, setRequest] = useState<StepUpRequest>();
  useEffect(() => onStepUpRequired((methods) => new Promise((resolve) => setRequest({ methods, resolve }))), []);
  if (!request) return null;
  return (
    <Suspense>
      <MessagesProvider domains={['profile']}>
        <LazyDialog
          methods={request.methods}
          onAnswer={(confirmed) => {
            setRequest(undefined);
            request.resolve(confirmed);
          }}
        />
      </MessagesProvider>
    </Suspense>
  );
}
