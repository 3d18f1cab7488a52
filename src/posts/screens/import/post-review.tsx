import { useFormatter, useTranslations } from 'use-intl';
import { Checkbox } from '#ui/fields/checkbox.tsx';
import { Segments } from '#ui/fields/segments.tsx';
import { Badge } from '#ui/layout/badge.tsx';
import { useSelection } from '#ui/lists/use-selection.ts';
import type { PreviewedPost } from '../../contract.ts';
import { ImportWarnings } from './import-warnings.tsx';
import type { usePostImport } from './use-post-import.ts';

type State = Pick<ReturnType<typeof usePostImport>, 'selected' | 'setSelected' | 'keepStatus' | 'setKeepStatus'>;
type Props = { state: State; posts: readonly PreviewedPost[] };

/** Second step of an import: the posts of the file, each with what could not be kept. */
export function PostReview({ state, posts }: Props) {
  const t = useTranslations('posts.import');
  const { selected, setSelected, keepStatus, setKeepStatus } = state;
  const selection = useSelection(
    posts.map(({ index }) => String(index)),
    selected,
    setSelected,
  );
  const elsewhere = posts
    .flatMap(({ warnings }) => warnings)
    .reduce((sum, { problem, count }) => sum + (problem === 'picturesElsewhere' ? count : 0), 0);
  const hasPublished = posts.some(({ status }) => status !== 'draft');
  return (
    <div className="grid gap-3">
      {hasPublished && (
        <Segments
          label={t('statusLabel')}
          value={keepStatus ? 'keep' : 'drafts'}
          onValueChange={(value) => setKeepStatus(value === 'keep')}
          choices={[
            { value: 'drafts', label: t('asDrafts') },
            { value: 'keep', label: t('keepStatus') },
          ]}
        />
      )}
      {elsewhere > 0 && (
        <p className="rounded-control bg-surface px-3 py-2 text-text-secondary">
          {t('elsewhere', { count: elsewhere })}
        </p>
      )}
      <div className="border-border border-b pb-2">
        <Checkbox
          label={t('all')}
          checked={selection.all}
          mixed={selection.isPartial}
          onCheckedChange={selection.toggleAll}
        />
      </div>
      <ul aria-label={t('list')}>
        {posts.map((post) => (
          <li
            key={post.index}
            className="flex gap-3 border-border border-b py-2.5 [content-visibility:auto] last:border-b-0"
          >
            <Checkbox
              label={t('select', { title: post.title })}
              labelHidden
              checked={selected.has(String(post.index))}
              onCheckedChange={() => selection.toggle(String(post.index), false)}
            />
            <div className="min-w-0 flex-1">
              <p className="flex flex-wrap items-center gap-x-2 break-words font-medium">
                <bdi className="min-w-0 break-words">{post.title}</bdi>
                {post.duplicateOf && <Badge>{t('duplicate')}</Badge>}
                {post.isPage && <Badge>{t('page')}</Badge>}
              </p>
              <PostFacts post={post} />
              <ImportWarnings warnings={post.warnings} />
            </div>
          </li>
        ))}
      </ul>
    </div>
  );
}

function PostFacts({ post }: { post: PreviewedPost }) {
  const t = useTranslations('posts.import');
  const format = useFormatter();
  const date =
    post.publishedAt === ''
      ? ''
      : format.dateTime(new Date(post.publishedAt), { dateStyle: 'medium', timeZone: 'UTC' });
  const facts = [
    t(`status.${post.status}`),
    date,
    t('blocks', { count: post.blocks }),
    post.pictures > 0 ? t('pictures', { count: post.pictures }) : '',
    post.tags.join(', '),
  ];
  return (
    <p className="line-clamp-2 break-words text-text-secondary text-xs tabular-nums">
      {facts.filter((fact) => fact !== '').join(' · ')}
    </p>
  );
}
