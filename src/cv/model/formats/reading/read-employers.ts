import type { Node } from '../../shapes.ts';
import type { CvBuilder, ImportTarget } from './cv-builder.ts';
import { type FlatTable, fillFlat, readFlat, storeRest } from './flat-table.ts';
import type { SourceObject } from './source-object.ts';

/** A company of a file, with the positions that somebody had there. Both may be the same object. */
export type Employer = { company: SourceObject; positions: readonly SourceObject[] };

/** Reads companies with their positions. Consecutive entries of one company become its roles. */
export function readEmployers(
  builder: CvBuilder,
  employers: readonly Employer[],
  from: string,
  tables: { company: FlatTable; position: FlatTable },
) {
  const section = builder.addSection('work', from);
  let last: ImportTarget<Node<'work'>> | undefined;
  for (const { company, positions } of employers) {
    const item = builder.addItem(section, company.from);
    fillFlat(builder, item, company, tables.company);
    const isContinued = last !== undefined && item.value.name !== '' && isSameCompany(last.value, item.value);
    const owner = isContinued && last ? last : item;
    if (isContinued) section.value.items = section.value.items.filter(({ id }) => id !== item.value.id);
    for (const position of positions) {
      readFlat(builder, builder.addChild('role', owner, 'roles', position.from), position, tables.position);
    }
    if (positions.length === 0 || !positions.includes(company)) storeRest(builder, owner, company, tables.company);
    last = owner;
  }
}

const isSameCompany = (one: Node<'work'>, other: Node<'work'>) =>
  one.name === other.name && one.location === other.location && one.url === other.url;
