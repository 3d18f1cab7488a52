import { Camera, FileUp, ImageUp, Upload } from 'lucide-react';
import {
  type ClipboardEvent,
  type ComponentProps,
  type MouseEvent,
  type RefObject,
  useEffect,
  useEffectEvent,
  useRef,
} from 'react';
import { useTranslations } from 'use-intl';
import { Button } from '../actions/button.tsx';
import { Icon } from '../icon.tsx';
import { useFileDrop } from './use-file-drop.ts';

type Props = {
  id: string;
  describedBy: string | undefined;
  accept: string;
  multiple: boolean;
  /** The camera that a phone opens: front (`user`) or rear (`environment`). */
  camera?: 'user' | 'environment' | undefined;
  /** Makes the field fill the screen's main area and accept files pasted anywhere on the page. */
  main: boolean;
  chooser: RefObject<HTMLButtonElement | null>;
  take: (files: ArrayLike<File> | null) => void;
  takeFolders?: ((entries: readonly FileSystemEntry[]) => void) | undefined;
};

const STYLES = {
  line: 'flex-wrap gap-x-3 gap-y-1 p-3',
  main: 'min-h-60 cursor-pointer flex-col justify-center gap-4 bg-surface p-6 text-center',
};

/** An area where files can be chosen, dropped, pasted or taken with the camera. */
export function FileDrop({ id, describedBy, accept, multiple, camera, main, chooser, take, takeFolders }: Props) {
  const t = useTranslations('ui.file');
  const input = useRef<HTMLInputElement>(null);
  const cameraInput = useRef<HTMLInputElement>(null);
  const { over, target } = useFileDrop(take, takeFolders);
  const PromptIcon = accept.startsWith('image/') ? ImageUp : FileUp;
  usePagePaste(main, take);
  // A click anywhere in the area opens the file chooser. The button does so for the keyboard.
  const onClick = (event: MouseEvent) => void (event.target === event.currentTarget && input.current?.click());
  const onPaste = (event: ClipboardEvent) => {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    take(event.clipboardData.files);
  };
  return (
    // biome-ignore lint/a11y/useSemanticElements: a group of one field, not a set of fields
    <div
      role="group"
      aria-labelledby={`${id}-label`}
      aria-describedby={describedBy}
      data-over={over || undefined}
      {...target}
      onPaste={onPaste}
      {...(main ? { onClick } : {})}
      className={`flex items-center rounded-control border border-control border-dashed transition-colors data-over:border-primary data-over:border-solid data-over:bg-selected ${main ? STYLES.main : STYLES.line}`}
    >
      <FileInput ref={input} id={id} accept={accept} multiple={multiple} take={take} />
      {main && (
        <PromptIcon
          size={32}
          strokeWidth={1.25}
          aria-hidden="true"
          className="pointer-events-none text-text-secondary"
        />
      )}
      <div className="flex flex-wrap justify-center gap-2">
        <Button
          ref={chooser}
          tone={main ? 'primary' : 'plain'}
          icon={Upload}
          aria-describedby={describedBy}
          onClick={() => input.current?.click()}
        >
          {t('choose', { multiple: String(multiple) })}
        </Button>
        {camera && (
          <>
            <FileInput ref={cameraInput} accept="image/*" capture={camera} take={take} />
            {/* A coarse pointer means a phone or tablet, and those have a camera. */}
            <Button icon={Camera} className="not-pointer-coarse:hidden" onClick={() => cameraInput.current?.click()}>
              {t('camera')}
            </Button>
          </>
        )}
      </div>
      <span className="pointer-events-none flex items-center gap-1 text-text-secondary pointer-coarse:hidden">
        {over && !main && <Icon of={Upload} />}
        {t(over ? 'dropNow' : 'drop')}
      </span>
    </div>
  );
}

type FileInputProps = Omit<ComponentProps<'input'>, 'type' | 'onChange'> & {
  take: (files: ArrayLike<File> | null) => void;
};

/** The hidden file input behind a button. Choosing the same file twice in a row works. */
const FileInput = ({ take, ...rest }: FileInputProps) => (
  <input
    {...rest}
    type="file"
    hidden
    onChange={(event) => {
      take(event.target.files);
      event.target.value = '';
    }}
  />
);

/** Whether a paste puts text into a field. Some programs copy a picture of the text with it. */
const isTextForField = ({ target, clipboardData }: globalThis.ClipboardEvent) =>
  target instanceof Element &&
  target.matches('input, textarea, [contenteditable="true"] *, [contenteditable="true"]') &&
  clipboardData?.types.includes('text/plain') === true;

/** Accepts files pasted anywhere on the page, if enabled. */
function usePagePaste(enabled: boolean, take: (files: FileList) => void) {
  const onPaste = useEffectEvent((event: globalThis.ClipboardEvent) => {
    const files = event.clipboardData?.files;
    if (event.defaultPrevented || !files || files.length === 0 || isTextForField(event)) return;
    event.preventDefault();
    take(files);
  });
  useEffect(() => {
    if (!enabled) return;
    document.addEventListener('paste', onPaste);
    return () => document.removeEventListener('paste', onPaste);
  }, [enabled]);
}
