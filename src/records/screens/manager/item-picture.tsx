import type { LucideIcon } from 'lucide-react';
import { Picture } from '#files/components.tsx';
import { Icon } from '#ui/icon.tsx';
import type { ItemContent } from './managed-collection.ts';

type Props = {
  content: ItemContent;
  /** Fallback icon for a record without an image. */
  icon: LucideIcon;
  sizes: string;
  fit?: 'cover' | 'contain';
  large?: boolean;
};

/** Image or icon of a record. Decorative: the title beside it names the record. */
export function ItemPicture({ content, icon, sizes, fit = 'cover', large = false }: Props) {
  if (content.picture) {
    return (
      <Picture
        image={content.picture}
        alt=""
        sizes={sizes}
        focus={content.focus ?? null}
        className={`h-full! w-full ${fit === 'cover' ? 'object-cover' : 'object-contain'}`}
      />
    );
  }
  return (
    <span className="flex size-full items-center justify-center text-placeholder">
      <Icon of={content.icon ?? icon} size={large ? 20 : 16} />
    </span>
  );
}
