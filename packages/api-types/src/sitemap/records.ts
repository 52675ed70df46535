import { buyerPages } from "./buyers.ts";
import { datapointProfilePages } from "./datapoint-profiles.ts";
import { sftpConfigurationPages } from "./sftp-configurations.ts";

/** Pages of every kind of record that is declared as a resource, by its id. Fields are with the calls. */
export const records = {
  buyer: buyerPages,
  datapointProfile: datapointProfilePages,
  sftpConfiguration: sftpConfigurationPages,
} as const;

export type RecordType = keyof typeof records;
export const recordTypes = Object.keys(records) as [RecordType, ...RecordType[]];
export const isRecordType = (word: string): word is RecordType => Object.hasOwn(records, word);

/** The call that answers the pages of each one's list. */
export const recordLists = recordTypes.map((type) => `${type}sPage` as const);

/** Which of a record's screens draws a page: the list, one record or the form of a new one. */
export type RecordScreen = keyof (typeof records)[RecordType]["ids"];

/** The record and the screen that a page shows; undefined for every other page. */
export function recordOfPage(pageId: string): { readonly type: RecordType; readonly screen: RecordScreen } | undefined {
  for (const type of recordTypes) {
    const { ids } = records[type];
    for (const screen of ["list", "one", "create"] as const) if (ids[screen] === pageId) return { type, screen };
  }
  return undefined;
}
