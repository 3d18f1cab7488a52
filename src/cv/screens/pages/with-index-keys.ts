/** Returns the items with their index as React key, which is stable for read-only content. */
export const withIndexKeys = <Item>(items: readonly Item[]) => items.map((item, at) => ({ key: `at-${at}`, item }));
