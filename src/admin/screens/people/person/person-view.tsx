import type { Person } from '../../../contract/people.ts';
import { Holdings } from './holdings.tsx';
import { PersonEvents } from './person-events.tsx';
import { PersonFacts } from './person-facts.tsx';
import { PersonHead } from './person-head.tsx';
import { PersonSessions } from './person-sessions.tsx';
import { PublicPages } from './public-pages.tsx';

/** All sections of the member screen. */
export const PersonView = ({ person }: { person: Person }) => (
  <div className="grid gap-10">
    <PersonHead person={person} />
    <PersonFacts person={person} />
    <Holdings person={person} />
    <PublicPages pages={person.pages} isActive={person.user.isActive} />
    <PersonSessions sessions={person.sessions} />
    <PersonEvents events={person.events} uid={person.user.uid} />
  </div>
);
