import { type RefObject, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { Field, type FieldTexts, useFieldIds } from '../fields/field.tsx';
import { acceptsFile } from './file-accept.ts';
import { FileDrop } from './file-drop.tsx';
import { useSizeLimit } from './use-size-limit.ts';

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
  /** Called with the files and folders of a drop with a folder in it. Without it, folders are refused. */
  onFolders?: (entries: readonly FileSystemEntry[]) => void;
  /** The field's button, for a caller that moves the focus to it. */
  ref?: RefObject<HTMLButtonElement | null>;
};

/** A field for choosing, dropping, pasting or photographing files. `UploadField` also shows their progress. */
export function FileField(props: FileFieldProps) {
  const {
    label,
    labelHidden,
    hint,
    accept = '',
    multiple = false,
    largest,
    camera,
    main = false,
    onFiles,
    onFolders,
  } = props;
  const own = useRef<HTMLButtonElement>(null);
  const chooser = props.ref ?? own;
  const { take, refusal } = useFileIntake({ accept, multiple, largest, onFiles });
  const error = refusal ?? props.error;
  const { id, describedBy } = useFieldIds({ hint, error });
  return (
    <Field id={id} label={label} labelHidden={labelHidden} hint={hint} error={error} group>
      <FileDrop {...{ id, describedBy, accept, multiple, camera, main, chooser, take, takeFolders: onFolders }} />
    </Field>
  );
}

type Options = {
  accept: string;
  multiple: boolean;
  largest: number | undefined;
  onFiles: (files: File[]) => void;
};

/** Accepts the matching files and returns the reason why the first other one was refused. */
function useFileIntake({ accept, multiple, largest, onFiles }: Options) {
  const t = useTranslations('ui.file');
  const refusalOf = useSizeLimit();
  const [refusal, setRefusal] = useState<string>();

  const faultOf = (file: File) => {
    if (!acceptsFile(accept, file)) return t('refused', { name: file.name });
    return largest === undefined ? undefined : refusalOf(file, largest);
  };
  const take = (selected: ArrayLike<File> | null) => {
    const files = Array.from(selected ?? []);
    const faults = files.map(faultOf);
    setRefusal(faults.find((fault) => fault !== undefined));
    const fitting = files.filter((_, at) => faults[at] === undefined).slice(0, multiple ? undefined : 1);
    if (fitting.length > 0) onFiles(fitting);
  };
  return { take, refusal };
}
