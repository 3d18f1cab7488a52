import { lazy, Suspense } from 'react';
import { usePaletteOpen, useSetScreenCommands } from '#ui/screen-commands.ts';
import { useCaptions } from '../captions.ts';
import { CHUNKS } from '../lazy-chunks.ts';
import { useAddActions } from '../outline/use-add-actions.ts';
import { useSectionName } from '../outline/use-section-name.ts';
import { useStepDescription } from '../use-step-description.ts';
import type { CvCommandsProps } from './cv-commands-props.ts';

const CvCommands = lazy(async () => ({ default: (await CHUNKS.commands()).CvCommands }));

type Props = Omit<CvCommandsProps, keyof ReturnType<typeof useEagerProps>>;

/** Registers the editor's commands in the command palette. They load once the palette is first opened. */
export const LazyCommands = (props: Props) => usePaletteOpen() && <LoadedCommands {...props} />;

const LoadedCommands = (props: Props) => (
  <Suspense>
    <CvCommands {...props} {...useEagerProps(props)} />
  </Suspense>
);

/**
 * Returns the props that the first view has already loaded. Importing these hooks in the lazy chunk as well would split
 * shared code into more and heavier chunks.
 */
const useEagerProps = ({ view, onNavigate }: Pick<CvCommandsProps, 'view' | 'onNavigate'>) => ({
  registerCommands: useSetScreenCommands(),
  addActions: useAddActions(onNavigate),
  sectionName: useSectionName(),
  titleOf: useCaptions().titleOf,
  describeStep: useStepDescription(view.content),
});
