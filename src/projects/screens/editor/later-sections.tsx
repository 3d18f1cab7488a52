import type { Editor } from '#records/components.tsx';
import { FactsSection } from './facts-section.tsx';
import { LinksSection } from './links-section.tsx';
import { MetricsSection } from './metrics-section.tsx';
import { PeopleSection } from './people-section.tsx';
import type { WrittenProject } from './prepare-project.ts';
import { ShowingSection } from './showing-section.tsx';

/** Sections below the images and the case study, in a chunk of their own. */
export const LaterSections = ({ editor }: { editor: Editor<WrittenProject> }) => (
  <>
    <FactsSection editor={editor} />
    <MetricsSection editor={editor} />
    <LinksSection editor={editor} />
    <PeopleSection editor={editor} />
    <ShowingSection editor={editor} />
  </>
);
