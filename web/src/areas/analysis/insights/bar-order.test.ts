import { expect, test } from "vitest";
import { barOrder } from "./bar-order.ts";

const bars = [
  { key: "0", name: "10 methods", value: 1 },
  { key: "2", name: "9 methods", value: 5 },
  { key: "1", name: "Ägypten", value: 3 },
];
const keys = (...order: Parameters<typeof barOrder>) => bars.toSorted(barOrder(...order)).map((bar) => bar.key);

test("in the dimension's own order, by value, or by name as the reader's language has it", () => {
  expect(keys("own", "PaymentMethodCount", "en")).toEqual(["0", "1", "2"]);
  expect(keys("own", "Countries", "en")).toEqual(["2", "1", "0"]);
  expect(keys("value", "PaymentMethodCount", "en")).toEqual(["2", "1", "0"]);
  expect(keys("name", "Countries", "de")).toEqual(["2", "0", "1"]);
});
