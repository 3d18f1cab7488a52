import type { Node } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from '../reading/cv-builder.ts';
import { readPlainText } from '../reading/read-rich-text.ts';
import type { SourceObject } from '../reading/source-object.ts';
import { fillDates, fillOngoing } from './read-dates.ts';

/** Reads the positions. Consecutive ones in the same company become its roles. */
export function readPositions(builder: CvBuilder, rows: readonly SourceObject[]) {
  const section = builder.addSection('work', 'Positions.csv');
  let item: ImportTarget<Node<'work'>> | undefined;
  for (const row of rows) {
    const { 'Company Name': company, Location: location } = row.remaining();
    const isSameCompany = item !== undefined && company !== undefined && item.value.name === company;
    if (!item || !isSameCompany) {
      item = builder.addItem(section, row.from);
      builder.fill(item, row, { name: 'Company Name', location: 'Location' });
    } else {
      row.take('Company Name');
      if (location === item.value.location) row.take('Location');
    }
    const role = builder.addChild('role', item, 'roles', row.from);
    builder.fill(role, row, { position: 'Title' });
    readPlainText(builder, role, row, 'Description', 'summary');
    fillDates(builder, role, row, { start: 'Started On', end: 'Finished On' });
    fillOngoing(role);
    builder.storeExtras(role, row);
  }
}
