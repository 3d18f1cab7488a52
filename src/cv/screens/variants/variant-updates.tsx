import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import { useId, useRef, useState } from 'react';
import { useTranslations } from 'use-intl';
import { useFailureToast } from '#records/components.tsx';
import { Button } from '#ui/actions/button.tsx';
import { LoadError } from '#ui/feedback/error-state.tsx';
import { useToast } from '#ui/feedback/use-toast.ts';
import type { CvVariant, FamilyMember } from '../../contract.ts';
import { nodeAt, nodeTitleOf } from '../../model/tree.ts';
import { DESIGN, DETAILS, ORDER } from '../../model/variants/parts.ts';
import type { UpdateAnswer } from '../../model/variants/variant.ts';
import { cvApi } from '../cv-api.ts';
import { ChangeList } from '../history/change-list.tsx';
import { useChangeDescription } from '../history/use-change-description.ts';

type Update = CvVariant['updates'][number];

/** The changes of an original that its variant can take, one by one or all at once. Nothing is taken by itself. */
export function VariantUpdates({ variant: { id, revision } }: { variant: FamilyMember }) {
  const t = useTranslations('cv-variants.updates');
  const titleId = useId();
  const panel = useRef<HTMLElement>(null);
  const options = cvApi.variant.queryOptions({ input: { id } });
  const query = useQuery({
    ...options,
    queryKey: [...options.queryKey, revision],
    placeholderData: keepPreviousData,
  });
  const { data } = query;
  const cv = useQuery(cvApi.read.queryOptions({ input: { id } })).data;
  const original = data?.variant?.original;
  const originalCv = useQuery({
    ...cvApi.read.queryOptions({ input: { id: original?.id ?? '' } }),
    enabled: original !== undefined,
  }).data;
  const { answer, busy } = useAnswers(id, data?.variant ?? undefined);
  const documents = [originalCv, cv].flatMap((one) => one?.document ?? []);
  const describe = useChangeDescription(documents);
  const headings = useTranslations('cv-page.sections');
  const updates = data?.variant?.updates ?? [];
  const locked = data?.variant?.locked ?? false;
  if (query.isError && !data) return <LoadError title={t('failed')} query={query} />;
  if (!original || updates.length === 0) return null;
  const partName = ({ part, changes: [change] }: Update): string => {
    if (part === DETAILS) return t('details');
    if (part === DESIGN) return t('design');
    if (part === ORDER) return t('order');
    const [, section = '', , item] = change?.at ?? [];
    for (const document of documents) {
      const node = item === part ? nodeAt(document, ['sections', section, 'items', part]) : undefined;
      if (node) return nodeTitleOf(node) || headings(node.section ?? 'custom');
      const found = document.sections.find(({ id: one }) => one === part || one === section);
      if (found) return found.title || headings(found.kind);
    }
    return change?.name ?? part;
  };
  return (
    <section
      ref={panel}
      tabIndex={-1}
      aria-labelledby={titleId}
      className="sticky bottom-4 z-10 mx-4 mb-4 max-h-[45dvh] overflow-y-auto rounded-card border border-border bg-background p-4 shadow-floating outline-hidden"
    >
      <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <h3 id={titleId} className="font-medium">
          {t('title', { count: updates.length, name: original.name })}
        </h3>
        <p className="min-w-0 flex-1 text-text-secondary">{locked ? t('locked') : t('text')}</p>
        {!locked && updates.length > 1 && (
          <Button
            disabled={busy}
            onClick={() =>
              void answer(
                updates.map(({ part }) => part),
                'take',
              )
            }
          >
            {t('all')}
          </Button>
        )}
      </div>
      <ul>
        {updates.map((update) => {
          const { part, changes, isEdited } = update;
          const name = partName(update);
          const button = (choice: UpdateAnswer) => ({
            disabled: busy,
            'aria-label': t(`${choice}Named`, { part: name }),
            onClick: () => {
              // The button disappears with its update.
              panel.current?.focus();
              void answer([part], choice);
            },
          });
          return (
            <li
              key={part}
              className="flex flex-wrap items-start gap-x-4 gap-y-2 border-border border-t py-3 first:mt-3"
            >
              <div className="min-w-0 flex-1 basis-72">
                <h4 dir="auto" className="font-medium">
                  {name}
                </h4>
                <ChangeList changes={changes} describe={describe} />
                {isEdited && <p className="pt-1 text-warning">{t('edited')}</p>}
              </div>
              {!locked && (
                <div className="flex flex-wrap gap-2">
                  <Button {...button('take')}>{t('take')}</Button>
                  <Button tone="quiet" {...button('keep')}>
                    {t('keep')}
                  </Button>
                  {isEdited && (
                    <Button tone="quiet" {...button('replace')}>
                      {t('replace')}
                    </Button>
                  )}
                </div>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}

function useAnswers(id: string, variant: CvVariant | undefined) {
  const t = useTranslations('cv-variants.updates');
  const queries = useQueryClient();
  const toast = useToast();
  const reportFailure = useFailureToast();
  const [busy, setBusy] = useState(false);
  const attempt = async (work: () => Promise<void>) => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      reportFailure(t('notDone'), error);
    }
    await queries.invalidateQueries({ queryKey: cvApi.key() });
    setBusy(false);
  };
  const answer = (parts: readonly string[], choice: UpdateAnswer) =>
    attempt(async () => {
      if (!variant || variant.original.revision === null) return;
      const { revision, answer: given } = await cvApi.answerUpdates.call({
        ...{ id, revision: variant.revision, originalRevision: variant.original.revision },
        answers: parts.map((part) => ({ part, answer: choice })),
      });
      toast({
        text: choice === 'keep' ? t('kept') : t('taken', { count: parts.length }),
        tone: 'success',
        undo: () => void attempt(async () => void (await cvApi.undoAnswers.call({ id, revision, answer: given }))),
      });
    });
  return { answer, busy };
}
