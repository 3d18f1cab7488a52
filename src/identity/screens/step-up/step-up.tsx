import { lazy, Suspense, useEffect, useState } from 'react';
import { WordsProvider } from '#platform/i18n/words-provider.tsx';
import { onStepUpRequired } from '#platform/step-up.ts';

const LazyDialog = lazy(async () => ({ default: (await import('./step-up-dialog.tsx')).StepUpDialog }));

type Asked = { methods: readonly string[]; answer: (proven: boolean) => void };

/** Asks for the password, a passkey or a code whenever a call of the API needs one. The dialog loads when it is needed. */
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
