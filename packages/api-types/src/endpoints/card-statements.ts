import { cleanLine } from "../clean-fields.ts";
import * as v from "valibot";
import { holders } from "../access/access.ts";
import { encodedMessage } from "../catalogue/message.ts";
import {
  merchantsFileQuery,
  merchantsQuery,
  statementImport,
  statementLimits,
  statementMerchant,
  statementModes,
  statementReading,
  statementVersion,
} from "../entities/card-statements.ts";
import { currencyCode } from "../entities/jobs.ts";
import { done, mutation } from "../entities/mutation.ts";
import { pagedResult } from "../entities/paging.ts";
import { rulesetNote } from "../entities/rulesets.ts";
import { recordId } from "../ids.ts";
import { limits } from "../limits.ts";
import type { Call } from "./call.ts";

const root = "/api/v1/issuers/:id/card-statements";
const one = `${root}/imports/:importId`;
/** The origin asks for staff or a Manager of the issuer as well: Members see no statement of it. */
const view = holders("IssuerArea_VIEW");
const crud = holders("IssuerArea_CRUD");

/** An issuer's card statements: their versions, which one its jobs see, and the import of a new one. */
export const cardStatementCalls = {
  cardStatements: {
    method: "GET",
    path: root,
    access: view,
    effect: "read",
    answer: v.object({
      issuerName: v.string(),
      currency: v.nullable(v.string()),
      fallbackCountryIso3: v.string(),
      versions: v.array(statementVersion),
      buyers: v.array(v.object({ id: v.string(), name: v.string() })),
      /** Who made it share, and since when; null: it does not. */
      sharing: v.nullable(v.object({ by: v.string(), since: v.string() })),
    }),
  },
  /** The merchants that a version is made of. */
  statementMerchants: {
    method: "GET",
    path: `${root}/versions/:versionNumber/merchants`,
    access: view,
    effect: "read",
    query: merchantsQuery,
    answer: pagedResult(statementMerchant),
  },
  exportStatementMerchants: {
    method: "GET",
    path: `${root}/versions/:versionNumber/merchants/export`,
    access: view,
    effect: "read",
    query: merchantsFileQuery,
    answer: "download",
  },
  beginStatement: {
    method: "POST",
    path: `${root}/imports`,
    access: crud,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({
      fileName: v.pipe(
        v.string(),
        cleanLine(),
        v.minLength(1, encodedMessage("fileNoName")),
        v.maxLength(limits.nameLength),
      ),
      size: v.pipe(
        v.number(),
        v.integer(),
        v.minValue(1, encodedMessage("fileEmptyOther")),
        v.maxValue(statementLimits.bytes, encodedMessage("tableBytes", { most: statementLimits.bytes })),
      ),
      /** The buyer whose cards were used. */
      buyerId: recordId,
      /** ISO 4217, where the file names none. */
      currency: currencyCode,
      /** ISO 3166-1 alpha-3 of merchants whose country the file does not name; "" for none. */
      country: v.pipe(v.string(), v.maxLength(3)),
    }),
    answer: mutation({ importId: v.string(), partSize: v.number() }),
  },
  putStatementPart: {
    method: "PUT",
    path: `${one}/parts/:partNumber`,
    access: crud,
    effect: "write",
    unlocked: "own",
    bodyType: "binary",
    answer: mutation({ partNumber: v.number() }),
  },
  statementImport: { method: "GET", path: one, access: crud, effect: "read", answer: statementImport },
  /** Queues the reading of the whole file, which keeps nothing. */
  readStatement: { method: "POST", path: `${one}/read`, access: crud, effect: "write", unlocked: "own", answer: done },
  /** Reads the same file with other columns: it becomes an import of its own, in the place of this one. */
  rereadStatement: {
    method: "POST",
    path: `${one}/reread`,
    access: crud,
    effect: "write",
    unlocked: "own",
    body: statementReading,
    answer: mutation({ importId: v.string() }),
  },
  /** Queues the figures read as a new version. */
  keepStatement: {
    method: "POST",
    path: `${one}/keep`,
    access: crud,
    effect: "write",
    unlocked: "own",
    body: v.strictObject({
      mode: v.picklist(statementModes),
      note: rulesetNote,
      /** Every row was paid by card, although nothing in the file states it. */
      allByCard: v.boolean(),
      /** The issuer's jobs see it from then on, unless another version has been activated meanwhile. */
      activate: v.optional(v.boolean()),
    }),
    answer: done,
  },
  cancelStatement: {
    method: "POST",
    path: `${one}/cancel`,
    access: crud,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  resumeStatement: {
    method: "POST",
    path: `${one}/resume`,
    access: crud,
    effect: "write",
    unlocked: "own",
    answer: done,
  },
  discardStatement: { method: "DELETE", path: one, access: crud, effect: "write", unlocked: "own", answer: done },
  /** Makes a version the one that the issuer's jobs see from now on; an older one again is the way back, 0 means none. */
  activateStatement: {
    method: "POST",
    path: `${root}/versions/:versionNumber/activate`,
    access: crud,
    effect: "write",
    unlocked: "choice",
    answer: done,
  },
  /** Shares "accepts cards, year" with issuers that share as well, and learns theirs; or no more. */
  shareAcceptance: {
    method: "PUT",
    path: `${root}/sharing`,
    access: crud,
    effect: "write",
    unlocked: "choice",
    body: v.strictObject({ isShared: v.boolean() }),
    answer: done,
  },
} as const satisfies Record<string, Call>;
