import { type RefObject, useRef } from 'react';
import { Field, type FieldTexts, useFieldIds } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { useFileIntake } from './use-file-intake.ts';

export type FileFieldProps = FieldTexts & {
  /** The accepted types, in the format of the `accept` attribute: `image/*,.pdf`. */
  accept?: string;
  multiple?: boolean;
  /** The largest accepted file size, in bytes. */
  largest?: number | undefined;
  /** The camera that a phone offers: front (`user`) or rear (`environment`). */
  camera?: 'user' | 'environment';
  /** Makes the field fill the screen's main area and accept files pasted anywhere on the page. */
  main?: boolean;
  /** Called with the files that were chosen, dropped, pasted or taken. The field does not upload them. */
  onFiles: (files: File[]) => void;
  /** The field's button, for a caller that moves the focus to it. */
  ref?: RefObject<HTMLButtonElement | null>;
};

/** A field for choosing, dropping, pasting or photographing files. `UploadField` also shows their progress. */
export function FileField(props: FileFieldProps) {
  const { label, labelHidden, hint, accept = '', multiple = false, largest, camera, main = false, onFiles } = props;
  const own = useRef<HTMLButtonElement>(null);
  const chooser = props.ref ?? own;
  const { take, refusal } = useFileIntake({ accept, multiple, largest, onFiles });
  const error = refusal ?? props.error;
  const { id, describedBy } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} group>
      <FileDrop {...{ id, describedBy, accept, multiple, camera, main, chooser, take }} />
    </Field>
  );
}
