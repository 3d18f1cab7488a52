import { type DragEvent, useEffect, useState } from 'react';
import { foldersIn } from './files-of-folders.ts';

const holdsFiles = ({ dataTransfer }: { dataTransfer: DataTransfer | null }) => dataTransfer?.types.includes('Files');

/**
 * Accepts files dropped on an element, and folders if there is a function that takes their contents. Drops elsewhere are
 * cancelled, because the browser would open the file.
 */
export function useFileDrop(
  take: (files: FileList) => void,
  takeFolders?: (entries: readonly FileSystemEntry[]) => void,
) {
  const [over, setOver] = useState(false);
  useEffect(() => {
    const guard = (event: globalThis.DragEvent) => {
      if (event.defaultPrevented || !holdsFiles(event)) return;
      event.preventDefault();
      if (event.dataTransfer) event.dataTransfer.dropEffect = 'none';
    };
    window.addEventListener('dragover', guard);
    window.addEventListener('drop', guard);
    return () => {
      window.removeEventListener('dragover', guard);
      window.removeEventListener('drop', guard);
    };
  }, []);
  const target = {
    onDragOver: (event: DragEvent) => {
      if (!holdsFiles(event)) return;
      event.preventDefault();
      setOver(true);
    },
    onDragLeave: (event: DragEvent) => {
      if (!event.currentTarget.contains(event.relatedTarget as Node | null)) setOver(false);
    },
    onDrop: (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const folders = takeFolders && foldersIn(event.dataTransfer);
      if (folders) takeFolders(folders);
      else take(event.dataTransfer.files);
    },
  };
  return { over, target };
}
