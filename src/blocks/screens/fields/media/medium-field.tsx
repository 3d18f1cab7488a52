import { type ReactNode, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { FORMATS_OF_KIND, filesApi, mediaFormatName, useMedium, useUploads } from '#files/components.tsx';
import type { StoredMedium } from '#files/contract.ts';
import { FieldAnchor } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { UploadField } from '#ui/files/upload-field.tsx';
import { useFileSize } from '#ui/files/use-file-size.ts';
import type { MediaBlock, MediaFieldsProps } from './media-fields-props.ts';

/** Endings by which programs name the same formats. */
const MORE_ENDINGS = { video: ['m4v'], audio: ['oga', 'opus', 'webm'], file: [] };

type Props = MediaFieldsProps & {
  kind: MediaBlock['kind'];
  /** Shows the medium above its name. */
  children?: (medium: StoredMedium) => ReactNode;
};

/** The field for the file of a block: its upload, and then the file with ways to replace and remove it. */
export function MediumField({ editor, block, path, kind, children }: Props) {
  const t = useTranslations('blocks');
  const sizeOf = useFileSize();
  const container = useRef<HTMLDivElement>(null);
  const [isReplacing, setReplacing] = useState(false);
  const { medium, keepMedium } = useMedium(block.media);
  const uploads = useUploads<StoredMedium>({
    uploadFolder: 'media',
    finish: (file) => filesApi.media.make.call({ file, kind }),
    onDone: (made) => {
      keepMedium(made);
      editor.patch(block, () => ({ media: made.id }));
      setReplacing(false);
    },
  });
  const { largest } = uploads.field;
  const files = uploads.field.files.filter(({ state }) => state !== 'done');
  const label = t(`kinds.${kind}`);
  // The pressed button is unmounted; focus moves to the first button of its replacement.
  const focusNext = () => setTimeout(() => container.current?.querySelector('button')?.focus());
  const field = (
    <FieldAnchor at={`${path}.media`}>
      <UploadField
        label={label}
        hint={[t(`media.formats.${kind}`), largest && t('media.limit', { size: sizeOf(largest) })]
          .filter(Boolean)
          .join(' ')}
        error={editor.form.errorOf(`${path}.media`)}
        accept={[...FORMATS_OF_KIND[kind], ...MORE_ENDINGS[kind]].map((ending) => `.${ending}`).join(',')}
        {...uploads.field}
        files={files}
      />
    </FieldAnchor>
  );
  if (block.media === null) return <div ref={container}>{field}</div>;
  return (
    <div ref={container} className="grid gap-2">
      {medium && (
        <>
          {children?.(medium)}
          <p className="flex flex-wrap gap-x-3 text-text-secondary">
            <bdi className="min-w-0 break-words text-text">{medium.name}</bdi>
            <span>{t('media.facts', { format: mediaFormatName(medium.format), size: sizeOf(medium.size) })}</span>
          </p>
        </>
      )}
      {isReplacing || files.length > 0 ? (
        field
      ) : (
        <div className="-ms-3 flex flex-wrap">
          <Button
            tone="quiet"
            onClick={() => {
              setReplacing(true);
              focusNext();
            }}
          >
            {t('media.replace')}
          </Button>
          <Button
            tone="quiet"
            onClick={() => {
              editor.patch(block, () => ({ media: null }));
              focusNext();
            }}
          >
            {t('media.remove')}
          </Button>
        </div>
      )}
    </div>
  );
}
