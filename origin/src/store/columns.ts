import { sql, type SQLWrapper } from "drizzle-orm";
import { customType, integer, text } from "drizzle-orm/sqlite-core";
import * as v from "valibot";
import { parseStored, readStoredOr } from "@paygauge/worker/stored-json";

/** Moments are ISO 8601 in UTC ("2026-10-01T12:00:00.000Z"), so that they sort as text and travel as they are. */
export const moment = (name: string) => text(name);
export const flag = (name: string) => integer(name, { mode: "boolean" });

/** Up to which outcome of a command the row has followed it (proq/contract.ts): each is applied to it once. */
export const settled = () => integer("settled").notNull().default(0);

/** Every row that users edit: the version goes up by one at each change and guards against lost updates. */
export const editable = () => ({
  createdOn: moment("created_on").notNull(),
  updatedOn: moment("updated_on").notNull(),
  version: integer("version").notNull().default(1),
});

/** What a stored list reads as that can't be read: it allows nothing, and differs from an empty one by its identity. */
const damagedList: never[] = [];
Object.freeze(damagedList);

/** Whether a list of a row can't be read. */
export const isDamagedRow = (row: object): boolean => Object.values(row).includes(damagedList);

/** @throws Error where a list can't be read, for work that needs it. */
export const requireList = <T>(list: T[], place: string): T[] =>
  list === damagedList ? parseStored(v.never(), list, place) : list;

/** A column of a JSON array. One damaged row must not fail the query of all: it reads as `damagedList`. */
export const jsonList = <T>(item: v.GenericSchema<unknown, T>) =>
  customType<{ data: T[]; driverData: string }>({
    dataType: () => "text",
    toDriver: (list) => JSON.stringify(list),
    fromDriver: (stored) => readStoredOr(v.array(item), stored, "a list of the catalogue", damagedList),
  });

/** Words of one of the product's lists, as JSON. */
export const words = jsonList(v.string());

/** A JSON column for SQLite's functions, which fail the whole statement where one row is damaged. */
export const soundList = (column: SQLWrapper) => sql`iif(json_valid(${column}), ${column}, '[]')`;
