/** What files of campaigns must be: which column fills which field, and what a row says. */
import { memberMoves, type MemberStatus } from "@paygauge/api-types/campaigns/campaign-rules";
import { decodeMessage, message, type MessageRef } from "@paygauge/api-types/catalogue/message";
import type { Capability } from "@paygauge/api-types/entities/capabilities";
import { campaignFileFields, campaignFileLimits } from "@paygauge/api-types/entities/campaign-files";
import { contactBody } from "@paygauge/api-types/entities/campaign-suppliers";
import * as v from "valibot";
import type { ContactLine, OutcomeLine } from "../../job/campaigns/campaign-file.ts";
import type { Table } from "../../tables/read-table.ts";
import { headingsOf, methodOf, reasonOf, statusOf } from "./campaign-file-words.ts";

type OutcomeField = (typeof campaignFileFields.external)[number];
type ContactField = (typeof campaignFileFields.contacts)[number];

const supplierHeadings = { supplierKey: headingsOf("supplierKey"), supplier: headingsOf("supplier") };

const fold = (text: string): string =>
  text
    .trim()
    .toLowerCase()
    .replaceAll(/[\s_-]+/g, " ");

const day = /^(\d{4})-(\d{2})-(\d{2})$/;
/** "YYYY-MM-DD" of an existing day, as written or with its day first ("24.11.2026", "24/11/2026"); null: neither. */
function dayOf(text: string): string | null {
  const other = /^(\d{1,2})[./](\d{1,2})[./](\d{4})$/.exec(text.trim());
  const iso =
    other === null
      ? text.trim().slice(0, 10)
      : `${other[3]}-${other[2]?.padStart(2, "0")}-${other[1]?.padStart(2, "0")}`;
  if (!day.test(iso)) return null;
  const ms = Date.parse(iso);
  return !Number.isNaN(ms) && new Date(ms).toISOString().slice(0, 10) === iso ? iso : null;
}

type Cells<Field extends string> = Readonly<Partial<Record<Field, string>>>;

const supplierOf = (cells: Cells<"supplierKey" | "supplier">) => ({
  supplierKey: (cells.supplierKey ?? "").trim().slice(0, 60),
  supplier: (cells.supplier ?? "").trim().replaceAll(/\s+/g, " ").slice(0, 200),
});

/** What a status needs when a user moves a supplier to it, it needs in a file as well. */
const needsOf = (status: MemberStatus): readonly string[] =>
  memberMoves.find(({ from, to }) => to === status && from === "Active")?.needs ?? [];

/** An outcome as a row states it, of a campaign of a method; what it needs must be there. */
function outcomeOf(cells: Cells<OutcomeField>, method: Capability, today: string): OutcomeLine | MessageRef {
  const own = supplierOf(cells);
  if (own.supplierKey === "" && own.supplier === "") return message("campaignFileNoSupplier");
  const status = statusOf(cells.status ?? "");
  if (status === null) return message("campaignFileStatus", { value: (cells.status ?? "").slice(0, 40) });
  const needs = needsOf(status);
  const none = { ...own, status, reason: null, agreedMethod: null, agreedOn: null };
  if (needs.includes("reason")) {
    const reason = reasonOf(cells.reason ?? "");
    return reason === null
      ? message("campaignFileReason", { value: (cells.reason ?? "").slice(0, 40) })
      : { ...none, reason };
  }
  if (!needs.includes("agreedOn")) return none;
  const said = cells.agreedMethod ?? "";
  const agreedMethod = said === "" ? method : methodOf(said);
  if (agreedMethod === null) return message("campaignFileMethod", { value: said.slice(0, 40) });
  const agreedOn = dayOf(cells.agreedOn ?? "");
  if (agreedOn === null) return message("campaignFileDay", { value: (cells.agreedOn ?? "").slice(0, 40) });
  return agreedOn > today ? message("campaignFuture") : { ...none, agreedMethod, agreedOn };
}

const noCounts = () => ({ acceptsCard: false, acceptsVirtualCard: false });
const keyOf = ({ supplierKey, supplier }: { supplierKey: string; supplier: string }): string =>
  supplierKey === "" ? `name ${fold(supplier)}` : `key ${supplierKey}`;
const limitsOf = {
  countsOf: noCounts,
  maxEntries: campaignFileLimits.rows,
  tooMany: message("maxCampaignSuppliers", { most: campaignFileLimits.rows }),
  twice: (key: string) => message("campaignFileTwice", { supplier: key.slice(key.indexOf(" ") + 1) }),
};

/** Outcomes of an External Campaign. @param today "YYYY-MM-DD", in UTC */
export const outcomesTable = (method: Capability, today: string): Table<OutcomeField, OutcomeLine> => ({
  ...limitsOf,
  headerWords: {
    ...supplierHeadings,
    status: headingsOf("status"),
    reason: headingsOf("reason"),
    agreedMethod: headingsOf("agreedMethod"),
    agreedOn: headingsOf("agreedOn"),
  },
  required: { status: message("campaignFileNoStatus") },
  entryOf: (cells) => outcomeOf(cells, method, today),
  keyOf,
  sampleOf: ({ agreedOn, agreedMethod, reason, ...line }) => ({
    ...line,
    reason: reason ?? "",
    agreedMethod: agreedMethod ?? "",
    agreedOn: agreedOn ?? "",
  }),
});

const contactCells = v.omit(contactBody, ["version", "isVerified"]);

function contactOfRow(cells: Cells<ContactField>): ContactLine | MessageRef {
  const own = supplierOf(cells);
  if (own.supplierKey === "" && own.supplier === "") return message("campaignFileNoSupplier");
  const { name = "", role = "", phone = "", mail = "" } = cells;
  const read = v.safeParse(contactCells, { name, role, phone, mail });
  if (!read.success) {
    const said = decodeMessage(read.issues[0].message);
    return typeof said === "string" ? message("campaignFileNoWay") : said;
  }
  return read.output.phone === "" && read.output.mail === ""
    ? message("campaignFileNoWay")
    : { ...own, ...read.output };
}

/** Contacts of the suppliers of a campaign, one each. */
export const contactsTable: Table<ContactField, ContactLine> = {
  ...limitsOf,
  // "Name" is the contact's where another column names the supplier.
  headerWords: {
    name: headingsOf("name"),
    role: headingsOf("role"),
    phone: headingsOf("phone"),
    mail: headingsOf("mail"),
    ...supplierHeadings,
  },
  required: { name: message("campaignFileNoContact") },
  entryOf: contactOfRow,
  keyOf,
  sampleOf: (line) => ({ ...line }),
};
