import { Upload } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import { useFileDrop } from '#ui/files/use-file-drop.ts';
import { Icon } from '#ui/icon.tsx';

type Props = { onFile: (file: File) => void; children: ReactNode };

/** Drop zone that spans the screen and accepts one file. */
export function DropZone({ onFile, children }: Props) {
  const t = useTranslations('cv.manager');
  const { over, target } = useFileDrop(([file]) => file && onFile(file));
  return (
    <div {...target} className="relative min-h-[calc(100dvh-8rem)]">
      {children}
      {over && (
        <div className="pointer-events-none absolute -inset-3 z-30 flex justify-center rounded-card border-2 border-primary border-dashed bg-tint/80 pt-40">
          <p className="flex h-fit items-center gap-2 rounded-control bg-floating px-4 py-2 font-medium shadow-float">
            <Icon of={Upload} />
            {t('drop')}
          </p>
        </div>
      )}
    </div>
  );
}
