import { lazy, Suspense } from 'react';
import { useOffer, usePaletteOpen } from '#ui/screen-commands.ts';
import { useCaptions } from '../outline/captions.ts';
import { useAdding } from '../outline/use-adding.ts';
import { useSectionName } from '../outline/use-section-name.ts';
import { PIECES } from '../pieces.ts';
import { useDeedWords } from '../use-deed-words.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

const CvCommands = lazy(async () => ({ default: (await PIECES.commands()).CvCommands }));

type Props = Omit<CvCommandsProps, keyof ReturnType<typeof useHanded>>;

/** Registers the editor's commands in the command palette. They load once the palette is first opened. */
export const CommandsLater = (props: Props) => usePaletteOpen() && <Commands {...props} />;

const Commands = (props: Props) => (
  <Suspense>
    <CvCommands {...props} {...useHanded(props)} />
  </Suspense>
);

/**
 * Returns the props that the first view has already loaded. Importing these hooks in the lazy piece as well would split
 * shared code into more and heavier chunks.
 */
const useHanded = ({ view, onLead }: Pick<CvCommandsProps, 'view' | 'onLead'>) => ({
  offer: useOffer(),
  adding: useAdding(onLead),
  sectionName: useSectionName(),
  titleOf: useCaptions().titleOf,
  deedWords: useDeedWords(view.content),
});
