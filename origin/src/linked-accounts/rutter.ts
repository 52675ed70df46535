/**
 * Rutter's accounting API of version 2024-08-31, as docs.rutter.com describes it (read 2026-11): connections with a link
 * page, and lists by cursor. Which fields a list has beyond these was not confirmed by a recorded call.
 */
import * as v from "valibot";
import type { LinkedModel } from "@paygauge/api-types/entities/linked-accounts";
import { outbound, OutboundError, type OutboundRequest } from "../outbound/outbound.ts";
import { asText, dayOf, rowOf, type Adapter, type AskedPage, type LinkPlace, type PartialRow } from "./adapter.ts";

const version = "2024-08-31";
const pageSize = "500";

async function call<const S extends v.GenericSchema>(
  place: LinkPlace,
  request: Pick<OutboundRequest<S>, "method" | "path" | "query" | "answer"> & { body?: unknown },
): Promise<v.InferOutput<S> | null> {
  const { RUTTER_CLIENT_ID: id = "", RUTTER_CLIENT_SECRET: secret = "", RUTTER_VERSION } = place.env;
  const { body, ...rest } = request;
  const headers = {
    authorization: `Basic ${btoa(`${id}:${secret}`)}`,
    accept: "application/json",
    "x-rutter-version": RUTTER_VERSION === undefined || RUTTER_VERSION === "" ? version : RUTTER_VERSION,
    ...(body === undefined ? {} : { "content-type": "application/json" }),
  };
  const sent = {
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    ...(place.signal === undefined ? {} : { signal: place.signal }),
  };
  const isRepeatable = request.method !== "POST";
  return (await outbound(place, "rutter", { ...rest, ...sent, headers, isRepeatable })).body;
}

const connection = v.object({
  id: v.string(),
  platform: asText,
  link_url: asText,
  access_token: asText,
  needs_update: v.optional(v.nullable(v.boolean()), false),
  disabled: v.optional(v.nullable(v.boolean()), false),
  connection_status: asText,
  error_message: asText,
});
const connected = v.object({ connection });
const allConnections = v.object({ connections: v.array(v.unknown()) });

/** Names of platforms that their words do not give. */
const platformNames = new Map([
  ["QUICKBOOKS", "QuickBooks Online"],
  ["QUICKBOOKS_DESKTOP", "QuickBooks Desktop"],
  ["NETSUITE", "NetSuite"],
  ["FREEAGENT", "FreeAgent"],
  ["FRESHBOOKS", "FreshBooks"],
  ["DYNAMICS_365", "Dynamics 365"],
  ["DYNAMICS365", "Dynamics 365"],
]);

/** As screens show it: "SAGE_INTACCT" is "Sage Intacct". */
const nameOf = (platform: string): string =>
  platformNames.get(platform) ??
  platform
    .split("_")
    .map((part) => (part.length <= 3 ? part : `${part.slice(0, 1)}${part.slice(1).toLowerCase()}`))
    .join(" ");

const money = { total_amount: asText, currency_code: asText, vendor_id: asText };
const base = { id: v.string() };
const vendor = v.object({
  ...base,
  vendor_name: asText,
  tax_number: asText,
  email: asText,
  addresses: v.optional(
    v.nullable(
      v.array(
        v.object({ address1: asText, address2: asText, city: asText, postal_code: asText, country_code: asText }),
      ),
    ),
    [],
  ),
});
const dated = v.object({
  ...base,
  ...money,
  document_number: asText,
  issue_date: asText,
  transaction_date: asText,
  due_date: asText,
  memo: asText,
  status: asText,
  payment_method: asText,
  purchase_order_ids: v.optional(v.nullable(v.array(asText)), []),
});

const vendorRow = (raw: unknown): PartialRow => {
  const { id, vendor_name: name, tax_number: taxNumber, email, addresses } = v.parse(vendor, raw);
  const place = addresses?.[0];
  const street = [place?.address1 ?? "", place?.address2 ?? ""].filter((each) => each !== "").join(", ");
  const more = { town: place?.city ?? "", postcode: place?.postal_code ?? "", country: place?.country_code ?? "" };
  return { id, isDeleted: false, name, taxNumber, email, street, ...more };
};

const documentRow = (raw: unknown): PartialRow => {
  const read = v.parse(dated, raw);
  return {
    id: read.id,
    isDeleted: false,
    number: read.document_number,
    vendorId: read.vendor_id,
    amount: read.total_amount,
    currency: read.currency_code,
    date: dayOf(read.issue_date === "" ? read.transaction_date : read.issue_date),
    dueDate: dayOf(read.due_date),
    purpose: read.memo,
    status: read.status,
    method: read.payment_method,
    orderIds: read.purchase_order_ids ?? [],
  };
};

const models = {
  vendors: { name: "vendors", read: vendorRow },
  bills: { name: "bills", read: documentRow },
  billPayments: { name: "bill_payments", read: documentRow },
  expenses: { name: "expenses", read: documentRow },
  vendorCredits: { name: "bill_credit_memos", read: documentRow },
  purchaseOrders: { name: "purchase_orders", read: documentRow },
} as const satisfies Partial<Record<LinkedModel, unknown>>;
type RutterModel = keyof typeof models;
const isOfRutter = (model: LinkedModel): model is RutterModel => Object.hasOwn(models, model);

/** Fields of each list's answer: the rows are under the list's own name. */
const pageShape = (name: string) =>
  v.object({ next_cursor: v.optional(v.nullable(v.string()), null), [name]: v.array(v.looseObject(base)) });

const isAbsent = (error: unknown): boolean =>
  error instanceof OutboundError && (error.status === 403 || error.status === 404 || error.status === 501);

async function page(place: LinkPlace, { token, model, cursor }: AskedPage) {
  if (!isOfRutter(model)) return { isOff: true as const };
  const { name, read } = models[model];
  const query = { access_token: token, limit: pageSize, ...(cursor === null ? {} : { cursor }) };
  try {
    const answer = await call(place, { method: "GET", path: `/accounting/${name}`, query, answer: pageShape(name) });
    const { next_cursor: next = null, ...lists } = answer ?? {};
    const [list] = Object.values(lists);
    const rows = (Array.isArray(list) ? list : []).map((raw) => rowOf(read(raw)));
    return { isOff: false as const, rows, next: typeof next === "string" ? next : null };
  } catch (error) {
    if (isAbsent(error)) return { isOff: true as const };
    throw error;
  }
}

export const rutterAdapter: Adapter = {
  readsChanges: false,
  models: ["vendors", "bills", "billPayments", "expenses", "vendorCredits", "purchaseOrders"],
  link: async (place, { token }) => {
    // A connection keeps its link page: signing in again there keeps its id.
    const known =
      token === null
        ? await call(place, { method: "POST", path: "/connections/create", body: {}, answer: connected })
        : await call(place, {
            method: "GET",
            path: "/connections/access_token",
            query: { access_token: token },
            answer: connected,
          });
    const { link_url: address = "", id = null, access_token: given = "" } = known?.connection ?? {};
    return { address, remoteId: id, token: given === "" ? token : given };
  },
  facts: async (place, { token }) => {
    if (token === null) return null;
    const query = { access_token: token };
    const answer = await call(place, { method: "GET", path: "/connections/access_token", query, answer: connected });
    if (answer === null) return null;
    const {
      id,
      platform,
      needs_update: needsUpdate,
      disabled,
      error_message: reason,
      connection_status,
    } = answer.connection;
    const isBroken = needsUpdate === true || disabled === true;
    const status = platform === "" ? "Incomplete" : isBroken ? "RelinkNeeded" : "Linked";
    return { status, providerStatus: connection_status, reason, integration: nameOf(platform), remoteId: id };
  },
  // A connection knows nothing of ours; its token came with its making.
  ownerOf: () => Promise.resolve(""),
  page,
  remove: async (place, { remoteId }) => {
    if (remoteId !== null) await call(place, { method: "DELETE", path: `/connections/${remoteId}`, answer: null });
  },
  verify: async (place) => {
    await call(place, { method: "GET", path: "/connections", answer: allConnections });
  },
};
