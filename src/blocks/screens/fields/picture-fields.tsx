import { useTranslations } from 'use-intl';
import { GalleryField } from '#records/components.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { MAX_PICTURES, PICTURE_WIDTHS } from '../../model/limits.ts';
import type { Block } from '../../model/schema.ts';
import type { BlockEditor } from '../use-blocks.ts';

type Props = {
  editor: BlockEditor;
  block: Extract<Block, { pictures: unknown }>;
  path: string;
};

/** The pictures of a block; a single one also has a width. */
export function PictureFields({ editor, block, path }: Props) {
  const t = useTranslations('blocks');
  const { cover, onCover, errorOf, imageOf, addImage } = editor.form;
  return (
    <>
      {block.kind === 'picture' && (
        <Segments
          label={t('fields.width')}
          choices={PICTURE_WIDTHS.map((width) => ({ value: width, label: t(`widths.${width}`) }))}
          value={block.width}
          onValueChange={(width) => editor.update({ ...block, width })}
        />
      )}
      {block.kind === 'comparison' && <p className="text-text-secondary">{t('comparisonHint')}</p>}
      <GalleryField
        path={`${path}.pictures`}
        label={t(`kinds.${block.kind}`)}
        items={block.pictures}
        cover={cover}
        maximum={MAX_PICTURES[block.kind]}
        errorOf={errorOf}
        imageOf={imageOf}
        onImage={addImage}
        onChange={(pictures) => editor.updatePictures(block.id, pictures)}
        onCover={onCover}
      />
    </>
  );
}
