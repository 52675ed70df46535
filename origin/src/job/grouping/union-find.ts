/** Groups made by joining pairs: a pair of a group and a pair of another make one group of all (Tarjan 1975). */
export class UnionFind {
  readonly #parent: Uint32Array;

  constructor(size: number) {
    this.#parent = Uint32Array.from({ length: size }, (_, at) => at);
  }

  /** The same number for all of a group: the least of its members. */
  find(at: number): number {
    let root = at;
    while (this.#parent[root] !== root) {
      const above = this.#parent[root] ?? root;
      this.#parent[root] = this.#parent[above] ?? above;
      root = this.#parent[root] ?? above;
    }
    return root;
  }

  join(a: number, b: number): void {
    const [first, second] = [this.find(a), this.find(b)];
    this.#parent[Math.max(first, second)] = Math.min(first, second);
  }

  /** Members of every group of two or more, in order. */
  groups(): number[][] {
    const groups = new Map<number, number[]>();
    for (let at = 0; at < this.#parent.length; at += 1) {
      const root = this.find(at);
      const group = groups.get(root);
      if (group) group.push(at);
      else groups.set(root, [at]);
    }
    return [...groups.values()].filter((group) => group.length > 1);
  }
}
