import { useTranslations } from 'use-intl';
import type { CvContent } from '../../../../contract.ts';
import type { CvComment } from '../../../../contract-comments.ts';
import type { NodePath } from '../../../../model/tree.ts';
import { NodeButton } from '../node-button.tsx';
import { useNodeLabel } from '../use-node-label.ts';
import { CommentRow } from './comment-row.tsx';
import { groupComments } from './group-comments.ts';
import type { CommentActions } from './use-comment-actions.ts';

export type CommentGroupsProps = {
  comments: readonly CvComment[];
  content: CvContent;
  actions: CommentActions;
  onNavigate: (path: NodePath) => void;
  onDelete: (comment: CvComment, button: HTMLElement) => void;
  onBeforeRemove: (element: Element) => void;
};

/** Comments grouped by block, each group with a link to the block. */
export function CommentGroups({ comments, content, onNavigate, ...row }: CommentGroupsProps) {
  const t = useTranslations('cv-comments.review');
  const labelOf = useNodeLabel(content);
  return groupComments(comments, content).map(({ key, path, blockName, comments: blockComments }) => (
    <section key={key} data-comments-on={key} tabIndex={-1} className="outline-hidden">
      <h4>
        {path ? (
          <NodeButton name={labelOf(path)} onClick={() => onNavigate(path)} />
        ) : (
          <span className="break-words text-text-secondary">{t('gone', { name: blockName })}</span>
        )}
      </h4>
      <ul>
        {blockComments.map((comment) => (
          <CommentRow key={comment.id} comment={comment} {...row} />
        ))}
      </ul>
    </section>
  ));
}
