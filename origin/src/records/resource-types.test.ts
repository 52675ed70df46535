/** What a resource's literal types give: `tsc` fails where one of these lines stops being an error. */
import { expect, test } from "vitest";
import { buyerResource } from "@paygauge/api-types/endpoints/buyers";
import { calls, type AnswerOf, type BodyOf } from "@paygauge/api-types/endpoints";
import { linkTo, sitemap } from "@paygauge/api-types/sitemap";
import { buyersHandlers } from "../areas/buyers/handlers.ts";
import type { Handlers } from "../call-context.ts";
import type { RecordStore } from "./record-store.ts";
import type { buyerStore } from "../areas/buyers/buyer-store.ts";

type BuyerHandlers = Pick<Handlers, keyof typeof buyersHandlers>;

test("links to its pages take the ids and parameters that they have", () => {
  expect(linkTo("buyer", { buyerId: "b 1" })).toBe("/admin/buyer-manager/b%201");
  // @ts-expect-error there is no such page
  expect(() => linkTo("buyerList")).toThrow();
  // @ts-expect-error the page of one is found by the buyer's own id
  expect(() => linkTo("buyer", { issuerId: "i1" })).toThrow("needs a value for :buyerId");
  const title: "New buyer" = sitemap.buyerCreate.title;
  expect(title).toBe("New buyer");
});

test("its calls have literal methods, paths and access", () => {
  const { updateBuyer } = calls;
  const parts: readonly ["PUT", "/api/v1/buyers", "BuyerManagement_CRUD", "buyer"] = [
    updateBuyer.method,
    updateBuyer.path,
    updateBuyer.access.of[0],
    updateBuyer.locked.entityType,
  ];
  expect(parts[0]).toBe("PUT");
  // @ts-expect-error a read takes no lock
  expect(calls.buyer.locked).toBeUndefined();
});

test("a handler that is missing, or answers something else, does not compile", () => {
  const { deleteBuyer: _left, ...others } = buyersHandlers;
  // @ts-expect-error deleteBuyer is missing
  const missing: BuyerHandlers = others;
  // @ts-expect-error a buyer is answered, not its name
  const wrong: BuyerHandlers = { ...buyersHandlers, buyer: async () => "Wharfside" };
  expect(Object.keys(missing).length).toBe(Object.keys(wrong).length - 1);
});

test("bodies and answers have the fields that the resource names, and no other", () => {
  const body: BodyOf<"updateBuyer"> = {
    id: "b1",
    version: 1,
    name: "N",
    country: "GBR",
    currency: null,
    industryCode: null,
    // @ts-expect-error what the system counts is not written
    jobsCount: 1,
  };
  // @ts-expect-error there is no such field
  const telling = (buyer: AnswerOf<"buyer">) => buyer.phone;
  expect([Object.keys(body).length, telling.length]).toEqual([7, 1]);
});

type Columns = ReturnType<RecordStore<typeof buyerResource>["columns"]>;
/** No one is asked for the columns of a test: their types alone count. */
const columns = {} as ReturnType<typeof buyerStore.columns>;

test("a store that leaves a field out, or keeps it as another kind of value, does not compile", () => {
  const { currency: _none, ...fewer } = columns;
  // @ts-expect-error the currency is missing
  const missing: Columns = fewer;
  const { version } = columns;
  // @ts-expect-error a country is text
  const wrong: Columns["country"] = version;
  expect([missing, wrong]).toEqual([{}, undefined]);
});
