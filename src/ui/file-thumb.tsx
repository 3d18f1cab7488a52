import { FileText } from 'lucide-react';
import { useState } from 'react';
import type { FileProgress } from './file-progress.ts';
import { Icon } from './icon.tsx';
import { useObjectUrl } from './use-object-url.ts';

/** Shows a thumbnail of a picture, or a file icon. Decorative, because the name is next to it. */
export function FileThumb({ file: { picture, state } }: { file: FileProgress }) {
  const url = useObjectUrl(picture);
  const [broken, setBroken] = useState<string>();
  if (!url || broken === url) {
    return (
      <span className="flex size-10 shrink-0 items-center justify-center rounded-control bg-surface text-text-secondary">
        <Icon of={FileText} size={20} />
      </span>
    );
  }
  return (
    <img
      src={url}
      alt=""
      width={40}
      height={40}
      draggable={false}
      onError={() => setBroken(url)}
      className={`size-10 shrink-0 rounded-control bg-surface object-cover transition-opacity ${state === 'done' ? '' : 'opacity-60'}`}
    />
  );
}
