import type { PersonDetails } from '../../../contract/people.ts';
import { ContentSection } from './content-section.tsx';
import { PersonEvents } from './person-events.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PublicPages } from './public-pages.tsx';

/** All sections of the member screen. */
export const PersonView = ({ person }: { person: PersonDetails }) => (
  <div className="grid gap-10">
    <PersonHead person={person} />
    <PersonFacts person={person} />
    <ContentSection person={person} />
    <PublicPages pages={person.pages} isActive={person.user.isActive} />
    <PersonSessions sessions={person.sessions} />
    <PersonEvents events={person.events} uid={person.user.uid} />
  </div>
);
