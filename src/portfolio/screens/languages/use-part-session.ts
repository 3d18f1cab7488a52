import { useQueryClient } from '@tanstack/react-query';
import type { Autosave } from '#platform/browser/autosave/autosave.ts';
import type { Language } from '#platform/pure/i18n/languages.ts';
import { type EditingSession, useDocumentSession } from '#records/components.tsx';
import { portfolioApi } from '../portfolio-api.ts';
import { partPort, type ReceivedPart, type TypedTexts } from './part-port.ts';

export type PartSession = EditingSession<Autosave<TypedTexts>, ReceivedPart>;

/** Opens the texts of a part of the member's site for translating. */
export function usePartSession(language: Language, part: string) {
  const queries = useQueryClient();
  const input = { language, part } as const;
  const { read, texts, translate } = portfolioApi.languages;
  return useDocumentSession<ReceivedPart, TypedTexts>({
    kind: `site in ${language}`,
    id: part,
    empty: {},
    requiredFields: [],
    prepare: (document) => ({ document, faults: {}, waiting: [] }),
    recordKeyOf: () => texts.queryKey({ input }),
    makePort: (onReceived) =>
      partPort(
        { read: () => texts.call(input), translate: (changed) => translate.call({ ...input, texts: changed }) },
        (received) => {
          onReceived(received);
          void queries.invalidateQueries({ queryKey: read.queryKey({ input: { language } }) });
        },
      ),
  });
}
