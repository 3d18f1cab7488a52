import { ConcreteHyperlink, type IContext, type TextRun } from 'docx';

const RELATIONSHIP_TYPE = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A hyperlink whose id is derived from its position. The library's random ids would make every file different. */
export class DocxHyperlink extends ConcreteHyperlink {
  readonly #href: string;

  constructor(children: readonly TextRun[], href: string, index: number) {
    super(children, `Link${index}`);
    this.#href = new URL(href).href;
  }

  override prepForXml(context: IContext) {
    context.viewWrapper.Relationships.addRelationship(this.linkId, RELATIONSHIP_TYPE, this.#href, 'External');
    return super.prepForXml(context);
  }
}
