import { useTranslations } from 'use-intl';
import { CALLOUT_TONES, BLOCK_LIMITS as LIMITS } from '#blocks/components.tsx';
import type { Block } from '#blocks/contract.ts';
import { FieldAnchor, type RecordEditorState, UrlField } from '#records/components.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { PROJECT_LIMITS } from '../../../model/limits.ts';
import type { EditableProject } from '../prepare-project.ts';
import { CodeFields } from './fields/code-fields.tsx';
import { FigureRows } from './fields/figure-rows.tsx';
import { MediaFields } from './fields/media/lazy-media-fields.tsx';
import { PictureFields } from './fields/picture-fields.tsx';
import { TableFields } from './fields/table-fields.tsx';
import type { ChapterField } from './new-block.ts';
import type { Blocks } from './use-blocks.ts';

type Props = { editor: RecordEditorState<EditableProject>; story: Blocks; block: Block };

/** The form of a block. */
export function BlockFields({ editor, story, block }: Props) {
  const t = useTranslations('projects.editor.story');
  const path = `blocks.${editor.value.blocks.findIndex(({ id }) => id === block.id)}`;
  const errorOf = (field: string) => editor.errorOf(`${path}.${field}`);
  switch (block.kind) {
    case 'field':
      return <ChapterText editor={editor} story={story} field={block.id as ChapterField} />;
    case 'text':
    case 'callout':
      return (
        <>
          {block.kind === 'callout' && (
            <Segments
              label={t('fields.tone')}
              choices={CALLOUT_TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
              value={block.tone}
              onValueChange={(tone) => story.update({ ...block, tone })}
            />
          )}
          <FieldAnchor at={`${path}.text`}>
            <RichTextField
              long={block.kind === 'text'}
              label={t('fields.text')}
              labelHidden
              error={errorOf('text')}
              max={LIMITS.text}
              value={block.text}
              onChange={(text) => story.update({ ...block, text })}
            />
          </FieldAnchor>
        </>
      );
    case 'heading':
      return (
        <FieldAnchor at={`${path}.text`}>
          <TextField
            label={t('fields.heading')}
            labelHidden
            error={errorOf('text')}
            dir="auto"
            autoComplete="off"
            value={block.text}
            onChange={({ target }) => story.update({ ...block, text: target.value })}
          />
        </FieldAnchor>
      );
    case 'picture':
    case 'pair':
    case 'grid':
    case 'comparison':
      return <PictureFields editor={editor} story={story} block={block} path={path} />;
    case 'quote':
      return (
        <>
          <FieldAnchor at={`${path}.text`}>
            <RichTextField
              label={t('fields.quote')}
              error={errorOf('text')}
              max={LIMITS.quote}
              rows={2}
              value={block.text}
              onChange={(text) => story.update({ ...block, text })}
            />
          </FieldAnchor>
          <div className="grid gap-3 sm:grid-cols-2">
            <FieldAnchor at={`${path}.source`}>
              <TextField
                label={t('fields.source')}
                error={errorOf('source')}
                dir="auto"
                autoComplete="off"
                value={block.source}
                onChange={({ target }) => story.update({ ...block, source: target.value })}
              />
            </FieldAnchor>
            <FieldAnchor at={`${path}.url`}>
              <UrlField
                label={t('fields.sourceUrl')}
                error={errorOf('url')}
                value={block.url}
                onChange={(url) => story.update({ ...block, url })}
              />
            </FieldAnchor>
          </div>
        </>
      );
    case 'code':
      return <CodeFields block={block} path={path} errorOf={errorOf} onChange={story.update} />;
    case 'table':
      return <TableFields block={block} path={path} errorOf={errorOf} onChange={story.update} />;
    case 'figures':
      return (
        <FigureRows
          label={t('kinds.figures')}
          rows={block.figures}
          path={`${path}.figures`}
          maximum={LIMITS.figures}
          errorOf={editor.errorOf}
          onChange={(figures) => story.update({ ...block, figures })}
        />
      );
    case 'video':
    case 'audio':
    case 'file':
      return <MediaFields editor={editor} story={story} block={block} path={path} />;
    case 'embed':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <FieldAnchor at={`${path}.url`}>
            <UrlField
              label={t('fields.embedUrl')}
              hint={t('embedHint')}
              error={errorOf('url')}
              value={block.url}
              onChange={(url) => story.update({ ...block, url })}
            />
          </FieldAnchor>
          <FieldAnchor at={`${path}.title`}>
            <TextField
              label={t('fields.embedTitle')}
              error={errorOf('title')}
              dir="auto"
              autoComplete="off"
              value={block.title}
              onChange={({ target }) => story.update({ ...block, title: target.value })}
            />
          </FieldAnchor>
        </div>
      );
    case 'divider':
      return null;
  }
}

type ChapterProps = Omit<Props, 'block'> & { field: ChapterField };

/** One of the project's own texts. */
function ChapterText({ editor, story, field }: ChapterProps) {
  const t = useTranslations('projects.editor');
  const path = `caseStudy.${field}`;
  return (
    <FieldAnchor at={path}>
      <RichTextField
        long
        label={t(`fields.${field}`)}
        labelHidden
        placeholder={t(`placeholders.${field}`)}
        error={editor.errorOf(path)}
        max={PROJECT_LIMITS.caseStudy}
        value={editor.value.caseStudy[field]}
        onChange={(text) => story.writeChapter(field, text)}
      />
    </FieldAnchor>
  );
}
