import { useTranslations } from 'use-intl';
import type { CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { Path } from '../../../../model/tree.ts';
import { PlaceButton } from '../place-button.tsx';
import { usePlaceWords } from '../use-place-words.ts';
import { CommentRow } from './comment-row.tsx';
import { groupedComments } from './grouped-comments.ts';
import type { CommentDeeds } from './use-comment-deeds.ts';

export type GroupProps = {
  comments: readonly CvComment[];
  content: CvContent;
  deeds: CommentDeeds;
  onLead: (path: Path) => void;
  onDelete: (comment: CvComment, button: HTMLElement) => void;
  onLeave: (element: Element) => void;
};

/** Comments grouped by block, each group with a link to the block. */
export function CommentGroups({ comments, content, onLead, ...row }: GroupProps) {
  const t = useTranslations('cv-comments.review');
  const nameOf = usePlaceWords(content);
  return groupedComments(comments, content).map(({ key, path, blockName, comments: all }) => (
    <section key={key} data-comments-on={key} tabIndex={-1} className="outline-hidden">
      <h4>
        {path ? (
          <PlaceButton name={nameOf(path)} onClick={() => onLead(path)} />
        ) : (
          <span className="break-words text-text-secondary">{t('gone', { name: blockName })}</span>
        )}
      </h4>
      <ul>
        {all.map((comment) => (
          <CommentRow key={comment.id} comment={comment} {...row} />
        ))}
      </ul>
    </section>
  ));
}
