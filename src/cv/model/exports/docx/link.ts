import { ConcreteHyperlink, type IContext, type TextRun } from 'docx';

const HYPERLINK = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships/hyperlink';

/** A hyperlink whose id is derived from its position. The library's random ids would make every file different. */
export class Link extends ConcreteHyperlink {
  readonly #href: string;

  constructor(children: readonly TextRun[], href: string, at: number) {
    super(children, `Link${at}`);
    this.#href = new URL(href).href;
  }

  override prepForXml(context: IContext) {
    context.viewWrapper.Relationships.addRelationship(this.linkId, HYPERLINK, this.#href, 'External');
    return super.prepForXml(context);
  }
}
