import { useTranslations } from 'use-intl';
import { FieldAnchor, UrlField } from '#records/components.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { TextField } from '#ui/fields/text-field.tsx';
import { RichTextField } from '#ui/rich-text/rich-text-field.tsx';
import { CALLOUT_TONES, BLOCK_LIMITS as LIMITS } from '../model/limits.ts';
import type { Block } from '../model/schema.ts';
import { CodeFields } from './fields/code-fields.tsx';
import { FigureRows } from './fields/figure-rows.tsx';
import { MediaFields } from './fields/media/lazy-media-fields.tsx';
import { PictureFields } from './fields/picture-fields.tsx';
import { TableFields } from './fields/table-fields.tsx';
import { nextFootnote } from './next-footnote.ts';
import type { BlockEditor } from './use-blocks.ts';

/** The height of a text that is all there is. */
const ROWS_ALONE = 14;

type Props = { editor: BlockEditor; block: Block };

/** The form of a block. */
export function BlockFields({ editor, block }: Props) {
  const t = useTranslations('blocks');
  const { form, update } = editor;
  const path = `blocks.${form.blocks.findIndex(({ id }) => id === block.id)}`;
  const errorOf = (field: string) => form.errorOf(`${path}.${field}`);
  switch (block.kind) {
    case 'field':
      return form.fields?.render(block.id);
    case 'text':
    case 'callout':
      return (
        <>
          {block.kind === 'callout' && (
            <Segments
              label={t('fields.tone')}
              choices={CALLOUT_TONES.map((value) => ({ value, label: t(`tones.${value}`) }))}
              value={block.tone}
              onValueChange={(tone) => update({ ...block, tone })}
            />
          )}
          <FieldAnchor at={`${path}.text`}>
            <RichTextField
              {...(block.kind === 'text' ? { long: true, nextFootnote: () => nextFootnote(form.blocks) } : {})}
              large={form.forWriting}
              {...(form.forWriting && editor.shown.length === 1 ? { rows: ROWS_ALONE, placeholder: t('start') } : {})}
              label={t('fields.text')}
              labelHidden
              error={errorOf('text')}
              max={LIMITS.text}
              value={block.text}
              onChange={(text) => update({ ...block, text })}
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
            className={form.forWriting ? '[&_input]:font-medium [&_input]:text-lg' : ''}
            value={block.text}
            onChange={({ target }) => update({ ...block, text: target.value })}
          />
        </FieldAnchor>
      );
    case 'picture':
    case 'pair':
    case 'grid':
    case 'comparison':
      return <PictureFields editor={editor} block={block} path={path} />;
    case 'quote':
      return (
        <>
          <FieldAnchor at={`${path}.text`}>
            <RichTextField
              large={form.forWriting}
              label={t('fields.quote')}
              error={errorOf('text')}
              max={LIMITS.quote}
              rows={2}
              value={block.text}
              onChange={(text) => update({ ...block, text })}
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
                onChange={({ target }) => update({ ...block, source: target.value })}
              />
            </FieldAnchor>
            <FieldAnchor at={`${path}.url`}>
              <UrlField
                label={t('fields.sourceUrl')}
                error={errorOf('url')}
                value={block.url}
                onChange={(url) => update({ ...block, url })}
              />
            </FieldAnchor>
          </div>
        </>
      );
    case 'code':
      return <CodeFields block={block} path={path} errorOf={errorOf} onChange={update} />;
    case 'table':
      return <TableFields block={block} path={path} errorOf={errorOf} onChange={update} />;
    case 'figures':
      return (
        <FigureRows
          label={t('kinds.figures')}
          rows={block.figures}
          path={`${path}.figures`}
          maximum={LIMITS.figures}
          errorOf={form.errorOf}
          onChange={(figures) => update({ ...block, figures })}
        />
      );
    case 'video':
    case 'audio':
    case 'file':
      return <MediaFields editor={editor} block={block} path={path} />;
    case 'embed':
      return (
        <div className="grid gap-3 sm:grid-cols-2">
          <FieldAnchor at={`${path}.url`}>
            <UrlField
              label={t('fields.embedUrl')}
              hint={t('embedHint')}
              error={errorOf('url')}
              value={block.url}
              onChange={(url) => update({ ...block, url })}
            />
          </FieldAnchor>
          <FieldAnchor at={`${path}.title`}>
            <TextField
              label={t('fields.embedTitle')}
              error={errorOf('title')}
              dir="auto"
              autoComplete="off"
              value={block.title}
              onChange={({ target }) => update({ ...block, title: target.value })}
            />
          </FieldAnchor>
        </div>
      );
    case 'divider':
      return null;
  }
}
