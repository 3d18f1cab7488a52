import { useQueryClient } from '@tanstack/react-query';
import type { Autosave } from '#platform/browser/autosave/autosave.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { type EditingSession, useDocumentSession, useFieldErrorText, validateLength } from '#records/components.tsx';
import type { SiteTranslation } from '../../contract.ts';
import { MAX_TRANSLATION_LENGTH } from '../../model/languages/parts.ts';
import { portfolioApi } from '../portfolio-api.ts';
import { partPort, type ReceivedPart, type TypedTexts } from './part-port.ts';
import { stateOf } from './text-state.ts';

export type PartSession = EditingSession<Autosave<TypedTexts>, ReceivedPart>;

type Options = { language: Language; part: string; onRemoved: (texts: string[]) => void };

/** Opens the texts of a part of the member's site for translating. */
export function usePartSession({ language, part, onRemoved }: Options) {
  const queries = useQueryClient();
  const toErrorText = useFieldErrorText();
  const input = { language, part } as const;
  const { read, work, texts, translate } = portfolioApi.languages;
  /** Shows how much of the part is translated, without loading all others again. */
  const updateProgress = (received: ReceivedPart) => {
    const withProgress = <List extends Pick<SiteTranslation, 'parts'>>(before: List | undefined) =>
      before && {
        ...before,
        parts: before.parts.map((one) => (one.part === part ? { ...one, ...progressOf(received) } : one)),
      };
    queries.setQueryData(read.queryKey({ input: { language } }), withProgress<SiteTranslation>);
    queries.setQueryData(work.queryKey({ input: { language } }), withProgress<Pick<SiteTranslation, 'parts'>>);
  };
  return useDocumentSession<ReceivedPart, TypedTexts>({
    kind: `site in ${language}`,
    id: part,
    empty: {},
    requiredFields: [],
    prepare: (document) => {
      const tooLong = Object.entries(document).flatMap(([field, text]) => {
        const error = validateLength(text, MAX_TRANSLATION_LENGTH);
        return error ? [[field, error] as const] : [];
      });
      return { document, faults: toErrorText(Object.fromEntries(tooLong)), waiting: [] };
    },
    recordKeyOf: () => texts.queryKey({ input }),
    makePort: (onReceived) =>
      partPort(
        { read: () => texts.call(input), translate: (changed) => translate.call({ ...input, texts: changed }) },
        {
          onRemoved,
          onPart: (received) => {
            onReceived(received);
            updateProgress(received);
          },
        },
      ),
  });
}

/** Returns how many texts of a part are translated. A name counts only if it has changed since. */
function progressOf({ texts }: ReceivedPart) {
  const states = texts.map((text) => ({ isName: text.isName, state: stateOf(text, text.translation?.text ?? '') }));
  const countOf = (wanted: string) => states.filter(({ isName, state }) => !isName && state === wanted).length;
  return {
    total: states.filter(({ isName }) => !isName).length,
    ...{ done: countOf('done'), missing: countOf('missing') },
    changed: states.filter(({ state }) => state === 'changed').length,
  };
}
