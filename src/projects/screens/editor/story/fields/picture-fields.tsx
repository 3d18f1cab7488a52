import { useTranslations } from 'use-intl';
import { MAX_PICTURES, PICTURE_WIDTHS } from '#blocks/components.tsx';
import type { Block } from '#blocks/contract.ts';
import { GalleryField, type RecordEditorState } from '#records/components.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import type { EditableProject } from '../../prepare-project.ts';
import type { Blocks } from '../use-blocks.ts';

type Props = {
  editor: RecordEditorState<EditableProject>;
  story: Blocks;
  block: Extract<Block, { pictures: unknown }>;
  path: string;
};

/** The pictures of a block; a single one also has a width. */
export function PictureFields({ editor, story, block, path }: Props) {
  const t = useTranslations('projects.editor.story');
  const { value, change, errorOf, imageOf, addImage } = editor;
  return (
    <>
      {block.kind === 'picture' && (
        <Segments
          label={t('fields.width')}
          choices={PICTURE_WIDTHS.map((width) => ({ value: width, label: t(`widths.${width}`) }))}
          value={block.width}
          onValueChange={(width) => story.update({ ...block, width })}
        />
      )}
      {block.kind === 'comparison' && <p className="text-text-secondary">{t('comparisonHint')}</p>}
      <GalleryField
        path={`${path}.pictures`}
        label={t(`kinds.${block.kind}`)}
        items={block.pictures}
        cover={value.cover}
        maximum={MAX_PICTURES[block.kind]}
        errorOf={errorOf}
        imageOf={imageOf}
        onImage={addImage}
        onChange={(pictures) => story.updatePictures(block.id, pictures)}
        onCover={(cover) => change({ cover, coverFocus: null })}
      />
    </>
  );
}
