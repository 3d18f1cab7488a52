import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ErrorState } from '#ui/feedback/error-state.tsx';
import { Loading } from '#ui/feedback/loading.tsx';
import { SaveState, type SaveStateName } from '#ui/feedback/save-state.tsx';
import { Skeleton } from '#ui/feedback/skeleton.tsx';
import { Spinner } from '#ui/spinner.tsx';
import { Section, Specimen } from '../specimen.tsx';

const STATES: SaveStateName[] = ['saving', 'saved', 'offline', 'conflict', 'failed'];

export function Feedback({ title }: { title: string }) {
  const [saving, setSaving] = useState<SaveStateName>('failed');
  return (
    <Section id="feedback" title={title}>
      <Specimen name="Save state">
        <div className="grid gap-3">
          {STATES.map((state) => (
            <SaveState
              key={state}
              state={state === 'failed' ? saving : state}
              onRetry={() => setSaving('saved')}
              onResolve={() => undefined}
            />
          ))}
        </div>
      </Specimen>
      <Specimen name="Skeleton">
        <Card />
      </Specimen>
      <Specimen name="Loading">
        <LoadingDemo />
      </Specimen>
      <Specimen name="Error">
        <Failure />
      </Specimen>
      <Specimen name="Spinner" row>
        <Spinner />
        <Spinner size={20} label="Rendering the page" />
      </Specimen>
    </Section>
  );
}

function Card() {
  return (
    <div className="grid max-w-sm gap-3" aria-hidden="true">
      <Skeleton shape="title" />
      <Skeleton />
      <Skeleton />
      <Skeleton shape="short" />
    </div>
  );
}

function LoadingDemo() {
  const [waiting, setWaiting] = useState(false);
  const wait = (delayMs: number) => {
    setWaiting(true);
    setTimeout(() => setWaiting(false), delayMs);
  };
  return (
    <>
      <div className="flex flex-wrap gap-2">
        <Button onClick={() => wait(150)}>Wait 150 ms</Button>
        <Button onClick={() => wait(350)}>Wait 350 ms</Button>
        <Button onClick={() => wait(1500)}>Wait 1.5 s</Button>
      </div>
      <div data-testid="loading" className="min-h-24">
        <Loading waiting={waiting} label="Loading the note" skeleton={<Card />}>
          <p className="max-w-prose">
            Note G sets out, step by step, how the engine would compute the numbers of Bernoulli.
          </p>
        </Loading>
      </div>
    </>
  );
}

function Failure() {
  const [retrying, setRetrying] = useState(false);
  return (
    <div className="max-w-110">
      <ErrorState
        title="Couldn’t load the list"
        text="The server didn’t respond. Your changes are saved on this device."
        retrying={retrying}
        onRetry={() => {
          setRetrying(true);
          setTimeout(() => setRetrying(false), 1000);
        }}
      />
    </div>
  );
}
