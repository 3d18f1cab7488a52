import { useQuery } from '@tanstack/react-query';
import { Link2 } from 'lucide-react';
import { Suspense } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import { useTranslations } from 'use-intl';
import { MessagesProvider } from '#platform/browser/i18n/messages-provider.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Link } from '#ui/actions/link.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import { Icon } from '#ui/icon.tsx';
import { EMPTY_CONTENT } from '../../../model/content.ts';
import type { ItemSource, Section } from '../../../model/shapes.ts';
import { answerAllOperations, isOpenOffer } from '../../../model/sources/answer-offer.ts';
import { isWithinItem } from '../../../model/sources/seen.ts';
import { nodeTitleOf, type TreeNode } from '../../../model/tree.ts';
import { cvApi } from '../../cv-api.ts';
import { isWorkKind, workPath } from '../../work-records/work-kinds.ts';
import { useCvEditor } from '../cv-editor-context.tsx';

/** Names the record of the member's work that an entry was made from, and offers what has changed in it since. */
export function WorkLink({ node }: { node: TreeNode }) {
  const source = node.value.source as ItemSource | null | undefined;
  if (!source) return null;
  return (
    <Suspense>
      <MessagesProvider domains={['cv-work']}>
        <LinkedRecord node={node} source={source} />
      </MessagesProvider>
    </Suspense>
  );
}

function LinkedRecord({ node: { kind, path }, source }: { node: TreeNode; source: ItemSource }) {
  const t = useTranslations('cv-work.link');
  const editor = useCvEditor();
  const toast = useToast();
  const { cvId = '' } = useParams();
  const { data } = useQuery({
    ...cvApi.offers.queryOptions({ input: { id: cvId } }),
    // The record may just have been changed in another window.
    staleTime: 0,
  });
  const content = () => ({ ...EMPTY_CONTENT, sections: (editor.read([], 'sections') ?? []) as Section[] });
  const current = content();
  const offers = (data?.offers ?? []).filter((offer) => isWithinItem(offer.at, path) && isOpenOffer(current, offer));
  const answer = (choice: 'take' | 'leave') => editor.do(...answerAllOperations(content(), offers, choice));
  const detach = () => {
    editor.do({ do: 'set', at: path, field: 'source', value: null });
    toast({
      text: t('detached'),
      undo: () => editor.do({ do: 'set', at: path, field: 'source', value: source }),
    });
  };
  return (
    <div className="grid gap-2 rounded-control bg-tint px-3 py-2 text-xs">
      <p className="flex items-start gap-2">
        <Icon of={Link2} className="mt-0.5 size-3.5 shrink-0 text-link" />
        <span className="min-w-0 break-words">{t('linked', { name: nodeTitleOf({ value: source.seen }) })}</span>
      </p>
      {offers.length > 0 && <p className="font-medium">{t('differs', { count: offers.length })}</p>}
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        {offers.length > 0 && !editor.locked && (
          <>
            <Button onClick={() => answer('take')}>{t('update')}</Button>
            <Button tone="quiet" onClick={() => answer('leave')}>
              {t('keep')}
            </Button>
          </>
        )}
        {isWorkKind(kind) && <Link render={<RouterLink to={workPath(kind, source.id)} />}>{t('open')}</Link>}
        {!editor.locked && (
          <Button tone="quiet" onClick={detach}>
            {t('detach')}
          </Button>
        )}
      </div>
    </div>
  );
}
