import { type RefObject, useRef } from 'react';
import { Field, type FieldWords, useFieldIds } from './field.tsx';
import { FileDrop } from './file-drop.tsx';
import { useFileIntake } from './use-file-intake.ts';

export type FileFieldProps = FieldWords & {
  /** As the attribute of the same name: `image/*,.pdf`. */
  accept?: string;
  multiple?: boolean;
  /** In bytes. */
  largest?: number | undefined;
  /** On a phone, the camera may take the picture: the one that looks at its holder (`user`), or away. */
  camera?: 'user' | 'environment';
  /** It is what the screen is about: it takes its room, and whatever is pasted anywhere. */
  main?: boolean;
  /** Files were chosen, dropped, pasted or taken. Where they go is not this field's business. */
  onFiles: (files: File[]) => void;
  /** Its button, for whoever leads the focus there. */
  ref?: RefObject<HTMLButtonElement | null>;
};

/** Takes files: chosen, dropped, pasted, or taken by camera. What then becomes of them, an `UploadField` shows. */
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
