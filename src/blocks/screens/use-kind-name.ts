import { useTranslations } from 'use-intl';
import type { Block } from '../model/schema.ts';
import type { BlockForm } from './block-form.ts';

/** Returns a function that names the kind of a block, or the field that it shows. */
export function useKindName({ fields }: BlockForm) {
  const t = useTranslations('blocks.kinds');
  return (block: Block) => (block.kind === 'field' ? (fields?.nameOf(block.id) ?? '') : t(block.kind));
}
