import type { LucideIcon } from 'lucide-react';
import { Picture } from '#files/components.tsx';
import { Icon } from '#ui/icon.tsx';
import type { Face } from './shelf.ts';

type Props = {
  face: Face;
  /** Fallback icon for a record without an image. */
  icon: LucideIcon;
  sizes: string;
  fit?: 'cover' | 'contain';
  large?: boolean;
};

/** Image or icon of a record. Decorative: the title beside it names the record. */
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
