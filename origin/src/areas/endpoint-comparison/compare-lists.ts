/** Two lists compared page by page: rows are paired by their declared key and given up once compared, so that memory stays small. */
import * as v from "valibot";
import { comparisonLimits } from "@paygauge/api-types/entities/endpoint-comparison";
import { limits } from "@paygauge/api-types/limits";
import { compareFields, fieldsOf, nothingFound, pointerOf, type Found } from "./differences.ts";
import type { SideReader } from "./read-side.ts";

const page = v.looseObject({ collection: v.array(v.unknown()), hasNextPage: v.boolean() });
/** Page numbers, which say nothing about the list itself. */
const pageFields: readonly string[] = ["currentPage", "hasNextPage", "hasPreviousPage", "totalPages", "pageSize"];

type Ask = Pick<SideReader, "ask" | "isRefused" | "fault">;

/** One side's pages, and its rows that no other side has had yet, by key. */
class PagedSide {
  readonly #side: Ask;
  readonly #key: string;
  readonly rows = new Map<string, unknown>();
  rest: unknown = {};
  isOver = false;
  #count = 0;

  constructor(side: Ask, key: string) {
    this.#side = side;
    this.#key = key;
  }

  /** The next page; its answer where that isn't a page. */
  async next(pageNumber: number): Promise<unknown> {
    if (this.isOver) return null;
    const answer = await this.#side.ask({ pageNumber, pageSize: limits.maxPageSize });
    const parsed = v.safeParse(page, answer);
    if (this.#side.isRefused || !parsed.success) {
      this.isOver = true;
      return answer;
    }
    const { collection, ...rest } = parsed.output;
    for (const row of collection) this.rows.set(this.#nameOf(row), row);
    this.rest = Object.fromEntries(Object.entries(rest).filter(([name]) => !pageFields.includes(name)));
    this.isOver = !rest.hasNextPage;
    return null;
  }

  /** The key of a row; its place where it has none. */
  #nameOf(row: unknown): string {
    this.#count += 1;
    const isRecord = typeof row === "object" && row !== null && Object.hasOwn(row, this.#key);
    const value: unknown = isRecord ? Reflect.get(row, this.#key) : undefined;
    return typeof value === "string" ? value : String(this.#count - 1);
  }
}

type Three<T> = readonly [T, T, T];

async function compareParts(parts: Three<unknown>, place: readonly string[], isIgnored: Ignores, found: Found) {
  const prefix = pointerOf(...place);
  const fields = async (value: unknown) => (value === undefined ? new Map<string, string>() : fieldsOf(value, prefix));
  const [left, again, right] = parts;
  await compareFields([await fields(left), await fields(again), await fields(right)], isIgnored, found);
}

type Ignores = (pointer: string) => boolean;

/** The next page of each side, or its answer where that isn't a page; null: a side has no answer, or the time is over. */
async function nextOf(
  asked: Three<Ask>,
  sides: Three<PagedSide>,
  { pageNumber, until }: { readonly pageNumber: number; readonly until: number },
): Promise<Three<unknown> | null> {
  const answers: unknown[] = [];
  for (const side of sides) {
    if (Date.now() >= until) return null;
    answers.push(await side.next(pageNumber));
  }
  // Nothing is compared then: further pages need not be read.
  if (asked.some(({ fault }) => fault !== null)) return null;
  const [left, again, right] = answers;
  return [left, again, right];
}

/**
 * Compares the lists of the left side, the left one again and the right one. `isWhole` is false where a list is longer
 * than what can be read. A refusal of the first page is compared as the answer that it is.
 */
export async function compareLists(
  sides: Three<Ask>,
  key: string,
  isIgnored: Ignores,
): Promise<Found & { readonly isWhole: boolean }> {
  const paged = [new PagedSide(sides[0], key), new PagedSide(sides[1], key), new PagedSide(sides[2], key)] as const;
  const [left, again, right] = paged;
  const found = nothingFound();
  const until = Date.now() + comparisonLimits.listMs;
  const isOver = () => left.isOver && again.isOver && right.isOver;
  let isFull = false;
  for (let pageNumber = 1; pageNumber <= comparisonLimits.pages && !isOver() && !isFull; pageNumber += 1) {
    const others = await nextOf(sides, paged, { pageNumber, until });
    if (others === null) break;
    if (pageNumber === 1 && others.some((other) => other !== null)) {
      const whole = (other: unknown, side: PagedSide) =>
        other ?? { ...objectOf(side.rest), collection: [...side.rows.values()] };
      await compareParts(
        [whole(others[0], left), whole(others[1], again), whole(others[2], right)],
        [],
        isIgnored,
        found,
      );
      return { ...found, isWhole: true };
    }
    for (const [name, row] of left.rows) {
      if (!again.rows.has(name) || !right.rows.has(name)) continue;
      await compareParts([row, again.rows.get(name), right.rows.get(name)], ["collection", name], isIgnored, found);
      for (const side of paged) side.rows.delete(name);
    }
    isFull = found.fields >= comparisonLimits.fields;
  }
  const isWhole = isOver() && !sides.some((side) => side.isRefused);
  // Rows of a part that was not read are on neither side.
  if (isWhole)
    for (const name of new Set([...left.rows.keys(), ...again.rows.keys(), ...right.rows.keys()]))
      await compareParts(
        [left.rows.get(name), again.rows.get(name), right.rows.get(name)],
        ["collection", name],
        isIgnored,
        found,
      );
  await compareParts([left.rest, again.rest, right.rest], [], isIgnored, found);
  return { ...found, isWhole };
}

const objectOf = (value: unknown): object => (typeof value === "object" && value !== null ? value : {});
