import { lazy, Suspense, useEffect, useState } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { onStepUpRequired } from '#platform/step-up.ts';

const LazyDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

type Asked = { methods: readonly string[]; answer: (proven: boolean) => void };

/** Opens the step-up dialog when an API call requires it. The dialog is loaded on demand. */
export function StepUp() {
  const [asked, setAsked] = useState<Asked>();
  useEffect(() => onStepUpRequired((methods) => new Promise((answer) => setAsked({ methods, answer }))), []);
  if (!asked) return null;
  return (
    <Suspense>
      <WordsProvider domains={['profile']}>
        <LazyDialog
          methods={asked.methods}
          onAnswer={(proven) => {
            setAsked(undefined);
            asked.answer(proven);
          }}
        />
      </WordsProvider>
    </Suspense>
  );
}
