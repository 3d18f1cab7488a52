import type { LucideIcon } from 'lucide-react';
import { Picture } from '#files/components.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Face } from './shelf.ts';

type Props = {
  face: Face;
  /** Stands for it where it has no picture. */
  icon: LucideIcon;
  sizes: string;
  fit?: 'cover' | 'contain';
  large?: boolean;
};

/** What a record looks like; the title beside it says what it is. */
export function ItemPicture({ face, icon, sizes, fit = 'cover', large = false }: Props) {
  if (face.picture) {
    return (
      <Picture
        image={face.picture}
        alt=""
        sizes={sizes}
        className={`h-full! w-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      />
    );
  }
  return (
    <span className="flex size-full items-center justify-center text-placeholder">
      <Icon of={face.icon ?? icon} size={large ? 20 : 16} />
    </span>
  );
}
