import { describeByLines } from '../import/describe.ts';
import type { Draft, Target } from '../import/draft.ts';
import type { Given } from '../import/given.ts';
import type { Node } from '../shapes.ts';
import { fillDates, fillOngoing } from './read-dates.ts';

/** Reads the positions. Consecutive ones in the same company become its roles. */
export function readPositions(draft: Draft, rows: readonly Given[]) {
  const section = draft.section('work', 'Positions.csv');
  let item: Target<Node<'work'>> | undefined;
  for (const row of rows) {
    const { 'Company Name': company, Location: location } = row.left();
    const goesOn = item !== undefined && company !== undefined && item.value.name === company;
    if (!item || !goesOn) {
      item = draft.item(section, row.from);
      draft.fill(item, row, { name: 'Company Name', location: 'Location' });
    } else {
      row.take('Company Name');
      if (location === item.value.location) row.take('Location');
    }
    const role = draft.part('role', item, 'roles', row.from);
    draft.fill(role, row, { position: 'Title' });
    describeByLines(draft, role, row, 'Description', 'summary');
    fillDates(draft, role, row, { start: 'Started On', end: 'Finished On' });
    fillOngoing(role);
    draft.keep(role, row);
  }
}
