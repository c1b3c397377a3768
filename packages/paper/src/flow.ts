/** What is laid out one after the other down a page. */
export interface Flow<Item> {
  readonly room: number;
  heightOf(item: Item): number;
  /** A title does not end a page. */
  isTitle?(item: Item): boolean;
  /**
   * What is repeated at the top of a page that begins in the middle of a group: the title of the group of this item.
   */
  again?(item: Item): Item | undefined;
}

/** Cuts items into pages. One that is higher than a page has a page of its own. */
export function paginate<Item>(items: readonly Item[], flow: Flow<Item>): Item[][] {
  const { room, heightOf, isTitle = () => false, again = () => undefined } = flow;
  const pages: Item[][] = [];
  let page: Item[] = [];
  let used = 0;
  const put = (item: Item): void => {
    page.push(item);
    used += heightOf(item);
  };
  for (const [index, item] of items.entries()) {
    const next = items[index + 1];
    const needed = heightOf(item) + (isTitle(item) && next !== undefined ? heightOf(next) : 0);
    if (page.length > 0 && used + needed > room) {
      pages.push(page);
      page = [];
      used = 0;
      const repeated = isTitle(item) ? undefined : again(item);
      if (repeated !== undefined) put(repeated);
    }
    put(item);
  }
  return page.length === 0 ? pages : [...pages, page];
}

/** Groups of so many items at most. */
export const batches = <Item>(items: readonly Item[], most: number): Item[][] =>
  Array.from({ length: Math.ceil(items.length / most) }, (_, index) => items.slice(index * most, (index + 1) * most));

/** Items by key, in the order in which keys come first. */
export function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): Map<string, Item[]> {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    const group = groups.get(key);
    if (group) group.push(item);
    else groups.set(key, [item]);
  }
  return groups;
}
