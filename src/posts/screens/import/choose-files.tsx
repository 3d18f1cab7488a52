import { FolderOpen } from 'lucide-react';
import { useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useStorage } from '#files/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { FileField } from '#ui/files/file-field.tsx';
import { filesOfFolders } from '#ui/files/files-of-folders.ts';
import { useFileSize } from '#ui/files/use-file-size.ts';
import { POST_IMPORT_LIMITS } from '../../model/import.ts';
import { exceededLimit } from './pack-files.ts';

const ACCEPTED = '.md,.markdown,.mdx,.txt,.zip,.json,.xml,application/zip,application/json,text/xml,image/*';

/** Files that are looked at in a dropped folder, most of which may be of no use. */
const MAX_DROPPED_FILES = 100_000;

type Props = { onFiles: (files: File[]) => void };

/** First step of an import: choose files or a folder, or drop files. */
export function ChooseFiles({ onFiles }: Props) {
  const t = useTranslations('posts.import');
  const sizeText = useFileSize();
  const { storage } = useStorage();
  const folder = useRef<HTMLInputElement>(null);
  const [exceeded, setExceeded] = useState<ReturnType<typeof exceededLimit>>();
  const largest = Math.min(storage?.largestFile ?? POST_IMPORT_LIMITS.bytes, POST_IMPORT_LIMITS.bytes);
  const take = (files: File[]) => {
    const limit = exceededLimit(files, largest);
    setExceeded(limit);
    if (limit === undefined && files.length > 0) onFiles(files);
  };
  const errors = {
    tooLarge: t('tooLarge', { size: sizeText(largest) }),
    tooManyFiles: t('tooManyFiles', { maximum: POST_IMPORT_LIMITS.entries }),
  };
  return (
    <div className="grid gap-4">
      <FileField
        label={t('files')}
        hint={t('hint', { size: sizeText(largest) })}
        accept={ACCEPTED}
        multiple
        largest={largest}
        main
        onFiles={take}
        onFolders={async (entries) => take(await filesOfFolders(entries, MAX_DROPPED_FILES))}
        {...(exceeded ? { error: errors[exceeded] } : {})}
      />
      {/* Phones can't choose folders. */}
      <div className="pointer-coarse:hidden">
        <Button icon={FolderOpen} onClick={() => folder.current?.click()}>
          {t('folder')}
        </Button>
        <input
          ref={folder}
          type="file"
          hidden
          multiple
          {...{ webkitdirectory: '' }}
          onChange={(event) => {
            take(Array.from(event.target.files ?? []));
            event.target.value = '';
          }}
        />
      </div>
    </div>
  );
}
