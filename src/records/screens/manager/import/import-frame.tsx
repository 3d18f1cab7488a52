import type { ReactNode } from 'react';
import { Button } from '#ui/actions/button.tsx';
import { ProgressBar } from '#ui/feedback/progress-bar.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';

/** The buttons of a step: those that start over or import what the member selected, or the one that ends the import. */
export type ImportStepActions =
  | {
      step: 'review';
      another: { label: string; onClick: () => void };
      submit: { label: string; onClick: () => void; disabledReason: string | undefined };
    }
  | { step: 'done'; done: string; secondary?: ReactNode };

type Props = {
  open: boolean;
  onOpen: () => void;
  onClose: () => void;
  title: string;
  description: string;
  /** Describes why the last step failed. */
  failure: string | undefined;
  actions: ImportStepActions | undefined;
  children: ReactNode;
};

/** Dialog of an import in several steps. A click beside it doesn't close it. */
export const ImportFrame = ({ open, onOpen, onClose, title, description, failure, actions, children }: Props) => (
  <Dialog
    open={open}
    onOpenChange={(next) => (next ? onOpen() : onClose())}
    size={actions?.step === 'review' ? 'large' : 'medium'}
    keepsOpen
    title={title}
    description={description}
    actions={actions && <StepButtons actions={actions} onClose={onClose} />}
  >
    <div role="alert" className="empty:hidden">
      {failure !== undefined && <p className="mb-4 rounded-control bg-error-tint px-3 py-2 text-error">{failure}</p>}
    </div>
    {children}
  </Dialog>
);

function StepButtons({ actions, onClose }: { actions: ImportStepActions; onClose: () => void }) {
  if (actions.step === 'done')
    return (
      <>
        {actions.secondary}
        <Button tone="primary" onClick={onClose}>
          {actions.done}
        </Button>
      </>
    );
  const { another, submit } = actions;
  return (
    <>
      <Button onClick={another.onClick}>{another.label}</Button>
      <Button
        tone="primary"
        {...(submit.disabledReason === undefined ? {} : { disabledReason: submit.disabledReason })}
        onClick={submit.onClick}
      >
        {submit.label}
      </Button>
    </>
  );
}

type ProgressProps = { text: string; barLabel: string; value: number };

/** Shows how far a step of an import is. */
export const ImportProgress = ({ text, barLabel, value }: ProgressProps) => (
  <div role="status" className="grid gap-1 py-2">
    <p className="text-text-secondary tabular-nums">{text}</p>
    <ProgressBar label={barLabel} value={value} />
  </div>
);
