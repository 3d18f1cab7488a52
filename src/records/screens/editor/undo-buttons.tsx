import { Redo2, Undo2 } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { IconButton } from '#ui/actions/icon-button.tsx';

/** A step that can be undone or redone, described in words if known. */
type Step = { run: () => void; description?: string };

type Props = { undo: Step | undefined; redo: Step | undefined };

/** Buttons of an editor's bar that undo and redo a step. On a phone, “Redo” is only there while it has a step. */
export function UndoButtons({ undo, redo }: Props) {
  const t = useTranslations('records.editor');
  const nameOf = (name: string, step: Step | undefined) => (step?.description ? `${name}: ${step.description}` : name);
  return (
    <div className="flex items-center sm:gap-1">
      <StepButton name={nameOf(t('undo'), undo)} keys="Mod+Z" icon={Undo2} step={undo} />
      <StepButton
        name={nameOf(t('redo'), redo)}
        keys="Mod+Shift+Z"
        icon={Redo2}
        step={redo}
        className="max-sm:aria-disabled:hidden"
      />
    </div>
  );
}

type StepButtonProps = {
  name: string;
  keys: string;
  icon: typeof Undo2;
  step: Step | undefined;
  className?: string;
};

/** Stays focusable while disabled, so that the focus is not lost after the last step. */
const StepButton = ({ step, className = '', ...props }: StepButtonProps) => (
  <IconButton
    {...props}
    aria-disabled={!step}
    className={`aria-disabled:border-transparent! aria-disabled:bg-transparent! aria-disabled:opacity-40 ${className}`}
    onClick={() => step?.run()}
  />
);
