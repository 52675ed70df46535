/** Spellings that systems produce: joined where nothing else explains them, proposed as duplicates otherwise. */
import { describe, expect, it } from "vitest";
import { identityOf } from "../measures/identity.fixture.ts";
import { confidenceRulesetV4 } from "../matching/ruleset-v4.ts";
import { alikeGroups } from "./alike-groups.ts";
import { AlikeFinder } from "./alike.ts";
import { plainName } from "@paygauge/analysis/names/group-key";
import { atOnce } from "@paygauge/api-types/turns/turns";

/** joined: one key. proposed: a possible duplicate. apart: neither. */
function verdictOf(a: string, b: string): "joined" | "proposed" | "apart" {
  if (plainName(a) === plainName(b)) return "joined";
  const fillers = Array.from({ length: 200 }, (_, at) => ({ name: `Payee${at}x Works` }));
  const identities = [{ name: a }, { name: b }, ...fillers].map((payee) => identityOf(payee));
  const groups = atOnce(
    alikeGroups(identities, atOnce(AlikeFinder.over(identities, confidenceRulesetV4)).next(identities.length)),
  );
  return groups.some(({ members }) => members.includes(0) && members.includes(1)) ? "proposed" : "apart";
}

describe("spellings", () => {
  it.each([
    ["ООО «Ромашка»", "Ромашка ООО"],
    ["ЗАО Вектор", "Вектор"],
    ["株式会社山田製作所", "山田製作所株式会社"],
    ["㈱山田製作所", "山田製作所"],
    ["(株)山田製作所", "株式会社山田製作所"],
    ["深圳华强有限公司", "深圳华强"],
    ["SIA Rimont Latvia", "Rimont Latvia SIA"],
    ["UAB Baltic Wood", "Baltic Wood, UAB"],
    ["Sp. z o.o. Kwiat", "Kwiat Sp. z o.o."],
    ["Kwiat spółka z ograniczoną odpowiedzialnością", "Kwiat Sp. z o.o."],
    ["PPHU Nowak Jan", "Nowak Jan PPHU"],
    ["JSC Volga Steel", "Volga Steel JSC"],
    ["Delacroix Société Anonyme", "Delacroix SA"],
    ["Société Anonyme Delacroix", "Delacroix S.A."],
    ["Rossi società a responsabilità limitata", "Rossi S.r.l."],
    ["Общество с ограниченной ответственностью Ромашка", "ООО «Ромашка»"],
    ["Публичное акционерное общество Вектор", "ПАО Вектор"],
  ])("%s and %s are one supplier", (a, b) => {
    expect(verdictOf(a, b)).toBe("joined");
  });

  it.each([
    ["Müller Bau GmbH", "MUELLER BAU GMBH"],
    ["Bäckerei Köhler KG", "BAECKEREI KOEHLER KG"],
    ["Møller Skilte ApS", "Moeller Skilte ApS"],
    ["Håkansson Bygg AB", "Haakansson Bygg AB"],
    ["Cœur de Lyon SARL", "Coeur de Lyon SARL"],
    ["AB Nordvik", "Nordvik AB"],
    ["S.C. Petrol Nord S.R.L.", "Petrol Nord SRL"],
    ["INACTIVE - Delby Ltd", "Delby Ltd"],
    ["zz Corvin Ltd", "Corvin Ltd"],
    ["ZZZ_Corvin Ltd", "Corvin Ltd"],
    ["Corvin Ltd (DO NOT USE)", "Corvin Ltd"],
    ["***Corvin Ltd", "Corvin Ltd"],
    ["*** DO NOT USE *** Corvin Ltd", "Corvin Ltd"],
    ["zzCorvin Ltd", "Corvin Ltd"],
    ["Norton Filiale Wien", "Norton"],
    ["Norton Ltd Branch Leeds", "Norton Ltd"],
    ["T-Mobilis UK Ltd", "TMobilis UK Ltd"],
    ["Co-op Bakery Ltd", "Coop Bakery Ltd"],
    ["NORTON LTD - LEEDS", "NORTON LTD"],
    ["Norton Ltd (Leeds)", "Norton Ltd"],
    ["Norton Ltd, Leeds", "Norton Ltd"],
  ])("%s and %s are proposed, if not joined", (a, b) => {
    expect(verdictOf(a, b)).not.toBe("apart");
  });

  it.each([
    ["Corvin 1 Ltd", "Corvin 2 Ltd"],
    ["Norton Ltd - Unit 7", "Marlow Ltd - Unit 7"],
    ["Oldham Printers", "Ham Printers"],
    ["Altena Bouw BV", "Ena Bouw BV"],
    ["Blue Heron Ltd", "Bee Heron Supplies Ltd"],
    ["Exxon Haulage", "On Haulage"],
    ["ZZ Top Tours", "Top Deck Tours"],
  ])("%s and %s are neither", (a, b) => {
    expect(verdictOf(a, b)).toBe("apart");
  });
});
