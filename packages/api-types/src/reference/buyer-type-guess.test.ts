import { expect, test } from "vitest";
import { buyerTypeOf, guessBuyerType } from "./buyer-type-guess.ts";

test.each([
  ["City of Northgate", "City of"],
  ["Northgate Metropolitan District Council", "District Council"],
  ["State of North Marland", "State of"],
  ["Marland County", "County"],
  ["University of Northgate", "University of"],
  ["Northgate Teaching Hospitals NHS Trust", "NHS"],
  ["Stadt Nordheim", "Stadt"],
  ["Gemeinde Südtal", "Gemeinde"],
  ["Bundesministerium für Verkehr", "Bundesministerium"],
  ["Technische Universität Nordheim", "Universität"],
  ["Ville de Valmont", "Ville de"],
  ["Ministère des Transports", "Ministère"],
  ["Ayuntamiento de Villanorte", "Ayuntamiento"],
  ["Diputación de Villanorte", "Diputación"],
  ["Comune di Valmonte", "Comune di"],
  ["Università di Valmonte", "Università"],
  ["Gemeente Noorddam", "Gemeente"],
  ["Network Rail Infrastructure Limited", "Network Rail"],
  ["NATIONAL HIGHWAYS LTD", "NATIONAL HIGHWAYS"],
  ["High Speed Two (HS2) Limited", "High Speed Two"],
])("%s is probably public", (name, because) => {
  expect(guessBuyerType(name)).toEqual({ type: "public", because });
});

test.each([
  ["Northgate Engineering plc", "plc"],
  ["University Books Ltd.", "Ltd"],
  ["City Plumbing Limited", "Limited"],
  ["Nordheim Werke GmbH", "GmbH"],
  ["Valmont Distribution S.A.", "S.A"],
  ["Valmonte Trasporti S.p.A.", "S.p.A"],
  ["Noorddam Logistiek B.V.", "B.V"],
])("%s is probably a company", (name, because) => {
  expect(guessBuyerType(name)).toEqual({ type: "private", because });
});

test.each(["Northgate", "City Plumbing", "Stadtler Brothers", "", "   ", "Ⓐ 株式会社"])("%j says nothing", (name) => {
  expect(guessBuyerType(name)).toBeNull();
});

test("a stated type wins over the guess, and the guess applies where none is stated", () => {
  expect(buyerTypeOf({ name: "Northgate Council", buyerType: null })).toBe("public");
  expect(buyerTypeOf({ name: "Northgate Council", buyerType: "private" })).toBe("private");
  expect(buyerTypeOf({ name: "Northgate", buyerType: null })).toBeNull();
});
